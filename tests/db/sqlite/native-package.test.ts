import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { endsProcess, isFaultyPackage } from "~db/sqlite/native-package.server";

const SOUND = Buffer.from("\0AddEnvironmentCleanupHook\0");
const FAULTY = Buffer.from("\0AddEnvironmentCleanupHook\0RemoveEnvironmentCleanupHook\0");

it.each([
  ["20.20.2", false],
  ["22.23.3", false],
  ["24.18.1", true],
  ["24.21.0", true],
  ["24.22.0", false],
  ["26.7.0", false],
])("on Node %s a package compiled with faulty headers is refused: %s", (version, isRefused) => {
  expect(endsProcess(FAULTY, version)).toBe(isRefused);
  expect(endsProcess(SOUND, version)).toBe(false);
});

it("the package that is installed is sound", () => expect(isFaultyPackage()).toBe(false));

it("the Dockerfile compiles with headers from before the fault", () => {
  const [, major, minor] =
    /^FROM node:(\d+)\.(\d+)/m.exec(readFileSync("deploy/Dockerfile", "utf8")) ?? [];
  expect(Number(major) !== 24 || Number(minor) < 19).toBe(true);
});
