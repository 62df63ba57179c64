import pino from "pino";
import { settings } from "./env.server";
import { lineInWords, withoutSecrets } from "./log-text";

/** A pipe takes so much in one piece: processes that share one must not cut each other's lines. */
const WHOLE_LINES = 4096;

/** A write for each line would cost as much as all else about a request. */
const BUFFERED = { minLength: WHOLE_LINES / 2, maxWrite: WHOLE_LINES, periodicFlush: 50 };

let current: pino.Logger | undefined;

/** One JSON line per event; no addresses of visitors, no secrets. */
export function log(): pino.Logger {
  current ??= openLog();
  return current;
}

function openLog(): pino.Logger {
  const output = pino.destination({ sync: true, ...BUFFERED });
  process.once("exit", () => output.flushSync());
  return pino(
    {
      level: settings().LOG_LEVEL,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      hooks: {
        streamWrite:
          settings().LOG === "json" ? withoutSecrets : (line) => lineInWords(withoutSecrets(line)),
      },
    },
    output,
  );
}
