import { TooBusyError } from "./image-error";

interface Waiting {
  places: number;
  start(): void;
}

/**
 * Work waits in the order of arrival, so that what takes several places is not overtaken for ever.
 * @returns runs work that takes so many places; rejects with TooBusyError when the line is full
 */
export function createLine({ places, maxWaiting }: { places: number; maxWaiting: number }) {
  let free = places;
  const line: Waiting[] = [];

  function startNext(): void {
    for (let next = line[0]; next && next.places <= free; next = line[0]) {
      line.shift();
      free -= next.places;
      next.start();
    }
  }

  return async <T>(taken: number, work: () => Promise<T>): Promise<T> => {
    if (line.length >= maxWaiting) throw new TooBusyError("too many pictures are waiting");
    await new Promise<void>((start) => {
      line.push({ places: taken, start });
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
