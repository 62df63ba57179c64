import { sql } from "kysely";
import { type DamagedText, excerptOf } from "../engine/base/damaged-text";
import type { Read } from "../schema/database";

interface Column {
  name: string;
  pk: number;
}

export async function findDamagedTexts(read: Read): Promise<DamagedText[]> {
  const tables = await read.introspection.getTables();
  const found: DamagedText[] = [];
  for (const { name, isView } of tables) {
    if (!isView) found.push(...(await searchTable(read, name)));
  }
  return found;
}

async function searchTable(read: Read, table: string): Promise<DamagedText[]> {
  const { rows: columns } = await sql<Column>`
    select name, pk from pragma_table_info(${table}) order by pk`.execute(read);
  const keys = columns.filter(({ pk }) => pk > 0).map(({ name }) => sql.ref(name));
  const key = keys.length > 0 ? sql.join(keys, sql` || ' ' || `) : sql.ref("rowid");
  const found: DamagedText[] = [];
  for (const { name: column } of columns) {
    const value = sql.ref<string>(column);
    const { rows } = await sql<{ key: string; value: string }>`
      select ${key} as key, ${value} as value from ${sql.table(table)}
      where typeof(${value}) = 'text' and (instr(${value}, char(65533)) > 0
        or instr(${value}, char(0)) > 0 or instr(${value}, '\\u0000') > 0)`.execute(read);
    for (const row of rows) {
      found.push({ table, column, key: String(row.key), excerpt: excerptOf(row.value) });
    }
  }
  return found;
}
