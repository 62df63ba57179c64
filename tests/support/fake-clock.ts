import { existsSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { makeFolder } from "./folder";

const LIBRARY = readdirSync("/usr/lib")
  .map((name) => `/usr/lib/${name}/faketime/libfaketime.so.1`)
  .find((file) => existsSync(file));

/** The reason why the clock cannot be faked on this machine, if so. */
export const NO_CLOCK = LIBRARY ? undefined : "libfaketime is not here (Debian: faketime)";

export interface FakeClock {
  /** Variables to start the server with. */
  env: Record<string, string>;
  /** Sets the server's clock off by these hours, from which it goes on. */
  shift(hours: number): void;
  /** Stops the server's clock at this second. */
  freeze(at: Date): void;
}

/** Makes a clock for one process, which a test can change while the process runs. */
export function fakeClock(): FakeClock {
  const folder = makeFolder();
  const file = path.join(folder, "clock");
  const set = (text: string) => {
    // Renamed into place, because a half-written line would be another time.
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
      // Only the wall clock is changed, as timers of a real machine go on too.
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
      TZ: "UTC",
    },
    shift,
    freeze: (at) => set(at.toISOString().slice(0, 19).replace("T", " ")),
  };
}
