import { sql } from "kysely";
import { hashAddress } from "~/runtime/signature.server";
import { database, type Trx } from "~db/client.server";
import { listed } from "~db/engine/engine.server";
import type { Schema } from "~db/schema/schema";
import { type Limit, OF_ADDRESS, OF_PERSON, WIDE_FACTOR, wideNetwork } from "./limits";

type OfAddress = keyof typeof OF_ADDRESS;
export type OfPerson = keyof typeof OF_PERSON;

export type Counter<Name = OfAddress | OfPerson> = Limit & { name: Name; who: string };

export function countersAt(name: OfAddress, clientAddress: string): Counter[] {
  const limit = OF_ADDRESS[name];
  const network = wideNetwork(clientAddress);
  const own = { ...limit, name, who: hashAddress(clientAddress) };
  if (!network) return [own];
  return [own, { name, ...limit, max: WIDE_FACTOR * limit.max, who: hashAddress(network) }];
}

export function counterOf(name: OfPerson, who: string): Counter<OfPerson> {
  return { ...OF_PERSON[name], name, who };
}

const keyOf = (name: string, who: string) => `${name}:${who}`;

export class TooManyAttemptsError extends Error {
  override name = "TooManyAttemptsError";
  constructor(readonly retryAfterS: number) {
    super("too many attempts");
  }
}

/** Commits the count by itself, so that it stays even if the work after it fails. */
export const countBeforeWork = (counters: readonly Counter[], now: Date) =>
  database().write((trx) => takeAttempts(trx, counters, now));

export async function takeAttempts(trx: Trx, counters: readonly Counter[], now: Date) {
  for (const counter of counters) await takeAttempt(trx, counter, now);
}

/** Counts before the outcome is known, so that simultaneous attempts are all counted. */
export async function takeAttempt(trx: Trx, counter: Counter, now: Date): Promise<number> {
  const key = keyOf(counter.name, counter.who);
  await forgetQuiet(trx, key, counter, now);
  const at = now.toISOString();
  const { rows } = await sql<Schema["attempt_limits"]>`
    insert into attempt_limits (key, failures, window_started_at) values (${key}, 1, ${at})
    on conflict (key) do update set failures = attempt_limits.failures
      + case when attempt_limits.blocked_until > ${at} then 0 else 1 end
    returning *`.execute(trx);
  const [counted] = rows as [Schema["attempt_limits"]];
  const blockedMs = Date.parse(counted.blocked_until ?? at) - now.getTime();
  if (blockedMs > 0) throw new TooManyAttemptsError(Math.ceil(blockedMs / 1000));
  if (counted.failures >= counter.max) {
    const blocked = { blocked_until: blockEnd(counter, counted, now).toISOString() };
    await trx.updateTable("attempt_limits").set(blocked).where("key", "=", key).execute();
  }
  return counted.failures;
}

/** Also drops a window that begins in the future: the clock has been put back since. */
async function forgetQuiet(trx: Trx, key: string, { windowMs, firstBlockMs }: Limit, now: Date) {
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const unblockedSince = ago(firstBlockMs ? windowMs : 0);
  await sql`delete from attempt_limits where key = ${key}
    and (window_started_at > ${ago(-60_000)} or (window_started_at <= ${ago(windowMs)}
      and (blocked_until is null or blocked_until <= ${unblockedSince})))`.execute(trx);
}

function blockEnd(limit: Limit, counted: Schema["attempt_limits"], now: Date): Date {
  const { max, windowMs, firstBlockMs, maxBlockMs = windowMs } = limit;
  if (!firstBlockMs) return new Date(Date.parse(counted.window_started_at) + windowMs);
  const blockMs = Math.min(firstBlockMs * 2 ** Math.min(counted.failures - max, 30), maxBlockMs);
  return new Date(now.getTime() + blockMs);
}

export async function forgetAttempts(trx: Trx, names: readonly OfPerson[], who: string) {
  const keys = listed(names.map((name) => keyOf(name, who)));
  await trx.deleteFrom("attempt_limits").where("key", "in", keys).execute();
}

/** Forgets the account's attempts at every address and in every browser. */
export async function forgetAttemptsAt(trx: Trx, names: readonly OfPerson[], who: string) {
  const starts = names.map((name) => `${keyOf(name, who)}:`);
  const isOf = (start: string) => sql<boolean>`substr(key || ':', 1, ${start.length}) = ${start}`;
  const own = trx.deleteFrom("attempt_limits").where(({ or }) => or(starts.map(isOf)));
  await own.execute();
}

export async function returnAttempt(trx: Trx, counters: readonly Counter[]): Promise<void> {
  const keys = listed(counters.map(({ name, who }) => keyOf(name, who)));
  await sql`update attempt_limits set failures = failures - 1, blocked_until = null
    where key in ${keys} and failures > 0`.execute(trx);
}

/** Counts of wrong codes in a row are kept as long as the person's account. */
export async function purgeAttempts(trx: Trx, before: Date): Promise<void> {
  const inARow = keyOf("codigos-seguidos", "");
  await sql`delete from attempt_limits where case when key like ${`${inARow}%`}
    then substr(key, ${inARow.length + 1}) not in (select id from profiles)
    else window_started_at < ${before.toISOString()} end`.execute(trx);
}
