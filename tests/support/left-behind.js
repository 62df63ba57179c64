import { readdirSync, readFileSync } from "node:fs";
import process from "node:process";

/** Programs that were told to end may take this long. */
const PATIENCE_MS = 10_000;
const LOOK_MS = 50;

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    // The process has ended, or belongs to another user.
    return "";
  }
}

/**
 * Finds running programs that were started with this folder in their environment; none on systems
 * that do not tell.
 * @param {string} folder
 * @returns {string[]} id and command of each
 */
export function runningIn(folder) {
  const pids = process.platform === "linux" ? readdirSync("/proc").filter(Number) : [];
  return pids
    .filter((pid) => Number(pid) !== process.pid && read(`/proc/${pid}/environ`).includes(folder))
    .map((pid) => `${pid} ${read(`/proc/${pid}/cmdline`).replaceAll("\0", " ").trim()}`);
}

/**
 * Gives programs time to end, and lists the rest. It blocks, as it runs when the process exits.
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
