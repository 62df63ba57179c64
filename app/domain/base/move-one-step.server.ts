import { sql } from "kysely";
import type { Trx } from "~db/client.server";

export const PASOS: ReadonlyMap<unknown, -1 | 1> = new Map([
  ["subir", -1],
  ["bajar", 1],
]);

export function moveIn(ids: readonly string[], id: string, paso: -1 | 1): string[] | undefined {
  const from = ids.indexOf(id);
  const neighbour = ids[from + paso];
  if (from === -1 || neighbour === undefined) return undefined;
  return ids.with(from, neighbour).with(from + paso, id);
}

/** @param rows all rows that `column` orders, sorted. @returns the moved row, if it could move */
export async function moveRow<Row extends { id: string }>(
  trx: Trx,
  rows: readonly Row[],
  { table, column, id, paso }: { table: string; column: string; id: string; paso: -1 | 1 },
): Promise<Row | undefined> {
  const place = sql.ref(column);
  const ids = rows.map((row) => row.id);
  const moved = moveIn(ids, id, paso);
  for (const [at, each] of moved?.entries() ?? []) {
    await sql`update ${sql.table(table)} set ${place} = ${at}
      where id = ${each} and ${place} <> ${at}`.execute(trx);
  }
  return moved && rows.find((row) => row.id === id);
}
