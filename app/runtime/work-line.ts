/** Too much is waiting already; the answer is 503. */
export class OverloadedError extends Error {
  override name = "OverloadedError";
}

/** Work waits in the order of arrival, so that what takes several places is not overtaken for ever. */
export function createLine({ places, maxWaiting }: { places: number; maxWaiting: number }) {
  let free = places;
  const line: { taken: number; start: () => void }[] = [];

  function startNext(): void {
    for (let next = line[0]; next && next.taken <= free; next = line[0]) {
      line.shift();
      free -= next.taken;
      next.start();
    }
  }

  return async <T>(work: () => Promise<T>, taken = 1): Promise<T> => {
    if (line.length >= maxWaiting) throw new OverloadedError("too much work is waiting");
    await new Promise<void>((start) => {
      line.push({ taken, start });
      startNext();
    });
    try {
      return await work();
    } finally {
      free += taken;
      startNext();
    }
  };
}
