import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/** Time and memory of a process and its children, read from Linux's /proc. */

/** USER_HZ, the unit of the times in /proc/PID/stat: 100 on every architecture Node runs on. */
const TICKS_PER_SECOND = 100;

/** Fields of /proc/PID/stat after the name, which may itself hold blanks and brackets. */
const PARENT = 1;
const USER_TIME = 11;
const SYSTEM_TIME = 12;

/** @param {number} pid @returns {string[]} empty when the process is gone */
function readStat(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "latin1");
    return text.slice(text.lastIndexOf(")") + 2).split(" ");
  } catch {
    return [];
  }
}

/**
 * @param {number} pid
 * @returns {number[]} the process and everything that it started and that still runs
 */
export function familyOf(pid) {
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const parents = new Map(all.map((each) => [each, Number(readStat(each)[PARENT])]));
  const family = [pid];
  for (const member of family) {
    family.push(...all.filter((each) => parents.get(each) === member));
  }
  return family;
}

/** @param {number} pid 0: none @returns {number} processor seconds so far, with all its children */
export function cpuSeconds(pid) {
  if (pid === 0) return Number.NaN;
  return secondsOfFamily(pid).reduce((sum, each) => sum + each, 0);
}

/** @param {number} pid @returns {number} share of the family's time that one process has taken */
export const busiestShare = (pid) => Math.max(...secondsOfFamily(pid)) / cpuSeconds(pid);

/**
 * Keeps a process with all it has started, threads too, on one core (taskset of util-linux).
 * @param {number} pid @param {number} core counted from 0
 */
export function keepOnCore(pid, core) {
  for (const member of familyOf(pid)) {
    execFileSync("taskset", ["-apc", String(core), String(member)], { stdio: "ignore" });
  }
}

/** @param {number} pid */
function secondsOfFamily(pid) {
  return familyOf(pid).map((member) => {
    const stat = readStat(member);
    const ticks = Number(stat[USER_TIME] ?? 0) + Number(stat[SYSTEM_TIME] ?? 0);
    return ticks / TICKS_PER_SECOND;
  });
}

/** @param {number} pid @returns {number} MiB in use, shared pages counted by share (PSS) */
export function memoryMiB(pid) {
  const kib = familyOf(pid).map((member) => {
    const rollup = readFileSync(`/proc/${member}/smaps_rollup`, "latin1");
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
  });
  return kib.reduce((sum, each) => sum + each, 0) / 1024;
}
