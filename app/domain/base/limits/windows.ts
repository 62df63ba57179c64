import { IN_MEMORY, type Limit, WIDE_FACTOR, wideNetwork } from "./limits";

/** Above this many keys the oldest is dropped, so that a flood cannot fill the memory. */
const MAX_KEYS = 50_000;

export function createWindows({ max, windowMs }: Limit, now = () => performance.now()) {
  /** Kept in order of their start: all windows are equally long, so the first ends first. */
  const windows = new Map<string, { count: number; endsAt: number }>();

  function forgetEnded(at: number): void {
    for (const [key, { endsAt }] of windows) {
      if (endsAt > at && windows.size <= MAX_KEYS) return;
      windows.delete(key);
    }
  }
  function secondsFull(key: string): number | undefined {
    const at = now();
    const running = windows.get(key);
    const isFull = running && running.endsAt > at && running.count >= max;
    return isFull ? Math.ceil((running.endsAt - at) / 1000) : undefined;
  }
  return {
    secondsFull,
    take(key: string) {
      const seconds = secondsFull(key);
      if (seconds !== undefined) return seconds;
      forgetEnded(now());
      const running = windows.get(key);
      if (running) running.count += 1;
      else windows.set(key, { count: 1, endsAt: now() + windowMs });
      return undefined;
    },
    giveBack(key: string) {
      const running = windows.get(key);
      if (running?.count) running.count -= 1;
    },
  };
}

/** Limits an address by thing and in all, and its wide network in all. */
export function createVisitorLimits(name: "clics" | "vistas" | "origenes") {
  const { max, toOne, windowMs } = IN_MEMORY[name];
  const maxima = [max, toOne, WIDE_FACTOR * max];
  const limits = maxima.map((each) => createWindows({ max: each, windowMs }));
  return function mayAdd(clientAddress: string, thing: string): boolean {
    const keys = [clientAddress, `${clientAddress} ${thing}`, wideNetwork(clientAddress)];
    if (limits.some((windows, n) => keys[n] && windows.secondsFull(keys[n]))) return false;
    for (const [n, windows] of limits.entries()) if (keys[n]) windows.take(keys[n]);
    return true;
  };
}
