import path from "node:path";
import { Worker } from "node:worker_threads";
import { projectRoot } from "~/runtime/env.server";
import { createUnderWay } from "./under-way";

const BEAT_MS = 500;
const LATE_MS = 1_000;
const LATE_FOR_MS = 10_000;
const STUCK_AFTER_MS = 20_000;

export type Watched = Record<"turns" | "underWay", SharedArrayBuffer> & { stuckAfterMs: number };

export function createLateness(start: number) {
  let expected = start + BEAT_MS;
  let lateSince: number | undefined;
  let lateFor = 0;
  return {
    turn(now: number) {
      const isInTime = now - expected < LATE_MS;
      lateSince = isInTime ? undefined : (lateSince ?? expected);
      lateFor = lateSince === undefined ? 0 : now - lateSince;
      expected = now + BEAT_MS;
    },
    isLate: () => lateFor >= LATE_FOR_MS,
  };
}

/** A stuck event loop cannot watch itself, so a thread ends the process, and a new one starts. */
export function startWatchdog(onFailure: (error: unknown) => void) {
  const turns = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const counter = new Int32Array(turns);
  const lateness = createLateness(performance.now());
  const beat = setInterval(() => {
    Atomics.add(counter, 0, 1);
    lateness.turn(performance.now());
  }, BEAT_MS);
  const { memory: underWay, naming } = createUnderWay();
  const workerData: Watched = { turns, underWay, stuckAfterMs: STUCK_AFTER_MS };
  const thread = new Worker(path.join(projectRoot(), "build/server/watchdog.js"), { workerData });
  thread.on("error", onFailure).unref();
  return {
    isLate: lateness.isLate,
    naming,
    async stop() {
      clearInterval(beat);
      await thread.terminate();
    },
  };
}
