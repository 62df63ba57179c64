import { type Selectable, sql } from "kysely";
import { database, type Trx } from "~db/client.server";
import type { Schema } from "~db/schema/schema";
import type { Row } from "./rows";

export { insertRows } from "./insert-rows";

type Table = keyof Schema;
type Stored<T extends Table> = Selectable<Schema[T]>;
/** Columns with the values to look for; a list means any of them. */
type Where<T extends Table> = { [Column in keyof Schema[T]]?: unknown };

type Condition = [column: "id", operator: "=" | "is" | "in", value: never];

const conditions = (where: object) =>
  Object.entries(where).map(([column, value]) => {
    const operator = value === null ? "is" : Array.isArray(value) ? "in" : "=";
    return [column, operator, value] as unknown as Condition;
  });

/** Runs a write in a transaction of its own, on the database of the process. */
export const write = <T>(unit: (trx: Trx) => Promise<T>) => database().write(unit);

/** Reads the matching rows of a table, sorted by its first column. */
export async function readRows<T extends Table>(table: T, where: Where<T> = {}) {
  let query = database()
    .read.selectFrom<"productos">(table as never)
    .selectAll();
  for (const condition of conditions(where)) query = query.where(...condition);
  return (await query.orderBy(sql`1`).execute()) as unknown as Stored<T>[];
}

/** Reads the first matching row, and fails without one. */
export async function readRow<T extends Table>(table: T, where: Where<T> = {}) {
  const [row] = await readRows(table, where);
  if (!row) throw new Error(`no such row of ${table}`);
  return row;
}

/** Reads one column of the matching rows. */
export async function readColumn<T extends Table, C extends keyof Stored<T>>(
  table: T,
  column: C,
  where: Where<T> = {},
) {
  return (await readRows(table, where)).map((row) => row[column]);
}

/** Changes matching rows directly, without the rules of the site. */
export const changeRows = <T extends Table>(table: T, values: Row<T>, where: Where<T> = {}) =>
  write((trx) => {
    let query = trx.updateTable<"productos">(table as never).set(values as object);
    for (const condition of conditions(where)) query = query.where(...condition);
    return query.execute();
  });

export const deleteRows = <T extends Table>(table: T, where: Where<T> = {}) =>
  write((trx) => {
    let query = trx.deleteFrom<"productos">(table as never);
    for (const condition of conditions(where)) query = query.where(...condition);
    return query.execute();
  });
