import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { makeFolder } from "../support/folder";
import advisories from "./advisories.json";
import { isBefore } from "./versions";

const READ = ["package.json", "README.md", "CONTRIBUTING.md", "docs/instalar.md"];
const FILES = [...READ, "docs/problemas.md", "deploy/Dockerfile", "package-lock.json"];

/** Checks the project's own files, with some of them changed. */
function checkWith(changes: Record<string, (text: string) => string> = {}) {
  const texts = FILES.map((file) => {
    const text = readFileSync(file, "utf8");
    const changed = changes[file]?.(text) ?? text;
    expect(changed !== text, file).toBe(file in changes);
    return [file, changed] as const;
  });
  const args = ["tests/supply-chain/check.js", makeFolder(Object.fromEntries(texts))];
  return spawnSync(process.execPath, args, { encoding: "utf8" });
}

/** Checks them with one entry of the lock file changed. */
function check(where: string, change: object) {
  return checkWith({
    "package-lock.json": (text) => {
      const lock = JSON.parse(text);
      lock.packages[where] = { integrity: "sha512-x", ...lock.packages[where], ...change };
      return JSON.stringify(lock);
    },
  });
}

describe("the offline advisory list", () => {
  it("passes on what is installed, and names what stays open", () => {
    const { status, stdout, stderr } = checkWith();
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
    const { status, stderr } = check(where, { version });
    expect([status, stderr]).toEqual([1, expect.stringContaining(`${where} ${version}: ${id}`)]);
  });

  it("fails on an open advisory that nothing has any more", () => {
    expect(check("node_modules/tar", { version: "7.5.3" }).stderr).toContain(
      "GHSA-8qq5-rm4j-mr97 (tar) is listed",
    );
  });

  it("gives a reason for each that is open", () => {
    const reasons = advisories.flatMap(({ open }) => (open === undefined ? [] : [open]));
    expect(reasons.filter((reason) => reason.length < 40)).toEqual([]);
  });
});

describe("the lock file", () => {
  it.each([
    [{ integrity: undefined }, "node_modules/react has no integrity: npm run lock"],
    [{ resolved: "https://x.test/a.tgz" }, "node_modules/react names a host: https://x.test/a.tgz"],
    [{ hasInstallScript: true }, "react has an install script: decide on it in allowScripts"],
  ])("fails with an entry changed by %j", (change, problem) => {
    const { status, stderr } = check("node_modules/react", change);
    expect([status, stderr]).toEqual([1, expect.stringContaining(problem)]);
  });

  it("fails when a decision about an install script is about nothing", () => {
    const { status, stderr } = check("node_modules/vnu-jar", { hasInstallScript: undefined });
    const problem = "vnu-jar is in allowScripts, but has no install script\n";
    expect([status, stderr]).toEqual([1, problem]);
  });
});

it.each<[file: string, from: string | RegExp, to: string, problem: string]>([
  ["package.json", ">=20.19.0", ">=20.20.0", "README.md names Node 20.19.0, others 20.20.0"],
  ["package.json", ">=20.19.0", ">=18.0.0", "package.json names Node 18.0.0, older than 20.19.0"],
  ["README.md", "Node 20.19 or", "Node 20.9 or", "README.md names Node 20.9.0, older than"],
  ["CONTRIBUTING.md", "Node 20.19 or", "Node 22 or", "names Node 22.0.0, others 20.19.0"],
  ["docs/instalar.md", "vale 20.19 o", "vale 22.1 o", "names Node 22.1.0, others 20.19.0"],
  ["docs/instalar.md", "vale 20.19 o", "vale otro o", "docs/instalar.md does not say which"],
  ["docs/problemas.md", "usa Node 22", "usa Node 24", "names Node 24.0.0, others 22.0.0"],
  ["deploy/Dockerfile", /node:[\d.]+/, "node:24.18.1", "names Node 24.18.1, others 22.0.0"],
  ["deploy/Dockerfile", /node:[\d.]+/, "node:20.18.3", "names Node 20.18.3, older than"],
])("the versions of Node fail in %s with %s for %s", (file, from, to, problem) => {
  const { status, stderr } = checkWith({ [file]: (text) => text.replace(from, to) });
  expect([status, stderr]).toEqual([1, expect.stringContaining(problem)]);
});

it.each([
  ["1.2.3", "1.2.4", true],
  ["1.10.0", "1.9.9", false],
  ["1.2.3", "1.2.3", false],
  ["0.9.9", "1.0.0", true],
])("%s is before %s: %s", (a, b, expected) => {
  expect(isBefore(a, b)).toBe(expected);
});
