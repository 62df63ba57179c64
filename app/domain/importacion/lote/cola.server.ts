import { z } from "zod";
import { parseStored } from "~/domain/stored-json.server";
import { database, type Trx } from "~db/client.server";
import { type Cola, claim, endWork, type Lease } from "~db/lease.server";

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

/** Work as it was taken, of which nobody may be able to read what was to be done. */
export type Tomado = Omit<Encargo, "lote"> & { lote: string | undefined };

export const payloadOf = (lote: string) => JSON.stringify({ lote });

const payloadSchema = z.object({ lote: z.string() });

/**
 * Takes the work that waits for longest, unless some is taken already.
 * @param lote takes none but the work on this import
 */
export async function claimTrabajo(
  owner: string,
  now = new Date(),
  lote?: string,
): Promise<Tomado | undefined> {
  const only = lote === undefined ? {} : { payload: payloadOf(lote) };
  const row = await database().write((trx) => claim(trx, IMPORTACIONES, owner, { now, only }));
  if (!row) return undefined;
  const payload = parseStored(payloadSchema, row.payload, "trabajos.payload");
  const lease = { cola: IMPORTACIONES, id: row.id, owner };
  return { ...lease, kind: row.kind as TipoTrabajo, lote: payload?.lote };
}

export const endTrabajo = (trx: Trx, encargo: Encargo) =>
  endWork(trx, encargo, { status: "done", finished_at: new Date().toISOString() });
