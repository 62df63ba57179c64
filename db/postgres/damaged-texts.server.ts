import { sql } from "kysely";
import { type DamagedText, excerptOf } from "../engine/base/damaged-text";
import type { Read } from "../schema/database";

/** A text column with the columns of its table's primary key. */
type Place = Record<"table" | "column", string> & { keys: string[] };

export async function findDamagedTexts(read: Read): Promise<DamagedText[]> {
  const { rows: places } = await sql<Place>`
    select relname as table, attname as column, array(
      select k.attname::text from pg_index join pg_attribute k on k.attrelid = indrelid
      where indrelid = c.oid and indisprimary and k.attnum = any(indkey)) as keys
    from pg_class c join pg_attribute on attrelid = c.oid
    where relkind = 'r' and relnamespace = current_schema()::regnamespace and attnum > 0
      and atttypid = 'text'::regtype order by relname, attnum`.execute(read);
  const found: DamagedText[] = [];
  for (const { table, column, keys } of places) {
    const value = sql.ref<string>(column);
    const key = sql.join([sql.lit(" "), ...keys.map((name) => sql.ref(name))]);
    const { rows } = await sql<{ key: string; value: string }>`
      select concat_ws(${key}) as key, ${value} as value from ${sql.table(table)}
      where strpos(${value}, chr(65533)) > 0 or strpos(${value}, '\\u0000') > 0`.execute(read);
    found.push(
      ...rows.map((row) => ({ table, column, key: row.key, excerpt: excerptOf(row.value) })),
    );
  }
  return found;
}
