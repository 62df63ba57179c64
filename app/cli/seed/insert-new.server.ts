import type { Insertable } from "kysely";
import type { Trx } from "~db/client.server";
import type { Schema } from "~db/schema/schema";

/** Inserts only rows that do not exist yet. @returns how many were inserted */
export async function insertNew<Table extends keyof Schema>(
  trx: Trx,
  table: Table,
  rows: readonly Insertable<Schema[Table]>[],
): Promise<number> {
  if (rows.length === 0) return 0;
  const insert = trx.insertInto(table).values(rows as never);
  const result = await insert.onConflict((conflict) => conflict.doNothing()).executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows);
}
