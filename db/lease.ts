import { type RawBuilder, sql } from "kysely";

/** How long work is held at a time, and how long it is put off at most, in milliseconds. */
export interface LeaseTimes {
  leaseMs: number;
  waitMs: number;
}

const after = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();

/** Columns of work that nobody holds. */
export const RELEASED = { lease_owner: null, lease_until: null };

/** Columns of work that the owner holds from now on. */
export const heldBy = (owner: string, now: Date, { leaseMs }: Pick<LeaseTimes, "leaseMs">) => ({
  lease_owner: owner,
  lease_until: after(now, leaseMs),
});

/**
 * The last end of a lease that counts: what ends later was written before the clock was put back,
 * and waiting for it might take years. Twice its length, as a clock that is set right by a second
 * must not take work from whoever is at it.
 */
const lastEnd = (now: Date, { leaseMs }: LeaseTimes) => after(now, 2 * leaseMs);

/** Somebody is at the work in this table or alias of one. */
export function isHeld(table: string, now: Date, times: LeaseTimes): RawBuilder<boolean> {
  const until = sql.ref(`${table}.lease_until`);
  return sql`(${until} > ${now.toISOString()} and ${until} <= ${lastEnd(now, times)})`;
}

/** Nobody is at the work, and it is due; put off for longer than ever, its time is from another clock. */
export function isFree(table: string, now: Date, times: LeaseTimes): RawBuilder<boolean> {
  const due = sql.ref(`${table}.run_after`);
  const until = sql.ref(`${table}.lease_until`);
  return sql`((${due} <= ${now.toISOString()} or ${due} > ${after(now, times.waitMs)})
    and (${until} is null or not ${isHeld(table, now, times)}))`;
}
