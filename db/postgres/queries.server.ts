import { type RawBuilder, sql } from "kysely";
import type { Read } from "../schema/database";

export function listed<T extends string | number>(values: Iterable<T>): RawBuilder<T> {
  const all = [...values];
  const areNumbers = all.length > 0 && all.every((each) => typeof each === "number");
  const type = areNumbers ? sql`bigint` : sql`text`;
  return sql`(select value from unnest(${all}::${type}[]) as each (value))`;
}

export function same(column: string, value: string | null): RawBuilder<boolean> {
  return sql`${sql.ref(column)} is not distinct from ${value}`;
}

export function holds(column: string, text: string | RawBuilder<string>): RawBuilder<boolean> {
  const plain = typeof text === "string" ? text.replace(/[\\%_]/g, "\\$&") : text;
  const pattern = typeof plain === "string" ? sql`${`%${plain}%`}` : sql`'%' || ${plain} || '%'`;
  // The collation makes letters of ASCII alone match in either case.
  return sql`${sql.ref(column)} ilike (${pattern}) collate "C" escape '\\'`;
}

export function beginsWith(column: string, text: string): RawBuilder<boolean> {
  return sql`${sql.ref(column)} like ${sql.lit(`${text.replace(/[\\%_]/g, "\\$&")}%`)}`;
}

/** These conditions equal those of the partial indexes in base/tablas.sql, or they are not used. */
const contains =
  (text: string) =>
  (column: string): RawBuilder<boolean> =>
    sql`strpos(${sql.ref(column)}, ${sql.lit(text)}) > 0`;

export const namesPictures = contains("](/media/");
export const measuresWithPictures = contains('"/media/');
export const holdsPictures = contains("/media/");
export const picksProducts = contains("::eleccion ");

export const showsProducts = (column: string): RawBuilder<boolean> =>
  sql`(${picksProducts(column)} or ${contains("::producto ")(column)})`;

export function isNoAsin(column: string): RawBuilder<boolean> {
  const id = sql`${sql.ref(column)} collate "C"`;
  return sql`(${id} like 'B0DEMO%' or ${id} !~
    '^B0[A-Z0-9][A-Z0-9][A-Z0-9][A-Z0-9][A-Z0-9][A-Z0-9][A-Z0-9][A-Z0-9]$'
    and ${id} !~ '^[0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9X]$')`;
}

export function elementsOf(column: string, alias: string): RawBuilder<unknown> {
  return sql`json_array_elements_text(${sql.ref(column)}::json) as ${sql.ref(alias)} (value)`;
}

/** Rebuilds the object as text, because `jsonb` would change the order of its other keys. */
export const withoutKey = (column: string, key: string): RawBuilder<string> =>
  sql`(select '{' || coalesce(string_agg(to_json(each.key)::text || ':' || each.value::text, ','
      order by each.n), '') || '}' from json_each(${sql.ref(column)}::json) with ordinality
      as each (key, value, n) where each.key <> ${key})`;

/** Replaces signs that JSON text may hold but a text of the database may not. */
const storable = (_key: string, value: unknown) =>
  typeof value === "string"
    ? value.replace(/\p{Surrogate}/gu, "\uFFFD").replaceAll("\0", "")
    : value;

export function jsonRows(
  table: string,
  rows: readonly object[],
  columns: readonly string[],
): RawBuilder<unknown> {
  const names = sql.join(columns.map((name) => sql.ref(name)));
  return sql`select ${names} from json_populate_recordset(
    null::${sql.table(table)}, ${JSON.stringify(rows, storable)}::json) as each`;
}

export function unindexed(column: string): RawBuilder<string> {
  return sql`${sql.ref(column)}`;
}

export async function columnsOf(db: Read, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select attname as name from pg_attribute
    where attrelid = to_regclass(${table}) and attnum > 0 and not attisdropped
    order by attnum`.execute(db);
  return rows.map(({ name }) => name);
}
