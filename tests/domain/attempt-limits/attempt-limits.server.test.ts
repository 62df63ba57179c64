import { describe, expect, it } from "vitest";
import {
  countAttempt,
  purgeAttempts,
  TooManyAttemptsError,
} from "~/domain/attempt-limits/attempt-limits.server";
import { testDatabase } from "../../support/database";

const MINUTE = 60_000;
const LIMIT = { max: 3, windowMs: 60 * MINUTE };
const START = Date.parse("2026-09-01T10:00:00.000Z");

const db = testDatabase();

/** Whether an attempt so many minutes after the first is allowed; else the seconds to wait. */
async function attempt(minutes: number, key = "contacto:a"): Promise<"ok" | number> {
  const now = new Date(START + minutes * MINUTE);
  try {
    await db.database().write((trx) => countAttempt(trx, key, LIMIT, now));
    return "ok";
  } catch (error) {
    if (error instanceof TooManyAttemptsError) return error.retryAfterS;
    throw error;
  }
}

describe("attempts", () => {
  it("are counted per key until the window is over, whatever comes meanwhile", async () => {
    expect([await attempt(0), await attempt(10), await attempt(59)]).toEqual(["ok", "ok", "ok"]);
    expect(await attempt(59)).toBe(60);
    expect(await attempt(59, "contacto:b")).toBe("ok");
    expect(await attempt(59.5)).toBe(30);
    expect(await attempt(60)).toBe("ok");
    expect(await attempt(61)).toBe("ok");
  });

  it("at the same moment: the limit holds", async () => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => attempt(0)));
    expect(outcomes.filter((outcome) => outcome === "ok")).toHaveLength(3);
  });

  it("counted before the clock was put back count for nothing", async () => {
    for (let n = 0; n < 3; n++) await attempt(60);
    expect(await attempt(60)).toBe(60 * 60);
    expect([await attempt(0), await attempt(0), await attempt(0)]).toEqual(["ok", "ok", "ok"]);
    expect(await attempt(0)).toBe(60 * 60);
  });

  it("are forgotten by purpose", async () => {
    await attempt(0);
    await attempt(0, "totp:ana");
    await db.database().write((trx) => purgeAttempts(trx, "contacto", new Date(START + MINUTE)));
    const left = await db.database().read.selectFrom("attempt_limits").select("key").execute();
    expect(left).toEqual([{ key: "totp:ana" }]);
  });
});
