import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { leftBehind } from "./support/left-behind.js";
import { listFailures, listFlaky, readReport } from "./support/report.js";

/**
 * Runs the tests in tiers, and ends with a line that sums up all of them.
 *   node tests/run.js            types, lint, unit, core journeys (what `npm test` does)
 *   node tests/run.js hard       the tier named
 *   node tests/run.js --sum      only what failed and the closing line, over what ran before
 */
const RESULTS = "test-results/tiers";
/** A folder of this run, by which programs that it leaves behind are recognised. */
const scratch = mkdtempSync(path.join(os.tmpdir(), "mimbre-run-"));
// Other users may pass through, because one test runs the command line as another user.
chmodSync(scratch, 0o711);

/** @type {Record<string, { command: string[], journeys?: "core" | "rest" }>} */
const TIERS = {
  build: { command: ["npm", "run", "--silent", "build"] },
  check: { command: ["npm", "run", "--silent", "check"] },
  unit: { command: ["npm", "run", "--silent", "test:unit", "--", ...vitestReport("unit")] },
  site: { command: ["npm", "run", "--silent", "test:site", "--", ...vitestReport("site")] },
  core: { command: ["npm", "run", "--silent", "test:e2e"], journeys: "core" },
  rest: { command: ["npm", "run", "--silent", "test:e2e"], journeys: "rest" },
  node24: { command: ["node", "tests/node-24.js", ...vitestReport("node24")] },
  browsers: { command: ["npm", "run", "--silent", "test:browsers"] },
  postgres: { command: ["node", "tests/postgres/run.js", ...vitestReport("postgres")] },
  "postgres-core": { command: ["node", "tests/postgres/run.js", "journeys"], journeys: "core" },
  cluster: {
    command: ["npm", "run", "--silent", "test:cluster", "--", ...vitestReport("cluster")],
  },
  hard: { command: ["npm", "run", "--silent", "test:hard", "--", ...vitestReport("hard")] },
};

/** @param {string} tier */
function vitestReport(tier) {
  return ["--reporter=default", "--reporter=json", `--outputFile=${RESULTS}/${tier}.report.json`];
}

/**
 * Counts a tier's tests from its report; a tier without a report is one test by itself.
 * @param {string} tier @param {boolean} succeeded
 */
function countTests(tier, succeeded) {
  const own = { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
  const report = readReport(`${RESULTS}/${tier}.report.json`);
  if (!report) return own;
  const { expected = 0, flaky = 0 } = report.stats ?? {};
  const passed = report.numPassedTests ?? expected + flaky;
  const failed = report.numFailedTests ?? report.stats?.unexpected ?? 0;
  return { passed, failed: succeeded ? failed : Math.max(1, failed) };
}

/**
 * Runs a program and all that it starts as a group, which ends with this process.
 * @param {string[]} command @param {NodeJS.ProcessEnv} env
 * @returns {Promise<boolean>} whether it succeeded
 */
async function runGroup([program = "", ...args], env) {
  /** @type {import("node:child_process").SpawnOptions} */
  const options = { stdio: ["ignore", "inherit", "inherit"], env, detached: true };
  const child = spawn(program, args, options);
  const end = (/** @type {NodeJS.Signals} */ signal) => {
    process.kill(-(child.pid ?? 0), signal);
    process.exit(1);
  };
  process.on("SIGTERM", end).on("SIGINT", end);
  const [status] = await once(child, "exit");
  process.off("SIGTERM", end).off("SIGINT", end);
  return status === 0;
}

/** @param {string} tier @returns {Promise<boolean>} */
async function runTier(tier) {
  const { command, journeys = "" } = TIERS[tier] ?? { command: [] };
  const started = Date.now();
  rmSync(`${RESULTS}/${tier}.report.json`, { force: true });
  process.stdout.write(`\n== ${tier}\n`);
  const env = {
    ...process.env,
    TMPDIR: scratch,
    JOURNEYS: journeys,
    PLAYWRIGHT_JSON_OUTPUT_NAME: path.resolve(`${RESULTS}/${tier}.report.json`),
  };
  const succeeded = await runGroup(command, env);
  const seconds = Math.round((Date.now() - started) / 1000);
  const result = { ...countTests(tier, succeeded), seconds };
  writeFileSync(`${RESULTS}/${tier}.json`, JSON.stringify(result));
  return succeeded;
}

/** @param {string[]} tiers */
function summarise(tiers) {
  const results = tiers.flatMap((tier) => {
    const result = readReport(`${RESULTS}/${tier}.json`);
    return result ? [{ tier, ...result }] : [];
  });
  process.stdout.write("\n");
  for (const { tier, failed } of results) {
    const report = readReport(`${RESULTS}/${tier}.report.json`);
    for (const name of listFlaky(report)) {
      process.stdout.write(`FLAKY ${tier}, passed at the second try: ${name}\n\n`);
    }
    const failures = listFailures(report);
    if (failed > failures.length) failures.push("an error outside of any test: see its log above");
    for (const failure of failures) process.stdout.write(`FAILED ${tier}: ${failure}\n\n`);
  }
  for (const { tier, passed, failed, seconds } of results) {
    process.stdout.write(`${tier}: ${passed} passed, ${failed} failed (${seconds} s)\n`);
  }
  /** @param {"passed" | "failed"} key */
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  process.stdout.write(`\n${sum("passed")} passed, ${sum("failed")} failed\n`);
}

process.on("exit", () => rmSync(scratch, { recursive: true, force: true }));
const asked = process.argv.slice(2);
if (asked.includes("--sum")) {
  summarise(Object.keys(TIERS));
} else {
  const tiers = asked.length > 0 ? asked : ["check", "build", "unit", "core"];
  if (asked.length === 0) rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  for (const tier of tiers) if (!(await runTier(tier))) process.exitCode = 1;
  summarise(tiers);
  for (const program of leftBehind(scratch)) {
    process.stdout.write(`STILL RUNNING: ${program}\n`);
    process.exitCode = 1;
  }
}
