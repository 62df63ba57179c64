import process from "node:process";
import { ON_BOTH } from "../support/engines.js";
import { requirePrograms, run, withPostgres } from "./private-server.js";

/**
 * Runs tests of the database on PostgreSQL, and tests of sites that only exist there; with
 * `journeys` it runs journeys in a browser instead.
 */
const TESTS = ["vitest", "run", "-c", "tests/vitest.config.ts"];
const JOURNEYS = ["playwright", "test", "-c", "tests/playwright.config.ts"];

/** @param {{ POSTGRES_URL: string, POSTGRES_CONTROL: string }} server @param {string[]} asked */
async function runTests(server, asked) {
  const reports = asked.filter((each) => each.startsWith("-"));
  const files = asked.filter((each) => !each.startsWith("-"));
  const own = ["--project", "postgres", "--passWithNoTests", ...files];
  const ofSites = await run([...TESTS, ...own], server);
  const both = files.length > 0 ? files : ON_BOTH.map((each) => `tests/${each}`);
  const units = ["--project", "unit", "--project", "unit-alone", "--passWithNoTests", ...reports];
  const onBoth = await run([...TESTS, ...units, ...both], { DATABASE_URL: server.POSTGRES_URL });
  return ofSites && onBoth;
}

requirePrograms();
const [kind, ...args] = process.argv.slice(2);
await withPostgres([], (server) =>
  kind === "journeys"
    ? run([...JOURNEYS, ...args], { DATABASE_URL: server.POSTGRES_URL })
    : runTests(server, process.argv.slice(2)),
);
