import { sql } from "kysely";
import type { Read } from "../schema/database";

export interface DamagedText {
  table: string;
  column: string;
  key: string;
  excerpt: string;
}

interface Column {
  name: string;
  pk: number;
}

const BESIDE = 25;
const DAMAGE = /\uFFFD|\0|\\u0000/;

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

function excerptOf(text: string): string {
  const at = text.search(DAMAGE);
  const start = Math.max(0, at - BESIDE);
  return text
    .slice(start, at + BESIDE)
    .replaceAll("\0", "␀")
    .replace(/\s+|\p{Cc}+/gu, " ");
}
