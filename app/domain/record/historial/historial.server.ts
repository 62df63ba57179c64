import { database, type Trx } from "~db/client.server";
import type { Actor } from "./actor";
import type { SucesoAction } from "./suceso";

/** Deletes old entries; triggers of the table refuse to delete those of the last year. */
export async function purgeHistorial(trx: Trx, before: Date): Promise<void> {
  await trx.deleteFrom("audit_log").where("at", "<", before.toISOString()).execute();
}

export type { Actor };

interface Suceso {
  actor?: Actor;
  action: SucesoAction;
  target?: string;
  details?: Record<string, string | number | boolean>;
}

export const signedBy = (actor: Suceso["actor"] | undefined) => ({
  actor_id: actor?.id ?? null,
  actor_email: actor?.email ?? null,
});

export const VIA_ORDEN = { via: "orden" };

/** Writes in the transaction of the change itself. IP addresses are not kept. */
export async function recordSuceso(trx: Trx, suceso: Suceso, now = new Date()): Promise<void> {
  const { actor, action, target = null, details = {} } = suceso;
  const entry = { at: now.toISOString(), action, target, details: JSON.stringify(details) };
  const row = { ...entry, ...signedBy(actor) };
  await trx.insertInto("audit_log").values(row).execute();
}

/** @param change returns false if nothing had to change, else true or details for the entry */
export function writeRecorded(
  suceso: Suceso,
  change: (trx: Trx, at: string) => Promise<boolean | Suceso["details"]>,
  now = new Date(),
): Promise<boolean> {
  return database().write(async (trx) => {
    const done = await change(trx, now.toISOString());
    const details = typeof done === "object" ? done : suceso.details;
    if (done) await recordSuceso(trx, { ...suceso, details }, now);
    return Boolean(done);
  });
}
