import { type RawBuilder, sql } from "kysely";
import type { Read } from "../schema/database";

export function listed<T extends string | number>(values: Iterable<T>): RawBuilder<T> {
  return sql`(select value from json_each(${JSON.stringify([...values])}) as each)`;
}

export function same(column: string, value: string | null): RawBuilder<boolean> {
  return sql`${sql.ref(column)} is ${value}`;
}

export function holds(column: string, text: string | RawBuilder<string>): RawBuilder<boolean> {
  const plain = typeof text === "string" ? text.replace(/[\\%_]/g, "\\$&") : text;
  const pattern = typeof plain === "string" ? `%${plain}%` : sql`'%' || ${plain} || '%'`;
  return sql`${sql.ref(column)} like ${pattern} escape '\\'`;
}

export function beginsWith(column: string, text: string): RawBuilder<boolean> {
  // Written into the SQL: with a parameter SQLite could not use the partial indexes.
  return sql`${sql.ref(column)} glob ${sql.lit(`${text.replace(/[[*?]/g, "[$&]")}*`)}`;
}

/** The conditions must equal those of partial indexes (migrations 0017 to 0065), to use them. */
export const namesPictures = (column: string): RawBuilder<boolean> =>
  sql`instr(${sql.ref(column)}, '](/media/') > 0`;
export const measuresWithPictures = (column: string): RawBuilder<boolean> =>
  sql`instr(${sql.ref(column)}, '"/media/') > 0`;
export const holdsPictures = (column: string): RawBuilder<boolean> =>
  sql`instr(${sql.ref(column)}, '/media/') > 0`;
export const picksProducts = (column: string): RawBuilder<boolean> =>
  sql`instr(${sql.ref(column)}, '::eleccion ') > 0`;

export function showsProducts(column: string): RawBuilder<boolean> {
  const text = sql.ref(column);
  return sql`(instr(${text}, '::eleccion ') > 0 or instr(${text}, '::producto ') > 0)`;
}

export function isNoAsin(column: string): RawBuilder<boolean> {
  const id = sql.ref(column);
  return sql`(${id} glob 'B0DEMO*' or ${id} not glob
    'B0[A-Z0-9][A-Z0-9][A-Z0-9][A-Z0-9][A-Z0-9][A-Z0-9][A-Z0-9][A-Z0-9]'
    and ${id} not glob '[0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9X]')`;
}

export function elementsOf(column: string, alias: string): RawBuilder<unknown> {
  return sql`json_each(${sql.ref(column)}) as ${sql.ref(alias)}`;
}

export const withoutKey = (column: string, key: string): RawBuilder<string> =>
  sql`json_remove(${sql.ref(column)}, ${`$.${JSON.stringify(key)}`})`;

export function jsonRows(
  _table: string,
  rows: readonly object[],
  columns: readonly string[],
): RawBuilder<unknown> {
  const values = columns.map((name) => sql`value ->> ${sql.lit(name)} as ${sql.ref(name)}`);
  return sql`select ${sql.join(values)} from json_each(${JSON.stringify(rows)})`;
}

export function unindexed(column: string): RawBuilder<string> {
  return sql`+${sql.ref(column)}`;
}

export async function columnsOf(db: Read, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from pragma_table_info(${table})`.execute(db);
  return rows.map(({ name }) => name);
}
