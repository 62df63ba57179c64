import { readFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "~/env.server";
import { backupJob } from "~/server/jobs/backup-job";
import { testDatabase } from "../../support/database";
import { makeFolder } from "../../support/folder";

testDatabase();

const at = (iso: string) => vi.setSystemTime(new Date(iso));
beforeEach(() => {
  // Only the date: processes and streams keep their own time.
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => vi.useRealTimers());

/** A stand-in for the command line that writes its arguments down. */
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
    // The site was down at the hour of the next day.
    at("2026-12-03T09:00:00.000Z");
    await look();
    at("2026-12-04T03:01:00.000Z");
    await look();
    expect(calls(file)).toHaveLength(3);
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

  it("that fails does not stop the server, and ends with it", async () => {
    const { cli } = makeCli("setInterval(() => undefined, 1000)");
    const [job] = backupJob("one", cli);
    at("2026-12-01T10:00:00.000Z");
    await job?.run(() => false);
    at("2026-12-02T04:00:00.000Z");
    await job?.run(() => true);
  });
});
