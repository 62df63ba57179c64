import { sql } from "kysely";
import { wideNetwork } from "~/http/limits/wide-network";
import { hashAddress } from "~/runtime/signature.server";
import { database, type Trx } from "~db/client.server";
import { listed } from "~db/engine/engine.server";

export interface AttemptLimit {
  purpose: string;
  max: number;
  /** Starts with the first attempt. Where blocks grow, a quiet time of this length forgets the count. */
  windowMs: number;
  /** Each further attempt doubles it. Without it a block lasts until the window ends. */
  firstBlockMs?: number;
  maxBlockMs?: number;
}

export type AttemptCounter = { limit: AttemptLimit; who: string };

/** All networks inside one wide network (/48) together may make so many times the attempts of one. */
const WIDE_FACTOR = 10;

export function countersAt(limit: AttemptLimit, clientAddress: string): AttemptCounter[] {
  const network = wideNetwork(clientAddress);
  const wide = { ...limit, max: WIDE_FACTOR * limit.max };
  return [
    { limit, who: hashAddress(clientAddress) },
    ...(network ? [{ limit: wide, who: hashAddress(network) }] : []),
  ];
}

export async function takeAttempts(trx: Trx, counters: readonly AttemptCounter[], now: Date) {
  for (const counter of counters) await takeAttempt(trx, counter, now);
}

/** Stays counted, whatever becomes of the work that it comes before. */
export const countBeforeWork = (counters: readonly AttemptCounter[], now: Date) =>
  database().write((trx) => takeAttempts(trx, counters, now));

const keyOf = ({ limit, who }: AttemptCounter) => `${limit.purpose}:${who}`;

export class TooManyAttemptsError extends Error {
  override name = "TooManyAttemptsError";
  readonly retryAfterS: number;
  constructor(retryAfterS: number) {
    super("too many attempts");
    this.retryAfterS = retryAfterS;
  }
}

/** Such a window began before the clock was put back. */
const aheadOf = (now: Date) => new Date(now.getTime() + 60_000).toISOString();

/** Counts before the outcome is known, so that attempts made at once all count. */
export async function takeAttempt(trx: Trx, counter: AttemptCounter, now: Date): Promise<number> {
  const { limit } = counter;
  const key = keyOf(counter);
  await forgetQuiet(trx, key, limit, now);
  const at = now.toISOString();
  const counted = await trx
    .insertInto("attempt_limits")
    .values({ key, failures: 1, window_started_at: at })
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet((eb) => ({ failures: eb("attempt_limits.failures", "+", 1) }))
        .where((eb) =>
          eb.or([
            eb("attempt_limits.blocked_until", "is", null),
            eb("attempt_limits.blocked_until", "<=", at),
          ]),
        ),
    )
    .returning(["failures", "window_started_at"])
    .executeTakeFirst();
  if (!counted) throw new TooManyAttemptsError(await secondsBlocked(trx, key, now));
  if (counted.failures >= limit.max) {
    const start = Date.parse(counted.window_started_at);
    const end = new Date(blockEnd(counted.failures, start, limit, now));
    const blocked = { blocked_until: end.toISOString() };
    await trx.updateTable("attempt_limits").set(blocked).where("key", "=", key).execute();
  }
  return counted.failures;
}

function blockEnd(failures: number, start: number, limit: AttemptLimit, now: Date): number {
  const { max, windowMs, firstBlockMs, maxBlockMs = windowMs } = limit;
  if (!firstBlockMs) return start + windowMs;
  return now.getTime() + Math.min(firstBlockMs * 2 ** Math.min(failures - max, 30), maxBlockMs);
}

async function forgetQuiet(trx: Trx, key: string, limit: AttemptLimit, now: Date) {
  const before = new Date(now.getTime() - limit.windowMs).toISOString();
  const unblockedSince = limit.firstBlockMs ? before : now.toISOString();
  await trx
    .deleteFrom("attempt_limits")
    .where("key", "=", key)
    .where(({ and, or, eb }) =>
      or([
        eb("window_started_at", ">", aheadOf(now)),
        and([
          eb("window_started_at", "<=", before),
          or([eb("blocked_until", "is", null), eb("blocked_until", "<=", unblockedSince)]),
        ]),
      ]),
    )
    .execute();
}

async function secondsBlocked(trx: Trx, key: string, now: Date): Promise<number> {
  const counted = trx.selectFrom("attempt_limits").select("blocked_until").where("key", "=", key);
  const row = await counted.executeTakeFirst();
  return Math.max(1, Math.ceil((Date.parse(row?.blocked_until ?? "") - now.getTime()) / 1000) || 1);
}

const keysOf = (limits: readonly AttemptLimit[], who: string) =>
  limits.map((limit) => keyOf({ limit, who }));

export async function forgetAttempts(trx: Trx, limits: readonly AttemptLimit[], who: string) {
  const keys = listed(keysOf(limits, who));
  await trx.deleteFrom("attempt_limits").where("key", "in", keys).execute();
}

/** Those of the account at each address and browser too. */
export async function forgetAttemptsAt(trx: Trx, limits: readonly AttemptLimit[], who: string) {
  const keys = keysOf(limits, who);
  await trx
    .deleteFrom("attempt_limits")
    .where(({ or, eb }) =>
      or(
        keys.flatMap((key) => [
          eb("key", "=", key),
          eb(sql`substr(key, 1, ${key.length + 1})`, "=", `${key}:`),
        ]),
      ),
    )
    .execute();
}

export async function returnAttempt(trx: Trx, counters: readonly AttemptCounter[]): Promise<void> {
  await trx
    .updateTable("attempt_limits")
    .set((eb) => ({ failures: eb("failures", "-", 1), blocked_until: null }))
    .where("key", "in", listed(counters.map(keyOf)))
    .where("failures", ">", 0)
    .execute();
}

export async function purgeAttempts(trx: Trx, before: Date, ofPeople: AttemptLimit): Promise<void> {
  const prefix = `${ofPeople.purpose}:`;
  const who = sql<string>`substr(key, ${prefix.length + 1})`;
  await trx
    .deleteFrom("attempt_limits")
    .where(({ or, and, eb, selectFrom }) =>
      or([
        and([
          eb("key", "not like", `${prefix}%`),
          eb("window_started_at", "<", before.toISOString()),
        ]),
        and([
          eb("key", "like", `${prefix}%`),
          eb(who, "not in", selectFrom("profiles").select("id")),
        ]),
      ]),
    )
    .execute();
}
