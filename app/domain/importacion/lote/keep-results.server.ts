import { sql } from "kysely";
import type { Trx } from "~db/client.server";
import { jsonRows } from "~db/engine/engine.server";
import { endWork, renewLease } from "~db/lease.server";
import type { Encargo } from "./cola.server";

const COUNTS = {
  importada: "importados",
  actualizada: "actualizados",
  omitida: "omitidos",
  fallida: "fallidos",
  retirada: "retirados",
  restaurada: "restaurados",
  conservada: "conservados",
} as const;

export async function keepResults<Name extends string>(
  trx: Trx,
  id: string,
  results: readonly ({ fila: number } & Partial<Record<NoInfer<Name>, unknown>>)[],
  columns: readonly [Name, ...Name[]],
): Promise<void> {
  const changes = columns.map((name) => sql`${sql.ref(name)} = ${sql.ref(`hechas.${name}`)}`);
  // Materialized, because otherwise all rows of the import are read again for each result.
  await sql`with hechas as materialized (${jsonRows(results, ["fila", ...columns])})
    update importacion_filas set ${sql.join(changes)} from hechas
    where importacion_id = ${id} and importacion_filas.fila = hechas.fila`.execute(trx);
  const count = (outcome: string) =>
    results.filter((result) => result[columns[0]] === outcome).length;
  await trx
    .updateTable("importaciones")
    .set({ avance: results.at(-1)?.fila })
    .set((eb) =>
      Object.fromEntries(
        Object.entries(COUNTS).map(([outcome, name]) => [name, eb(name, "+", count(outcome))]),
      ),
    )
    .where("id", "=", id)
    .execute();
}

const ENDS = {
  importacion: ["en_curso", "terminada"],
  "deshacer-importacion": ["deshaciendo", "deshecha"],
} as const;

/** An import that a person has stopped stays as it is. */
export async function finish(trx: Trx, encargo: Encargo): Promise<true> {
  const [running, estado] = ENDS[encargo.kind];
  const finished_at = new Date().toISOString();
  await renewLease(trx, encargo);
  const own = trx.updateTable("importaciones").where("id", "=", encargo.lote);
  await own.set({ estado, finished_at }).where("estado", "=", running).execute();
  await endWork(trx, encargo, { status: "done", finished_at });
  return true;
}
