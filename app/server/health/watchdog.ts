import path from "node:path";
import { Worker } from "node:worker_threads";
import type { RequestHandler } from "@remix-run/node";
import { projectRoot } from "~/runtime/env.server";
import { withoutSecrets } from "~/runtime/log-text";

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

/** A stuck loop cannot watch itself, so a thread ends the process for a fresh one. */
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

const MAX_BYTES = 2_048;
const MAX_PATH = 300;

/** Names what is being drawn where a thread can read it while the loop is stuck, the newest first. */
export function createUnderWay() {
  const memory = new SharedArrayBuffer(MAX_BYTES);
  const bytes = Buffer.from(memory);
  const names = new Map<symbol, string>();
  const tell = () => bytes.fill(0, bytes.write([...names.values()].reverse().join("\n")));
  return {
    memory,
    naming:
      (application: RequestHandler): RequestHandler =>
      async (request, context) => {
        const own = Symbol();
        const path = new URL(request.url).pathname.slice(0, MAX_PATH);
        names.set(own, withoutSecrets(`${request.method} ${path}`));
        tell();
        try {
          return await application(request, context);
        } finally {
          names.delete(own);
          tell();
        }
      },
  };
}
