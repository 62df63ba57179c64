import { spawnSync } from "node:child_process";
import path from "node:path";
import { makeFolder } from "./folder";

/**
 * Compiles a library that shows each fsync of a server, kills it at a write, or makes writes fail.
 * @returns variables that load the library, or the reason why it could not be compiled
 */
export function makePowerCut(): Record<string, string> | string {
  const library = path.join(makeFolder(), "power-cut.so");
  const args = ["-O1", "-shared", "-fPIC", "-o", library, "tests/fixtures/power-cut.c", "-ldl"];
  const { status, error, stderr } = spawnSync("cc", args, { encoding: "utf8" });
  return status === 0
    ? { LD_PRELOAD: library }
    : `no C compiler for Linux here: ${error ?? stderr}`;
}
