import process from "node:process";
import { requirePrograms, runTests, withPostgres } from "./private-server.js";

/** Runs the tests that touch the database on PostgreSQL too, and what only sites on it show. */
const ON_BOTH = [
  "domain",
  "auth",
  "mail",
  "routes",
  "actions",
  "db/engine.test.ts",
  "db/content-memo.test.ts",
  "db/turnos.server.test.ts",
  "db/postgres",
];

requirePrograms();
const asked = process.argv.slice(2);
const reports = asked.filter((each) => each.startsWith("-"));
const files = asked.filter((each) => !each.startsWith("-"));
await withPostgres([], async (server) => {
  const ofSites = await runTests(["--project", "postgres", ...files], server);
  const both = files.length > 0 ? files : ON_BOTH.map((each) => `tests/${each}`);
  const units = ["--project", "unit", "--project", "unit-alone", "--passWithNoTests", ...reports];
  const onBoth = await runTests([...units, ...both], { DATABASE_URL: server.POSTGRES_URL });
  return ofSites && onBoth;
});
