import { existsSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { makeFolder } from "./folder";

const LIBRARY = readdirSync("/usr/lib")
  .map((name) => `/usr/lib/${name}/faketime/libfaketime.so.1`)
  .find((file) => existsSync(file));

/** Why a test that needs another clock cannot run here, if so. */
export const NO_CLOCK = LIBRARY ? undefined : "libfaketime is not here (Debian: faketime)";

export interface FakeClock {
  /** For the environment of the server. */
  env: Record<string, string>;
  /** Moves its clock away from ours, at once; it goes on from there. */
  shift(hours: number): void;
  /** Stops its clock at that second, at once. */
  freeze(at: Date): void;
}

/** A clock for a process of its own, which may be moved while that process runs. */
export function fakeClock(): FakeClock {
  const folder = makeFolder();
  const file = path.join(folder, "clock");
  const set = (text: string) => {
    // Half a line would be another time.
    writeFileSync(`${file}.new`, `${text}\n`);
    renameSync(`${file}.new`, file);
  };
  const shift = (hours: number) => set(`${hours < 0 ? "-" : "+"}${Math.abs(hours) * 3600}`);
  shift(0);
  return {
    env: {
      LD_PRELOAD: LIBRARY ?? "",
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: "1",
      // Timers go on as they were: it is the wall clock that jumps.
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
      TZ: "UTC",
    },
    shift,
    freeze: (at) => set(at.toISOString().slice(0, 19).replace("T", " ")),
  };
}
