import { readFileSync } from "node:fs";
import path from "node:path";

const LINES_SHOWN = 12;
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g");

/**
 * Reads a JSON file. @returns null if it is missing or broken
 * @param {string} file
 */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

/**
 * Lists the failed tests in a report of vitest or Playwright with the first lines of each error,
 * so that the end of a long log still says what failed.
 * @param {any} report @returns {string[]}
 */
export function listFailures(report) {
  const failures = report?.testResults ? vitestFailures(report) : specsOf(report, "unexpected");
  return failures.map(({ name, message }) => {
    const lines = message.replace(COLOURS, "").split("\n").slice(0, LINES_SHOWN);
    return [name, ...lines.map((line) => `    ${line}`)].join("\n");
  });
}

/**
 * Lists the tests that passed only at the second try.
 * @param {any} report @returns {string[]}
 */
export function listFlaky(report) {
  if (!report?.testResults) return specsOf(report, "flaky").map(({ name }) => name);
  return report.testResults.flatMap((/** @type {any} */ file) =>
    file.assertionResults
      .filter((/** @type {any} */ { status, meta }) => status === "passed" && meta?.tries > 1)
      .map((/** @type {any} */ { fullName }) => `${path.relative(".", file.name)} › ${fullName}`),
  );
}

/** @param {any} report @returns {{ name: string, message: string }[]} */
function vitestFailures(report) {
  return report.testResults.flatMap((/** @type {any} */ file) => {
    const failed = file.assertionResults.filter(
      (/** @type {any} */ { status }) => status === "failed",
    );
    if (failed.length === 0 && file.status === "failed") {
      return [{ name: path.relative(".", file.name), message: file.message }];
    }
    return failed.map((/** @type {any} */ test) => ({
      name: `${path.relative(".", file.name)} › ${test.fullName}`,
      message: test.failureMessages.join("\n"),
    }));
  });
}

/** @param {any} report @param {string} wanted @returns {{ name: string, message: string }[]} */
function specsOf(report, wanted) {
  /** @param {any} suite @returns {any[]} */
  const inside = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(inside)];
  return (report?.suites ?? []).flatMap(inside).flatMap((/** @type {any} */ spec) =>
    spec.tests
      .filter((/** @type {any} */ { status }) => status === wanted)
      .map((/** @type {any} */ test) => ({
        name: `[${test.projectName}] ${spec.file}:${spec.line} › ${spec.title}`,
        message: test.results.at(-1)?.error?.message ?? "",
      })),
  );
}
