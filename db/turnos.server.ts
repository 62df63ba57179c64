import { log } from "~/runtime/log.server";
import { database } from "./client.server";
import { keepLease } from "./keep-lease.server";
import { type Cola, claim, giveBack, queueWork } from "./lease.server";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const KIND = "periodico";
const LEASE_MS = 10 * MINUTE_MS;

type Turno = { name: string; everyMs: number; owner: string; firstAt?: Date; now?: () => Date };

export class TurnoStoppedError extends Error {
  override name = "TurnoStoppedError";
}

/** Runs work if it is due. The last run is noted in the database, so restarts do not repeat it. */
export async function takeTurn(turno: Turno, work: () => Promise<unknown>): Promise<boolean> {
  const { name, everyMs, owner, now = () => new Date(), firstAt = now() } = turno;
  const cola: Cola<"trabajos"> = {
    table: "trabajos",
    kinds: [KIND],
    leaseMs: LEASE_MS,
    // A day is added, because a planned first run may be further ahead than one period.
    waitMs: everyMs + DAY_MS,
    failed: {},
  };
  const id = `periodico-${name}`;
  const claimed = await database().write(async (trx) => {
    await queueWork(trx, { id, kind: KIND, at: firstAt });
    return claim(trx, cola, owner, { now: now(), only: { id } });
  });
  if (!claimed) return false;
  const lease = { cola, id, owner };
  let error: unknown;
  try {
    await keepLease(lease, work, now);
  } catch (thrown) {
    error = thrown;
  }
  const isStopped = error instanceof TurnoStoppedError;
  if (error && !isStopped) log().error({ err: error, job: name }, "periodic work failed");
  const runAfter = new Date(now().getTime() + (isStopped ? 0 : everyMs));
  await giveBack(lease, { error, runAfter });
  return true;
}
