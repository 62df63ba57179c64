import { readFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "~/runtime/env.server";
import { backupJob } from "~/server/jobs/backup-job";
import { addDays, madridDayEnd, madridDayStart } from "~base/fechas";
import { beginBackupWork } from "~db/backup/work.server";
import { testDatabase } from "../../support/database";
import { makeFolder } from "../../support/folder";

testDatabase();

const HOUR_MS = 60 * 60_000;
const at = (iso: string) => vi.setSystemTime(new Date(iso));
beforeEach(() => {
  // Fakes only the date, because processes and streams need real timers.
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => vi.useRealTimers());

/** A program in place of the command line, which notes its arguments. */
function makeCli(code: string) {
  const folder = makeFolder({ "cli.js": code });
  return { cli: path.join(folder, "cli.js"), calls: path.join(folder, "calls") };
}

const NOTES = `require("node:fs").appendFileSync(__dirname + "/calls", process.argv.slice(2).join(" ") + "\\n")`;
const calls = (file: string) => {
  try {
    return readFileSync(file, "utf8").trim().split("\n");
  } catch {
    return [];
  }
};

describe("the daily copy", () => {
  it("is made once at its hour, by one process of several, never at the first start", async () => {
    const { cli, calls: file } = makeCli(NOTES);
    const jobs = ["one", "two"].flatMap((owner) => backupJob(owner, cli));
    const look = () => Promise.all(jobs.map((job) => job.run(() => false)));
    at("2026-12-01T10:00:00.000Z");
    await look();
    at("2026-12-02T02:59:00.000Z");
    await look();
    expect(calls(file)).toEqual([]);
    at("2026-12-02T03:00:30.000Z");
    await look();
    await look();
    expect(calls(file)).toEqual(["backup --scheduled"]);
    // The site was down at the next day's hour, so it makes the copy when it starts.
    at("2026-12-03T09:00:00.000Z");
    await look();
    at("2026-12-04T03:01:00.000Z");
    await look();
    expect(calls(file)).toHaveLength(3);
  });

  it.each([
    ["skips", "2026-03-29"],
    ["has twice", "2026-10-25"],
  ])("is made once on a day whose night %s its hour", async (_, day) => {
    const { BACKUP_HOUR } = settings();
    settings().BACKUP_HOUR = 2;
    const { cli, calls: file } = makeCli(NOTES);
    const [job] = backupJob("one", cli);
    const made = [];
    for (const date of [addDays(day, -1), day, addDays(day)]) {
      const before = calls(file).length;
      const end = Date.parse(madridDayEnd(date));
      for (let time = Date.parse(madridDayStart(date)); time < end; time += HOUR_MS) {
        vi.setSystemTime(time);
        await job?.run(() => false);
      }
      made.push(calls(file).length - before);
    }
    settings().BACKUP_HOUR = BACKUP_HOUR;
    expect(made).toEqual([1, 1, 1]);
  });

  it("leaves out the keys with BACKUP_SECRETS=0", async () => {
    settings().BACKUP_SECRETS = "0";
    const { cli, calls: file } = makeCli(NOTES);
    const [job] = backupJob("one", cli);
    for (const time of ["2026-12-01T10:00:00.000Z", "2026-12-02T03:00:30.000Z"]) {
      at(time);
      await job?.run(() => false);
    }
    settings().BACKUP_SECRETS = "1";
    expect(calls(file)).toEqual(["backup --scheduled --without-secrets"]);
  });

  it("is not made at all with BACKUP_KEEP=0", () => {
    const { BACKUP_KEEP } = settings();
    settings().BACKUP_KEEP = 0;
    expect(backupJob("one")).toEqual([]);
    settings().BACKUP_KEEP = BACKUP_KEEP;
    expect(backupJob("one")).toHaveLength(1);
  });

  it("that is broken off by a restart is made after it", async () => {
    const { cli, calls: file } = makeCli(`${NOTES}; setInterval(() => undefined, 1000)`);
    const [job] = backupJob("one", cli);
    const runs = async (isStopping: () => boolean) => {
      await job?.run(isStopping);
      return calls(file).length;
    };
    at("2026-12-01T10:00:00.000Z");
    expect(await runs(() => false)).toBe(0);
    at("2026-12-02T03:00:00.000Z");
    expect(await runs(() => calls(file).length > 0)).toBe(1);
    at("2026-12-02T03:01:00.000Z");
    expect(await runs(() => calls(file).length > 1)).toBe(2);
  });

  it("waits while somebody makes one by hand, and is made a minute later", async () => {
    const { cli, calls: file } = makeCli(NOTES);
    const [job] = backupJob("one", cli);
    at("2026-12-01T10:00:00.000Z");
    await job?.run(() => false);
    at("2026-12-02T03:00:00.000Z");
    let isOver = false;
    const slow = makeCli("setInterval(() => undefined, 1000)").cli;
    const byHand = await beginBackupWork(
      { what: "make", order: [] },
      { cli: slow, isStopping: () => isOver },
    );
    await job?.run(() => false);
    expect(calls(file)).toEqual([]);
    isOver = true;
    await byHand.ended;
    at("2026-12-02T03:01:00.000Z");
    await job?.run(() => false);
    expect(calls(file)).toEqual(["backup --scheduled"]);
  });

  it("that fails does not stop the server, and ends with it", async () => {
    const { cli } = makeCli("setInterval(() => undefined, 1000)");
    const [job] = backupJob("one", cli);
    at("2026-12-01T10:00:00.000Z");
    await job?.run(() => false);
    at("2026-12-02T04:00:00.000Z");
    await job?.run(() => true);
  });
});
