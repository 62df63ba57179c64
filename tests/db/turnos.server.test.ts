import { afterEach, describe, expect, it, vi } from "vitest";
import { TurnoStoppedError, takeTurn } from "~db/turnos.server";
import { gateway } from "../server/support";
import { testDatabase } from "../support/database";
import { write } from "../support/stored";

const MINUTE = 60_000;
const START = Date.parse("2026-09-01T10:00:00.000Z");

testDatabase();

afterEach(() => void vi.useRealTimers());

const turn = (owner: string, minutes: number, work = () => Promise.resolve(), firstAt?: Date) =>
  takeTurn(
    {
      name: "retencion",
      everyMs: 60 * MINUTE,
      ...{ owner, firstAt },
      now: () => new Date(START + minutes * MINUTE),
    },
    work,
  );

describe("periodic work", () => {
  it("is done once per period, whichever process asks", async () => {
    expect(await turn("one", 0)).toBe(true);
    expect(await turn("two", 59)).toBe(false);
    expect(await turn("two", 60)).toBe(true);
    expect(await turn("one", 60)).toBe(false);
  });

  it("is done by one of several processes that ask at once", async () => {
    const outcomes = await Promise.all(["one", "two", "three"].map((owner) => turn(owner, 0)));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
  });

  it("of a process that died is taken over when its lease ends", async () => {
    const begun = gateway();
    const death = gateway();
    const dead = turn("one", 0, () => {
      begun.open();
      return death.passed;
    });
    await begun.passed;
    expect(await turn("two", 9)).toBe(false);
    expect(await turn("two", 10)).toBe(true);
    death.open();
    await dead;
    expect(await turn("three", 69)).toBe(false);
  });

  it("that lasts longer than its lease is left to whoever does it", async () => {
    vi.useFakeTimers({ toFake: ["setInterval"] });
    const begun = gateway();
    const end = gateway();
    let minutes = 0;
    const now = () => new Date(START + minutes * MINUTE);
    const long = takeTurn({ name: "retencion", everyMs: 60 * MINUTE, owner: "one", now }, () => {
      begun.open();
      return end.passed;
    });
    await begun.passed;
    minutes = 6;
    vi.advanceTimersByTime(6 * MINUTE);
    await write(() => Promise.resolve());
    expect(await turn("two", 15)).toBe(false);
    end.open();
    await long;
    expect(await turn("two", 67)).toBe(true);
  });

  it("that fails waits for its next turn", async () => {
    expect(await turn("one", 0, () => Promise.reject(new Error("roto")))).toBe(true);
    expect(await turn("one", 59)).toBe(false);
    expect(await turn("one", 60)).toBe(true);
  });

  it("that is broken off, as its process ends, keeps its turn for whoever comes", async () => {
    const stop = () => Promise.reject(new TurnoStoppedError("the server ends"));
    expect(await turn("one", 0, stop)).toBe(true);
    expect(await turn("two", 1)).toBe(true);
    expect(await turn("one", 60)).toBe(false);
  });

  it("does not wait for a time that was written before the clock was put back", async () => {
    const year = 365 * 24 * 60;
    expect(await turn("one", year)).toBe(true);
    expect(await turn("one", 0)).toBe(true);
    expect(await turn("one", 59)).toBe(false);
  });

  it.each([60, 365 * 24 * 60])("nor for a lease from then, %s minutes ahead", async (ahead) => {
    await turn("one", -60);
    const begun = gateway();
    const death = gateway();
    const dead = turn("one", ahead, () => {
      begun.open();
      return death.passed;
    });
    await begun.passed;
    expect(await turn("two", 0)).toBe(true);
    death.open();
    await dead;
  });

  it("that was planned waits for its first turn, which later plans do not move", async () => {
    const planned = (minutes: number, first: number) =>
      turn("one", minutes, undefined, new Date(START + first * MINUTE));
    expect(await planned(0, 30)).toBe(false);
    expect(await planned(29, 90)).toBe(false);
    expect(await planned(30, 90)).toBe(true);
  });
});
