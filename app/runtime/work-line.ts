/** Thrown when the queue is full; the server then answers 503. */
export class OverloadedError extends Error {
  override name = "OverloadedError";
}

/** Runs work in order of arrival: otherwise small tasks would for ever overtake a large one. */
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
