import process from "node:process";
import { buildIfChanged } from "../../app/cli/fresh-build.js";
import { requirePrograms, run, withPostgres } from "../postgres/private-server.js";

const TESTS = ["vitest", "run", "-c", "tests/vitest.config.ts", "--project", "cluster"];

/** Runs several hosts of one site as docs/varias-maquinas.md has them: `npm run test:cluster`. */
requirePrograms("caddy", "faketime");
await buildIfChanged(process.cwd());
await withPostgres(["shared_preload_libraries=pg_stat_statements"], (server) =>
  run([...TESTS, ...process.argv.slice(2)], server),
);
