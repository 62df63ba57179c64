import { setImmediate as breathe, setTimeout as wait } from "node:timers/promises";
import { DatabaseBusyError } from "./busy-error";

export const WRITE_PATIENCE_MS = 5_000;
const RETRY_DELAY_MS = 25;

type Attempt<T> = () => Promise<T>;
type IsBusy = (error: unknown) => boolean;

/**
 * Each unit would block the event loop or keep a connection while it waits for the lock. The loop
 * turns before each one, as units may never wait, and hundreds in a row would block it too.
 */
export function queueWrites(
  isBusy: IsBusy,
  patienceMs = WRITE_PATIENCE_MS,
  isAway: IsBusy = () => false,
) {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(attempt: Attempt<T>): Promise<T> => {
    const deadline = Date.now() + patienceMs;
    const own = last
      .then(() => breathe())
      .then(() =>
        retryWhileBusy(attempt, (error) => isBusy(error) || isAway(error), deadline, isAway),
      );
    last = own.catch(() => undefined);
    return own;
  };
}

async function retryWhileBusy<T>(
  attempt: Attempt<T>,
  mayRetry: IsBusy,
  deadline: number,
  isAway: IsBusy,
) {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!mayRetry(error)) throw error;
      await wait(RETRY_DELAY_MS);
      if (Date.now() < deadline) continue;
      throw isAway(error) ? error : new DatabaseBusyError("the database stayed locked");
    }
  }
}
