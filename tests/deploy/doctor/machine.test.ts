import { chmodSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import {
  checkClock,
  checkDisk,
  checkLitestream,
  checkMemory,
  checkNode,
  checkPermissions,
  litestreamVersion,
  readMemory,
} from "../../../deploy/doctor/machine.js";
import { makeFolder } from "../../support/folder";

const MB = 1_000_000;

it.each([
  ["22.3.0", false, "bien"],
  ["20.19.0", false, "aviso"],
  ["20.18.9", false, "mal"],
  ["18.20.4", false, "mal"],
  ["23.1.0", false, "aviso"],
  ["24.20.0", true, "mal"],
])("Node %s, its package faulty: %s, is %s", (version, isFaulty, level) => {
  expect(checkNode(version, isFaulty, "2026-11-28T10:00:00.000Z").level).toBe(level);
});

it.each([
  ["20.19.0", "2026-04-30", "bien"],
  ["20.19.0", "2026-05-01", "aviso"],
  ["22.9.0", "2027-05-01", "aviso"],
  ["24.2.0", "2027-05-01", "bien"],
  ["40.0.0", "2027-05-01", "bien"],
])("Node %s on %s is %s, as its line is mended or not", (version, day, level) => {
  expect(checkNode(version, false, `${day}T10:00:00.000Z`).level).toBe(level);
});

it.each([
  ["v0.3.13", "aviso"],
  ["0.5.16", "aviso"],
  ["v0.5.17", "bien"],
  ["0.6.0", "bien"],
  ["1.0.0", "bien"],
  ["(development build)", "duda"],
])("Litestream %s is %s, as it can damage what it copies or not", (version, level) => {
  expect(checkLitestream(version).level).toBe(level);
});

it("Litestream is left out where it is not installed", () => {
  expect(litestreamVersion("not-installed-here")).toBeUndefined();
});

describe("memory", () => {
  const MEMINFO =
    "MemTotal:        1000000 kB\nMemFree: 1 kB\nMemAvailable:     600000 kB\nSwapFree:  5000 kB\n";

  it("is read as the kernel tells it, within the limit of a container", () => {
    expect(readMemory(MEMINFO)).toEqual({
      ...{ total: 1_024_000_000, available: 614_400_000, swap: 5_120_000 },
    });
    expect(readMemory(MEMINFO, 300 * MB)).toMatchObject({ total: 300 * MB, available: 300 * MB });
  });

  it.each([
    [{ total: 2_000, available: 1_500, swap: 0 }, true, "bien"],
    [{ total: 1_000, available: 600, swap: 0 }, true, "aviso"],
    [{ total: 1_000, available: 600, swap: 1_000 }, true, "bien"],
    [{ total: 1_000, available: 600, swap: 0 }, false, "bien"],
    [{ total: 500, available: 400, swap: 0 }, false, "aviso"],
    [{ total: 0, available: 0, swap: 0 }, false, "duda"],
  ])("of %j MB, where it builds: %s, is %s", ({ total, available, swap }, builds, level) => {
    const memory = { total: total * MB, available: available * MB, swap: swap * MB };
    expect(checkMemory(memory, builds).level).toBe(level);
  });
});

it.each([
  [5_000, 100, "bien"],
  [5_000, 3_000, "aviso"],
  [900, 0, "aviso"],
  [100, 0, "mal"],
])("%i MB of disk with a copy of %i MB are %s", (free, copy, level) => {
  expect(checkDisk(free * MB, copy * MB).level).toBe(level);
});

describe("permissions", () => {
  const uid = process.getuid?.() ?? 0;
  const make = () => {
    const folder = makeFolder({ "secrets.json": "{}", "site.db": "", "mimbre.env": "" });
    for (const name of ["secrets.json", "mimbre.env"]) chmodSync(path.join(folder, name), 0o600);
    chmodSync(folder, 0o700);
    return { folder, settings: path.join(folder, "mimbre.env") };
  };

  it("are good when nobody else may read", () => {
    const { folder, settings } = make();
    expect(checkPermissions(folder, settings, uid).level).toBe("bien");
  });

  it.each([
    ["", 0o755],
    ["secrets.json", 0o640],
    ["mimbre.env", 0o644],
  ])("are wrong when others may read «%s»", (name, mode) => {
    const { folder, settings } = make();
    chmodSync(path.join(folder, name), mode);
    const { level, advice } = checkPermissions(folder, settings, uid);
    expect([level, advice]).toEqual(["mal", `chmod go= ${path.join(folder, name)}`]);
  });

  it("are doubtful when the order is given by another user", () => {
    const { folder, settings } = make();
    expect(checkPermissions(folder, settings, uid + 1).level).toBe("aviso");
  });
});

describe("the clock", () => {
  const now = new Date("2026-09-01T10:00:00Z");
  const later = new Date("2026-09-01T10:05:00Z");
  const before = new Date("2026-08-31T10:00:00Z");

  it.each<[string, Date[], Date | undefined]>([
    ["bien", [before], undefined],
    ["bien", [before], now],
    ["mal", [before, later], undefined],
    ["mal", [before], later],
  ])("is %s after %j beside %s", (level, stored, heard) => {
    expect(checkClock(now, stored, heard).level).toBe(level);
  });
});
