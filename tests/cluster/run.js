import process from "node:process";
import { buildIfChanged } from "../../app/cli/fresh-build.js";
import { requirePrograms, runTests, withPostgres } from "../postgres/private-server.js";

/** Runs several hosts of one site as docs/varias-maquinas.md has them: `npm run test:cluster`. */
requirePrograms("caddy", "faketime");
await buildIfChanged(process.cwd());
await withPostgres(["shared_preload_libraries=pg_stat_statements"], (server) =>
  runTests(["--project", "cluster", ...process.argv.slice(2)], server),
);
