import SQLite from "better-sqlite3";
import { afterEach, describe, expect, it, vi } from "vitest";
import { watchSite } from "~/server/fast-lane/site-version";

afterEach(() => void vi.useRealTimers());

function at(time: string) {
  vi.useFakeTimers({ now: new Date(time) });
}

describe("watchSite", () => {
  it("changes with the content and with the day in Madrid", () => {
    at("2026-07-01T21:59:00Z");
    let content = "1";
    const version = watchSite(() => content);
    const first = version();
    expect(version()).toBe(first);
    vi.setSystemTime(new Date("2026-07-01T22:00:00Z"));
    const nextDay = version();
    expect(nextDay).not.toBe(first);
    content = "2";
    expect(version()).not.toBe(nextDay);
  });

  it("stays while the database is locked, and is like no other when it cannot be read", () => {
    let read = () => "1";
    const version = watchSite(() => read());
    const first = version();
    read = () => {
      throw new SQLite.SqliteError("locked", "SQLITE_BUSY");
    };
    expect(version()).toBe(first);
    read = () => {
      throw new SQLite.SqliteError("broken", "SQLITE_IOERR");
    };
    const [broken, again] = [version(), version()];
    expect(new Set([first, broken, again]).size).toBe(3);
  });
});
