import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { log } from "~/runtime/log.server";

const EVERY_MS = 1_000;
/** Migrations import nothing of ours, so they publish how far they have come. */
const CHANNEL = "mimbre.migration";

/** Long work says in the log how far it has come, once a second; short work says nothing. */
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
