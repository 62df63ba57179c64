import pino from "pino";
import { settings } from "./env.server";
import { lineInWords, withoutSecrets } from "./log-text";

/** A pipe takes up to 4096 bytes at once, so processes that share one do not mix their lines. */
const WHOLE_LINES = 4096;

/** Buffered, because a write for each line would cost as much as the rest of a request. */
const BUFFERED = { minLength: WHOLE_LINES / 2, maxWrite: WHOLE_LINES, periodicFlush: 50 };

let current: pino.Logger | undefined;

/** Writes one JSON line per event; callers log no addresses of visitors and no secrets. */
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
