import { setImmediate as breathe, setTimeout as wait } from "node:timers/promises";

const RECENT_MS = 1_000;
/** Share of the time that background work may take from visitors: one part in so many. */
const PARTS = 4;

/** Whoever waits for background work looks at it there. */
const OF_ADMINS = /^\/(admin|auth)([/.]|$)/;

/** Time of the last visit, in milliseconds since 1970; threads share it. */
const lastVisit = new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT));

/** A thread beside the event loop is given them, so that it can give way too. */
export const visits = lastVisit.buffer;

/**
 * Notes that a visitor is waiting for a page or will soon want the next.
 * @param path canonical
 */
export function noteVisit(path: string): void {
  if (!OF_ADMINS.test(path)) lastVisit[0] = Date.now();
}

/**
 * Waits between two stretches of background work: not at all when nobody is there, else long enough
 * for visitors not to notice it.
 * @param busyMs how long the last stretch has taken
 * @param seen the visits of this process
 */
export async function giveWay(busyMs: number, seen: SharedArrayBuffer): Promise<void> {
  await breathe();
  if (Date.now() - (new Float64Array(seen)[0] ?? 0) > RECENT_MS) return;
  await wait(busyMs * (PARTS - 1));
}
