import pino from "pino";
import { expect, it } from "vitest";
import { formatRequest } from "~/log.server";

const TIME = "2026-01-02T03:04:05.678Z";

it.each([
  ["/", 200, "info"],
  ["/producto/trona-1", 304, "info"],
  ['/"\\', 404, "info"],
  ["/a\u001b[31m\n", 499, "info"],
  ["/\u2028ñ%22", 503, "error"],
  ["", 500, "error"],
] as const)(
  "the line of a request for %j with %i is what the logger would write as %s",
  (route, status, level) => {
    const line = { id: "00ff", method: "GET", route, status, ms: 3, bytes: 12_345 };
    let written = "";
    const logger = pino(
      {
        base: null,
        timestamp: () => `,"time":"${TIME}"`,
        formatters: { level: (level) => ({ level }) },
      },
      {
        write(text: string) {
          written += text;
        },
      },
    );
    logger[level](line, "request");
    expect(formatRequest(line, TIME)).toBe(written);
  },
);
