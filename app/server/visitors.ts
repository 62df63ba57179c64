import { setImmediate as breathe, setTimeout as wait } from "node:timers/promises";

/** Since the last visitor's request the site counts as visited for this time. */
const RECENT_MS = 1_000;
/** Share of the time that background work may take from visitors: one part in so many. */
const PARTS = 4;

/** Whoever waits for background work looks at it there. */
const OF_ADMINS = /^\/(admin|auth)([/.]|$)/;

let lastVisit = Number.NEGATIVE_INFINITY;

/**
 * Notes that a visitor is waiting for a page or will soon want the next.
 * @param path canonical
 */
export function noteVisit(path: string): void {
  if (!OF_ADMINS.test(path)) lastVisit = performance.now();
}

/**
 * Between two stretches of background work: at once when nobody is there, else long enough for
 * visitors not to notice it.
 * @param busyMs how long the last stretch has held the event loop
 */
export async function giveWay(busyMs: number): Promise<void> {
  await breathe();
  if (performance.now() - lastVisit > RECENT_MS) return;
  await wait(busyMs * (PARTS - 1));
}
