import { monitorEventLoopDelay } from "node:perf_hooks";
import process from "node:process";

/** Loaded before the server; tells the parent the longest gap of the loop since asked last. */
const gaps = monitorEventLoopDelay({ resolution: 1 });
gaps.enable();
process.on("message", () => {
  process.send?.({ maxMs: gaps.max / 1e6, p99Ms: gaps.percentile(99) / 1e6 });
  gaps.reset();
});
// The channel to the parent must not keep a server alive that was told to end.
process.channel?.unref();
