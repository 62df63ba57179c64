import type { Insertable } from "kysely";
import type { Trx } from "~db/client.server";
import type { Schema } from "~db/schema/schema";

/** Leaves the rows that are there as they are. */
export async function insertNew<Table extends keyof Schema>(
  trx: Trx,
  table: Table,
  rows: readonly Insertable<Schema[Table]>[],
): Promise<void> {
  if (rows.length === 0) return;
  const insert = trx.insertInto(table).values(rows as never);
  await insert.onConflict((conflict) => conflict.doNothing()).execute();
}
