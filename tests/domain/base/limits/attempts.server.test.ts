import { beforeEach, describe, expect, it } from "vitest";
import {
  type Counter,
  countersAt,
  forgetAttempts,
  purgeAttempts,
  returnAttempt,
  TooManyAttemptsError,
  takeAttempt,
  takeAttempts,
} from "~base/limits/attempts.server";
import { OF_ADDRESS } from "~base/limits/limits";
import { testDatabase } from "../../../support/database";
import { insertRows, write } from "../../../support/stored";

const db = testDatabase();

const MINUTE = 60_000;
const START = Date.parse("2026-09-01T10:00:00.000Z");
type Named = Omit<Counter, "who">;

const FIXED: Named = { name: "contacto", max: 3, windowMs: 60 * MINUTE };
const GROWING: Named = {
  name: "acceso:navegador",
  max: 3,
  windowMs: 15 * MINUTE,
  firstBlockMs: 30_000,
  maxBlockMs: 4 * MINUTE,
};

let now: number;
beforeEach(() => {
  now = START;
});

const counterOf = (limit: Named, who = "a") => ({ ...limit, who });

/** @returns the number of attempts so far or, if refused, the seconds to wait */
const take = (limit: Named, who?: string) =>
  write((trx) => takeAttempt(trx, counterOf(limit, who), new Date(now))).catch((error: Error) => {
    if (error instanceof TooManyAttemptsError) return `${error.retryAfterS} s`;
    throw error;
  });

/** Makes an attempt so many minutes after the first one. */
const takeAt = (minutes: number, who?: string) => {
  now = START + minutes * MINUTE;
  return take(FIXED, who);
};

describe("attempts", () => {
  it("are counted per key until the window is over, whatever comes meanwhile", async () => {
    expect([await takeAt(0), await takeAt(10), await takeAt(59)]).toEqual([1, 2, 3]);
    expect(await takeAt(59)).toBe("60 s");
    expect(await takeAt(59, "b")).toBe(1);
    expect(await takeAt(59.5)).toBe("30 s");
    expect(await takeAt(60)).toBe(1);
    expect(await takeAt(61)).toBe(2);
  });

  it("of one IPv6 network of 65,536 are ten times those of one", async () => {
    const from = (clientAddress: string) =>
      write((trx) => takeAttempts(trx, countersAt("contacto", clientAddress), new Date(now)))
        .then(() => "counted")
        .catch(() => "refused");
    const outcomes: string[] = [];
    for (let n = 0; n < 51; n++) outcomes.push(await from(`2001:db8:1:${n}::/64`));
    expect(outcomes.filter((outcome) => outcome === "counted")).toHaveLength(
      10 * OF_ADDRESS.contacto.max,
    );
    expect(await from("2001:db8:2:0::/64")).toBe("counted");
    expect(await from("203.0.113.7")).toBe("counted");
  });

  it("at the same moment: the limit holds", async () => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => takeAt(0)));
    expect(outcomes.filter((outcome) => typeof outcome === "number")).toHaveLength(3);
  });

  it("counted before the clock was put back count for nothing", async () => {
    for (let n = 0; n < 3; n++) await takeAt(60);
    expect(await takeAt(60)).toBe("3600 s");
    expect([await takeAt(0), await takeAt(0), await takeAt(0)]).toEqual([1, 2, 3]);
    expect(await takeAt(0)).toBe("3600 s");
  });

  it("are forgotten by age, whatever for, but for one purpose: there with the person", async () => {
    const kept: Named = { ...FIXED, name: "codigos-seguidos" };
    const a = { id: "a", email: "a@ejemplo.es", created_at: "2026", updated_at: "2026" };
    await insertRows("profiles", a);
    await take(kept, "gone");
    for (const limit of [FIXED, GROWING, kept]) await take(limit);
    const window_started_at = new Date(START).toISOString();
    const alike = { key: "codigos-seguidos-no:a", failures: 1, window_started_at };
    await insertRows("attempt_limits", alike);
    await takeAt(1, "b");
    await write((trx) => purgeAttempts(trx, new Date(START + MINUTE)));
    const left = await db.database().read.selectFrom("attempt_limits").select("key").execute();
    expect(left.map(({ key }) => key).sort()).toEqual(["codigos-seguidos:a", "contacto:b"]);
  });

  it("give back one that was no guess", async () => {
    for (let n = 0; n < 3; n += 1) await take(FIXED);
    await write((trx) => returnAttempt(trx, [counterOf(FIXED)]));
    expect([await take(FIXED), await take(FIXED)]).toEqual([3, "3600 s"]);
  });
});

describe("a block that grows", () => {
  it("doubles with each attempt after it, up to its longest", async () => {
    expect([await take(GROWING), await take(GROWING), await take(GROWING)]).toEqual([1, 2, 3]);
    for (const [attempt, seconds] of [30, 60, 120, 240, 240].entries()) {
      expect(await take(GROWING)).toBe(`${seconds} s`);
      now += seconds * 1_000 - 1;
      expect(await take(GROWING)).toBe("1 s");
      now += 1;
      expect(await take(GROWING)).toBe(attempt + 4);
    }
  });

  it("is forgotten after a window without any, and not sooner", async () => {
    for (let n = 0; n < 3; n += 1) await take(GROWING);
    now += 30_000 + 15 * MINUTE - 1;
    expect(await take(GROWING)).toBe(4);
    now += 60_000 + 15 * MINUTE;
    expect(await take(GROWING)).toBe(1);
  });

  it("is gone for who proved to be right", async () => {
    for (let n = 0; n < 3; n += 1) await take(GROWING);
    await write((trx) => forgetAttempts(trx, ["acceso:navegador"], "a"));
    expect(await take(GROWING)).toBe(1);
  });
});
