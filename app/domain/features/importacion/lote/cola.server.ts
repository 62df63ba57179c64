import { sql } from "kysely";
import { database, type Trx } from "~db/client.server";
import { jsonRows } from "~db/engine/engine.server";
import { type Cola, claim, endWork, type Lease, renewLease } from "~db/lease.server";

const TIPOS_TRABAJO = ["importacion", "deshacer-importacion"] as const;
export type TipoTrabajo = (typeof TIPOS_TRABAJO)[number];

/** Imports run one at a time. Each chunk renews the lease; failed work waits for an admin. */
export const IMPORTACIONES = {
  table: "trabajos",
  kinds: TIPOS_TRABAJO,
  leaseMs: 20_000,
  waitMs: 5_000,
  maxAttempts: 5,
  failed: { status: "failed" },
  isSerial: true,
} as const satisfies Cola<"trabajos">;

export type Encargo = Lease<"trabajos"> & { kind: TipoTrabajo; lote: string };

export function claimTrabajo(owner: string, now = new Date(), only?: string) {
  return database().write(async (trx) => {
    const importaciones = trx.selectFrom("importaciones").select(["id", "trabajo_id"]);
    const wanted = await importaciones.where("id", "=", only ?? "").executeTakeFirst();
    const which = only === undefined ? {} : { id: wanted?.trabajo_id ?? "" };
    const claimed = await claim(trx, IMPORTACIONES, owner, { now, only: which });
    if (!claimed) return undefined;
    const { id, kind } = claimed;
    const lote = await importaciones.where("trabajo_id", "=", id).executeTakeFirst();
    return { cola: IMPORTACIONES, id, owner, kind: kind as TipoTrabajo, lote: lote?.id ?? "" };
  });
}

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
  // Materialized, or the database would read all rows of the import for each result.
  await sql`with hechas as materialized (${jsonRows("importacion_filas", results, ["fila", ...columns])})
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

/** Ends an import as done. If an admin has stopped it, its lease is gone and the renewal throws. */
export async function finish(trx: Trx, encargo: Encargo): Promise<true> {
  const [running, estado] = ENDS[encargo.kind];
  const finished_at = new Date().toISOString();
  await renewLease(trx, encargo);
  const own = trx.updateTable("importaciones").where("id", "=", encargo.lote);
  await own.set({ estado, finished_at }).where("estado", "=", running).execute();
  await endWork(trx, encargo, { status: "done", finished_at });
  return true;
}
