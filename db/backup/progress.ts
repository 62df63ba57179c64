import { endWithParent } from "~/runtime/end-with-parent";

export type Far = Record<"done" | "total", number>;

const EVERY_MS = 1_000;

/** A process makes or checks one copy. */
const far: Far = { done: 0, total: 0 };
let isTelling = false;
let last = 0;

/** The server that began this process shows how far it is, and takes it along when it ends. */
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
