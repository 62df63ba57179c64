import { writeSync } from "node:fs";
import { workerData } from "node:worker_threads";
import type { Watched } from "./watchdog";

/** Imports none of our modules, because this thread only watches the site's event loop. */

const LOOKS = 20;
const STDOUT = 1;

const { turns, underWay, stuckAfterMs }: Watched = workerData;
const counter = new Int32Array(turns);
let seen = Atomics.load(counter, 0);
let inVain = 0;

// Counts checks instead of time, as neither thread runs while the machine is asleep.
setInterval(() => {
  const now = Atomics.load(counter, 0);
  inVain = now === seen ? inVain + 1 : 0;
  seen = now;
  if (inVain < LOOKS) return;
  const time = new Date().toISOString();
  const msg = "event loop stuck, process ended";
  const requests = Buffer.from(underWay).toString().replace(/\0+/, "").split("\n").filter(Boolean);
  const line = { level: "fatal", time, pid: process.pid, requests, msg };
  writeSync(STDOUT, `${JSON.stringify(line)}\n`);
  process.kill(process.pid, "SIGKILL");
}, stuckAfterMs / LOOKS);
