import { spawnSync } from "node:child_process";
import path from "node:path";
import { makeFolder } from "./folder";

/**
 * Compiles what lets a test see each fsync of a server, kill it at one of its writes or let them fail.
 * @returns the settings that load it, or why it cannot be had
 */
export function makePowerCut(): Record<string, string> | string {
  const library = path.join(makeFolder(), "power-cut.so");
  const args = ["-O1", "-shared", "-fPIC", "-o", library, "tests/fixtures/power-cut.c", "-ldl"];
  const { status, error, stderr } = spawnSync("cc", args, { encoding: "utf8" });
  return status === 0
    ? { LD_PRELOAD: library }
    : `no C compiler for Linux here: ${error ?? stderr}`;
}
