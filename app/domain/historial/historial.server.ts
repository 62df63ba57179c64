import type { Trx } from "~db/client.server";
import type { SucesoAction } from "./suceso";

/** Forgets entries older than `before`; the table itself refuses to lose those of the last year. */
export async function purgeHistorial(trx: Trx, before: Date): Promise<void> {
  await trx.deleteFrom("audit_log").where("at", "<", before.toISOString()).execute();
}

/** Who does something in the admin area. */
export interface Actor {
  id: string;
  email: string;
}

interface Suceso {
  /** Who did it; nobody for the site itself or the command line. */
  actor?: Actor;
  action: SucesoAction;
  /** Id of what it was done to. */
  target?: string;
  details?: Record<string, string | number | boolean>;
}

/** Among the details: it was done by whoever runs the server, at the command line. */
export const VIA_ORDEN = { via: "orden" };

/** Adds a row to the history, in the transaction of what it tells of. It holds no network address. */
export async function recordSuceso(trx: Trx, suceso: Suceso, now = new Date()): Promise<void> {
  const { actor, action, target, details = {} } = suceso;
  await trx
    .insertInto("audit_log")
    .values({
      at: now.toISOString(),
      actor_id: actor?.id ?? null,
      actor_email: actor?.email ?? null,
      action,
      target: target ?? null,
      details: JSON.stringify(details),
    })
    .execute();
}
