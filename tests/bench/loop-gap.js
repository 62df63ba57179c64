import { monitorEventLoopDelay } from "node:perf_hooks";
import process from "node:process";

/** Loaded before the server: tells the parent, when it asks, the longest gap of the event loop since. */
const gaps = monitorEventLoopDelay({ resolution: 1 });
gaps.enable();
process.on("message", () => {
  process.send?.({ maxMs: gaps.max / 1e6, p99Ms: gaps.percentile(99) / 1e6 });
  gaps.reset();
});
// The parent's channel must not keep a server alive that was told to end.
process.channel?.unref();
