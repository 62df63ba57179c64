import { beforeEach, describe, expect, it } from "vitest";
import { TooManyAttemptsError } from "~/domain/attempt-limits/attempt-limits.server";
import {
  forgetAttempts,
  type GrowingBlock,
  returnAttempt,
  takeAttempt,
} from "~/domain/attempt-limits/growing-block.server";
import { testDatabase } from "../../support/database";

const db = testDatabase();

const MINUTE_MS = 60_000;
const START = new Date("2026-11-21T10:00:00.000Z");
const KEY = "acceso:x";
const GROWING: GrowingBlock = {
  max: 3,
  windowMs: 15 * MINUTE_MS,
  firstBlockMs: 30_000,
  maxBlockMs: 4 * MINUTE_MS,
};

let now: number;
beforeEach(() => {
  now = START.getTime();
});

/** @returns attempts so far, or for how many seconds there are to be none */
const take = (limit: GrowingBlock) =>
  db
    .database()
    .write((trx) => takeAttempt(trx, KEY, limit, new Date(now)))
    .catch((error: Error) => {
      if (error instanceof TooManyAttemptsError) return `${error.retryAfterS} s`;
      throw error;
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
    now += 30_000 + 15 * MINUTE_MS - 1;
    expect(await take(GROWING)).toBe(4);
    now += 60_000 + 15 * MINUTE_MS;
    expect(await take(GROWING)).toBe(1);
  });

  it("is gone for who proved to be right", async () => {
    for (let n = 0; n < 3; n += 1) await take(GROWING);
    await db.database().write((trx) => forgetAttempts(trx, [KEY]));
    expect(await take(GROWING)).toBe(1);
  });
});

describe("a block that does not", () => {
  const fixed: GrowingBlock = { max: 3, windowMs: 15 * MINUTE_MS };

  it("lasts until its window ends, counted from the first attempt", async () => {
    await take(fixed);
    now += 10 * MINUTE_MS;
    await take(fixed);
    expect(await take(fixed)).toBe(3);
    expect(await take(fixed)).toBe("300 s");
    now += 5 * MINUTE_MS;
    expect(await take(fixed)).toBe(1);
  });

  it("takes back one attempt that was no guess", async () => {
    for (let n = 0; n < 3; n += 1) await take(fixed);
    await db.database().write((trx) => returnAttempt(trx, [KEY]));
    expect([await take(fixed), await take(fixed)]).toEqual([3, "900 s"]);
  });
});
