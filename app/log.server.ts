import pino from "pino";
import { settings } from "./env.server";

let current: pino.Logger | undefined;

/** One JSON line per event on standard output; no addresses of visitors, no secrets. */
export function log(): pino.Logger {
  current ??= pino({
    level: settings().LOG_LEVEL,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
  });
  return current;
}
