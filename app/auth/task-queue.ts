/** Too much is waiting already; the answer is 503. */
export class OverloadedError extends Error {
  override name = "OverloadedError";
}

/**
 * Lets a few tasks run at once and some more wait in line.
 * @returns runs a task, or rejects with OverloadedError when the line is full
 */
export function createTaskQueue({ atOnce, inLine }: { atOnce: number; inLine: number }) {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function enter(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (waiting.length >= inLine) throw new OverloadedError("too many tasks are waiting");
    // Whoever leaves hands its place over, so nobody slips in between.
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
  return async <T>(task: () => Promise<T>): Promise<T> => {
    await enter();
    try {
      return await task();
    } finally {
      leave();
    }
  };
}
