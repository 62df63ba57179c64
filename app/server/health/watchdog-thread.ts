import { writeSync } from "node:fs";
import { workerData } from "node:worker_threads";
import type { Watched } from "./watchdog";

/** This thread watches the event loop of the site, so it must import nothing of it. */

const LOOKS = 20;
const STDOUT = 1;

const { turns, underWay, stuckAfterMs }: Watched = workerData;
const counter = new Int32Array(turns);
let seen = Atomics.load(counter, 0);
let inVain = 0;

// Looks are counted, and not time: while a machine sleeps, neither the loop nor this thread runs.
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
