import pino from "pino";
import { settings } from "./env.server";

/**
 * Lines that come while others are written go out together, up to what a pipe takes in one piece:
 * several processes may share it.
 */
const WHOLE_LINES = 4096;

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
    pino.destination({ sync: false, maxWrite: WHOLE_LINES }),
  );
  return current;
}
