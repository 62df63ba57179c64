import { readdirSync, readFileSync } from "node:fs";
import process from "node:process";

/** Programs that have just been told to end may need as long. */
const PATIENCE_MS = 10_000;
const LOOK_MS = 50;

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    // It has ended, or it is not ours.
    return "";
  }
}

/**
 * Programs that were started with this folder in their environment and have not ended; none where
 * the system does not tell.
 * @param {string} folder
 * @returns {string[]} each by its number and command
 */
export function runningIn(folder) {
  const pids = process.platform === "linux" ? readdirSync("/proc").filter(Number) : [];
  return pids
    .filter((pid) => Number(pid) !== process.pid && read(`/proc/${pid}/environ`).includes(folder))
    .map((pid) => `${pid} ${read(`/proc/${pid}/cmdline`).replaceAll("\0", " ").trim()}`);
}

/**
 * The same once they have had time to end. It blocks, as what checks the very end of a run must.
 * @param {string} folder
 */
export function leftBehind(folder, patienceMs = PATIENCE_MS) {
  const end = Date.now() + patienceMs;
  const clock = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  let left = runningIn(folder);
  while (left.length > 0 && Date.now() < end) {
    Atomics.wait(clock, 0, 0, LOOK_MS);
    left = runningIn(folder);
  }
  return left;
}
