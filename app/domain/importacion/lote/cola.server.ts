import { database } from "~db/client.server";
import { type Cola, claim, type Lease } from "~db/lease.server";

const TIPOS_TRABAJO = ["importacion", "deshacer-importacion"] as const;
export type TipoTrabajo = (typeof TIPOS_TRABAJO)[number];

/** Imports run one after another. Each chunk renews the lease; work that failed waits for a person. */
export const IMPORTACIONES = {
  table: "trabajos",
  kinds: TIPOS_TRABAJO,
  leaseMs: 20_000,
  waitMs: 5_000,
  maxAttempts: 5,
  failed: { status: "failed" },
  isSerial: true,
} as const satisfies Cola<"trabajos">;

export interface Encargo extends Lease<"trabajos"> {
  kind: TipoTrabajo;
  lote: string;
}

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
