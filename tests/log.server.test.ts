import pino from "pino";
import { expect, it } from "vitest";
import { formatRequest } from "~/log.server";

const TIME = "2026-01-02T03:04:05.678Z";

it.each(["/", "/producto/trona-1", '/"\\', "/a\u001b[31m\n", "/\u2028ñ%22", ""])(
  "the line of a request for %j is what the logger would write",
  (route) => {
    const line = { id: "00ff", method: "GET", route, status: 200, ms: 3, bytes: 12_345 };
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
    logger.info(line, "request");
    expect(formatRequest(line, TIME)).toBe(written);
  },
);
