import { setImmediate as breathe, setTimeout as wait } from "node:timers/promises";

const RECENT_MS = 1_000;
const PARTS = 4;

const OF_ADMINS = /^\/(admin|auth)([/.]|$)/;

const lastVisit = new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT));

export const visits = lastVisit.buffer;

export function noteVisit(path: string): void {
  if (!OF_ADMINS.test(path)) lastVisit[0] = Date.now();
}

export async function giveWay(busyMs: number, seen: SharedArrayBuffer): Promise<void> {
  await breathe();
  if (Date.now() - (new Float64Array(seen)[0] ?? 0) > RECENT_MS) return;
  await wait(busyMs * (PARTS - 1));
}
