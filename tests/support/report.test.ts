import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { listFailures, listFlaky } from "./report.js";

const test = (title: string, status: string, tries: number) => ({
  ...{ fullName: title, status, meta: { tries } },
  failureMessages: status === "failed" ? [`${title} broke`] : [],
});

it("names the units that passed only at the second try, and no other", () => {
  const assertionResults = [
    ...[test("first", "passed", 1), test("second", "passed", 2), test("never", "failed", 2)],
  ];
  const name = path.resolve("tests/some.test.ts");
  const report = { testResults: [{ name, status: "failed", assertionResults }] };
  expect(listFlaky(report)).toEqual(["tests/some.test.ts › second"]);
  expect(listFailures(report)).toEqual(["tests/some.test.ts › never\n    never broke"]);
});

it("names the journeys that passed only at the second try, and no other", () => {
  const spec = (title: string, status: string) => ({
    ...{ file: "e2e/some.spec.ts", line: 3, title },
    tests: [{ projectName: "script", status, results: [{ error: { message: "slow" } }] }],
  });
  const specs = [spec("first", "expected"), spec("second", "flaky"), spec("never", "unexpected")];
  const report = { suites: [{ suites: [{ specs }] }] };
  expect(listFlaky(report)).toEqual(["[script] e2e/some.spec.ts:3 › second"]);
  expect(listFailures(report)).toEqual(["[script] e2e/some.spec.ts:3 › never\n    slow"]);
});

let earlier: { meta: object } | undefined;

it("finds nothing in a tier without a report", ({ task }) => {
  earlier = task;
  expect([listFlaky(null), listFailures(null)]).toEqual([[], []]);
});

it("reads of every unit how often it was tried", () => {
  expect(earlier?.meta).toEqual({ tries: 1 });
});

const LIMIT = 120_000;

it("no limit of a whole test is so short that a busy machine meets it", () => {
  const files = readdirSync("tests", { recursive: true, encoding: "utf8" });
  const short = files
    .filter((name) => /\.(spec|test|config)\.tsx?$/.test(name))
    .flatMap((name) => {
      const text = readFileSync(path.join("tests", name), "utf8");
      const limits = text.matchAll(
        /^ *\}, ([\d_]+)\);|setTimeout\(([\d_]+)\);|timeoutMs: ([\d_]+)|^ {2,10}(?:timeout|testTimeout|hookTimeout): ([\d_]+)/gm,
      );
      return [...limits]
        .filter(([, ...found]) => Number(found.join("").replaceAll("_", "")) < LIMIT)
        .map(([limit]) => `${name}: ${limit.trim()}`);
    });
  expect(short).toEqual([]);
});
