import { EventEmitter } from "node:events";
import { z } from "zod";
import { parseStored } from "~/domain/stored-json.server";
import { database, type Read, type Trx } from "~db/client.server";
import { heldBy, isFree, isHeld, RELEASED } from "~db/lease";

/** What the worker of imports does. */
const TIPOS_TRABAJO = ["importacion", "deshacer-importacion"] as const;
export type TipoTrabajo = (typeof TIPOS_TRABAJO)[number];

/** Each chunk renews it; a process that died gives its work back after this time. */
const LEASE_MS = 20_000;
/** After a failure the work rests for so long. */
const RETRY_MS = 5_000;
const TIMES = { leaseMs: LEASE_MS, waitMs: RETRY_MS };
/** After so many failures without a chunk between them the work waits for a person. */
const MAX_ATTEMPTS = 5;

const queue = new EventEmitter();

/** Calls the listener when this process has queued work. */
export function onTrabajoQueued(listener: () => void): void {
  queue.on("trabajo", listener);
}

/** The transaction may still be open then: whoever listens looks again now and then. */
export function announceTrabajo(): void {
  setImmediate(() => queue.emit("trabajo"));
}

export interface Encargo {
  /** Id in `trabajos`. */
  id: string;
  kind: TipoTrabajo;
  lote: string;
  owner: string;
}

/** Work as it was taken, of which nobody may be able to read what was to be done. */
export type Tomado = Omit<Encargo, "lote"> & { lote: string | undefined };

/** Of an import, as the work on it holds it. */
export const payloadOf = (lote: string) => JSON.stringify({ lote });

const payloadSchema = z.object({ lote: z.string() });

/** Somebody else does this work now, or it was called off. */
export class LeaseLostError extends Error {
  override name = "LeaseLostError";
}

/** A process is at this work. */
export const isAtWork = (now: Date) => isHeld("trabajos", now, TIMES);

/** Work that some process holds. */
export const listAtWork = (db: Read, now: Date) =>
  db
    .selectFrom("trabajos as other")
    .select("other.id")
    .where("other.kind", "in", TIPOS_TRABAJO)
    .where("other.status", "=", "running")
    .where(isHeld("other", now, TIMES));

/** Work that may begin, and that nobody is at. */
const waiting = (read: Read, now: Date) =>
  read
    .selectFrom("trabajos")
    .select("id")
    .where("kind", "in", TIPOS_TRABAJO)
    .where("status", "in", ["queued", "running"])
    .where(isFree("trabajos", now, TIMES));

/** Whether there is work to take, as far as a look without a lock can tell. */
export async function isTrabajoDue(now = new Date()): Promise<boolean> {
  const row = await waiting(database().read, now).executeTakeFirst();
  return row !== undefined;
}

/**
 * Takes the oldest work that waits, unless one is at work already: imports run one after another, on
 * all processes together.
 * @param lote takes none but the work on this import
 */
export async function claimTrabajo(
  owner: string,
  now = new Date(),
  lote?: string,
): Promise<Tomado | undefined> {
  const row = await database().write(async (trx) => {
    await failDeadly(trx, now);
    const next = waiting(trx, now).$if(lote !== undefined, (query) =>
      query.where("payload", "=", payloadOf(lote ?? "")),
    );
    return trx
      .updateTable("trabajos")
      .set({ status: "running", ...heldBy(owner, now, TIMES) })
      .set((eb) => ({ attempts: eb("attempts", "+", 1) }))
      .where("id", "=", next.orderBy("created_at").orderBy("id").limit(1))
      .where(({ not, exists }) => not(exists(listAtWork(trx, now))))
      .returning(["id", "kind", "payload"])
      .executeTakeFirst();
  });
  if (!row) return undefined;
  const payload = parseStored(payloadSchema, row.payload, "trabajos.payload");
  return { id: row.id, kind: row.kind as TipoTrabajo, lote: payload?.lote, owner };
}

/** Work whose process died each time could not say so itself, and would end the next one too. */
function failDeadly(trx: Trx, now: Date) {
  return trx
    .updateTable("trabajos")
    .set({ status: "failed", ...RELEASED, last_error: "its process died" })
    .where("id", "in", waiting(trx, now))
    .where("attempts", ">=", MAX_ATTEMPTS)
    .execute();
}

/**
 * Keeps the work for some time more, in the transaction of a chunk, which then counts only if the
 * work is still ours.
 * @throws {LeaseLostError}
 */
export async function renewLease(trx: Trx, { id, owner }: Encargo, now = new Date()) {
  const { numUpdatedRows } = await trx
    .updateTable("trabajos")
    .set({ ...heldBy(owner, now, TIMES), attempts: 0 })
    .where("id", "=", id)
    .where("lease_owner", "=", owner)
    .executeTakeFirst();
  if (!numUpdatedRows) throw new LeaseLostError(`${id} is not ours any more`);
}

/** Ends the work, in the transaction of its last chunk. */
export function endTrabajo(trx: Trx, { id, owner }: Encargo, now = new Date()) {
  return trx
    .updateTable("trabajos")
    .set({ status: "done", finished_at: now.toISOString(), ...RELEASED })
    .set({ last_error: null })
    .where("id", "=", id)
    .where("lease_owner", "=", owner)
    .execute();
}

/** Gives the work back: for others to go on with, or after too many tries for a person to look at. */
export function releaseTrabajo({ id, owner }: Tomado, error?: unknown, now = new Date()) {
  const retryAt = new Date(now.getTime() + (error ? RETRY_MS : 0)).toISOString();
  return database().write((trx) =>
    trx
      .updateTable("trabajos")
      .set({ ...RELEASED, run_after: retryAt })
      .set({ last_error: error ? String(error).slice(0, 300) : null })
      .set(({ case: when, ref, val }) => ({
        status: error
          ? when()
              .when(ref("attempts"), ">=", val(MAX_ATTEMPTS))
              .then(val("failed" as const))
              .else(val("queued" as const))
              .end()
          : ("queued" as const),
        // An orderly end is no failure.
        attempts: error ? ref("attempts") : val(0),
      }))
      .where("id", "=", id)
      .where("lease_owner", "=", owner)
      .execute(),
  );
}
