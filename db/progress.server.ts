import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { log } from "~/runtime/log.server";

const EVERY_MS = 1_000;
/** Migrations may not import our code, so they report progress through a channel of Node. */
const CHANNEL = "mimbre.migration";

/** Logs the progress of long work once a second; work of less than a second logs nothing. */
export async function sayingProgress<Result>(work: () => Promise<Result>): Promise<Result> {
  let last = performance.now();
  const say = (progress: unknown) => {
    if (performance.now() - last < EVERY_MS) return;
    last = performance.now();
    log().info(progress, "still at work");
  };
  subscribe(CHANNEL, say);
  try {
    return await work();
  } finally {
    unsubscribe(CHANNEL, say);
  }
}
