import { endWithParent } from "~/runtime/end-with-parent";

export type Far = Record<"done" | "total", number>;

const EVERY_MS = 1_000;

/** One variable is enough, because a process makes or checks only one copy. */
const far: Far = { done: 0, total: 0 };
let isTelling = false;
let last = 0;

/** Makes this process send its progress to the server that started it, and end with that. */
export function tellParent(): void {
  if (!process.send) return;
  isTelling = true;
  endWithParent();
}

export const expectBytes = (total: number) => {
  Object.assign(far, { done: 0, total });
};

export function countBytes(bytes: number): void {
  far.done += bytes;
  if (!isTelling || !process.connected || performance.now() - last < EVERY_MS) return;
  last = performance.now();
  process.send?.(far, undefined, {}, () => undefined);
}
