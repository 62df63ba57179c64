import pino from "pino";
import { settings } from "./env.server";

/** What a pipe takes in one piece; several processes may share it. */
const WHOLE_LINES = 4096;

const FLUSH_MS = 50;

/** Lines are written a few at a time: under load a write costs as much as all else about a request. */
function openOutput(): pino.DestinationStream & { flushSync(): void } {
  const output = pino.destination({
    sync: true,
    minLength: WHOLE_LINES / 2,
    maxWrite: WHOLE_LINES,
  });
  let isWaiting = false;
  const flushSync = () => {
    isWaiting = false;
    output.flushSync();
  };
  process.once("exit", flushSync);
  return {
    flushSync,
    write(line) {
      output.write(line);
      if (!isWaiting) setTimeout(flushSync, FLUSH_MS);
      isWaiting = true;
    },
  };
}

let current: pino.Logger | undefined;

/** One JSON line per event on standard output; no addresses of visitors, no secrets. */
export function log(): pino.Logger {
  current ??= pino(
    {
      level: settings().LOG_LEVEL,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
    },
    openOutput(),
  );
  return current;
}
