import { log } from "~/log.server";
import { database } from "~db/client.server";
import { heldBy, isFree, RELEASED } from "~db/lease";

const DAY_MS = 24 * 60 * 60_000;

/** A process that died at its turn gives it back after this time. */
const LEASE_MS = 10 * 60_000;
/** One that works for longer says so in time: a copy of a large site on a slow disk may take an hour. */
const RENEW_MS = LEASE_MS / 2;

interface Turno {
  /** Names the periodic work in `trabajos`. */
  name: string;
  everyMs: number;
  /** Names this process in the lease. */
  owner: string;
  now?: () => Date;
}

/** The work was broken off because this process ends; its turn is still to come. */
export class TurnoStoppedError extends Error {
  override name = "TurnoStoppedError";
}

/**
 * Does periodic work if it is due and no other process is at it. When it was last done is in the
 * database, so neither restarts nor several processes change its rhythm.
 * @returns whether it was this process that had the turn
 */
export async function takeTurn(turno: Turno, work: () => Promise<unknown>): Promise<boolean> {
  const { name, everyMs, now = () => new Date() } = turno;
  if (!(await claim(turno, now()))) return false;
  let error: unknown;
  let next = everyMs;
  const renewal = setInterval(() => void renew(turno, now()), RENEW_MS).unref();
  try {
    await work();
  } catch (thrown) {
    error = thrown;
    if (thrown instanceof TurnoStoppedError) next = 0;
    else log().error({ err: thrown, job: name }, "periodic work failed");
  } finally {
    clearInterval(renewal);
  }
  await release(turno, new Date(now().getTime() + next), error && String(error));
  return true;
}

/** Lets the first turn of some work come at a certain time; later calls change nothing. */
export async function planFirstTurn(name: string, at: Date): Promise<void> {
  const id = idOf(name);
  const planned = await database()
    .read.selectFrom("trabajos")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  if (planned) return;
  const row = {
    id,
    kind: "periodico",
    run_after: at.toISOString(),
    created_at: new Date().toISOString(),
  };
  await database().write((trx) =>
    trx
      .insertInto("trabajos")
      .values(row)
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute(),
  );
}

const idOf = (name: string) => `periodico-${name}`;

function claim({ name, owner, everyMs }: Turno, now: Date): Promise<boolean> {
  const at = now.toISOString();
  // A planned first turn, or the end of a long one, may lie further ahead than one period.
  const times = { leaseMs: LEASE_MS, waitMs: everyMs + DAY_MS };
  const lease = heldBy(owner, now, times);
  return database().write(async (trx) => {
    const claimed = await trx
      .insertInto("trabajos")
      .values({ id: idOf(name), kind: "periodico", run_after: at, created_at: at, ...lease })
      .onConflict((conflict) =>
        conflict
          .column("id")
          .doUpdateSet(lease)
          .where(isFree("trabajos", now, times)),
      )
      .returning("id")
      .executeTakeFirst();
    return claimed !== undefined;
  });
}

async function renew({ name, owner }: Turno, now: Date): Promise<void> {
  try {
    await database().write((trx) =>
      trx
        .updateTable("trabajos")
        .set(heldBy(owner, now, { leaseMs: LEASE_MS }))
        .where("id", "=", idOf(name))
        .where("lease_owner", "=", owner)
        .execute(),
    );
  } catch (error) {
    log().warn({ err: error, job: name }, "lease not renewed");
  }
}

async function release({ name, owner }: Turno, next: Date, error: unknown): Promise<void> {
  await database().write((trx) =>
    trx
      .updateTable("trabajos")
      .set({
        ...RELEASED,
        run_after: next.toISOString(),
        last_error: error ? String(error).slice(0, 300) : null,
      })
      .where("id", "=", idOf(name))
      .where("lease_owner", "=", owner)
      .execute(),
  );
}
