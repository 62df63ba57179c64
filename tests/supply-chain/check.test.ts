import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { makeFolder } from "../support/folder";
import advisories from "./advisories.json";
import { isBefore } from "./check";

const folder = makeFolder();

/** The check on our own lock file with one version replaced. */
function check(where?: string, version?: string) {
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
  if (where) lock.packages[where] = { ...lock.packages[where], version };
  const file = path.join(folder, "package-lock.json");
  writeFileSync(file, JSON.stringify(lock));
  return spawnSync(process.execPath, ["tests/supply-chain/check.js", file], { encoding: "utf8" });
}

describe("the offline advisory list", () => {
  it("passes on what is installed, and names what stays open", () => {
    const { status, stdout, stderr } = check();
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toContain("GHSA-wrjc-x8rr-h8h6");
    expect(stdout).toContain("GHSA-337j-9hxr-rhxg");
  });

  it.each([
    ["node_modules/react-router", "6.30.4", "GHSA-jjmj-jmhj-qwj2"],
    ["node_modules/x/node_modules/@remix-run/router", "1.23.3", "GHSA-jjmj-jmhj-qwj2"],
    ["node_modules/nodemailer", "7.0.6", "GHSA-mm7p-fcc7-pg87"],
    ["node_modules/vite", "6.4.0-beta.1", "GHSA-93m4-6634-74q7"],
  ])("fails on a planted %s %s", (where, version, id) => {
    const { status, stderr } = check(where, version);
    expect([status, stderr]).toEqual([1, expect.stringContaining(`${where} ${version}: ${id}`)]);
  });

  it("fails on an open advisory that nothing has any more", () => {
    expect(check("node_modules/tar", "7.5.3").stderr).toContain(
      "GHSA-8qq5-rm4j-mr97 (tar) is listed",
    );
  });

  it("gives a reason for each that is open", () => {
    const reasons = advisories.flatMap(({ open }) => (open === undefined ? [] : [open]));
    expect(reasons.filter((reason) => reason.length < 40)).toEqual([]);
  });
});

it.each([
  ["1.2.3", "1.2.4", true],
  ["1.10.0", "1.9.9", false],
  ["1.2.3", "1.2.3", false],
  ["0.9.9", "1.0.0", true],
])("%s is before %s: %s", (a, b, expected) => {
  expect(isBefore(a, b)).toBe(expected);
});
