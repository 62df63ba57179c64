import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import process from "node:process";

const FATAL_CALL = "RemoveEnvironmentCleanupHook";

/** Addons compiled with headers of Node 24.19 to 24.21 crash the process (nodejs/node#65446). */
export function endsProcess(binary: Buffer, nodeVersion: string): boolean {
  const [major = 0, minor = 0] = nodeVersion.split(".").map(Number);
  return major === 24 && minor <= 21 && binary.includes(FATAL_CALL);
}

export function isFaultyPackage(): boolean {
  const main = createRequire(import.meta.url).resolve("better-sqlite3");
  const file = path.resolve(path.dirname(main), "../build/Release/better_sqlite3.node");
  return endsProcess(readFileSync(file), process.versions.node);
}
