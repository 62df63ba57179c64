import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { createSiteDatabase } from "./site-postgres.js";

/** Serves the built site for journeys, on a data folder or, with DATABASE_URL, a new database. */
const folder = mkdtempSync(path.join(os.tmpdir(), "mimbre-journeys-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
const kept = process.env.DATABASE_URL ? await createSiteDatabase() : undefined;

Object.assign(process.env, {
  ...(kept && { ...kept.env, SITE_ORIGIN: `http://127.0.0.1:${process.env.PORT}` }),
  NODE_ENV: "production",
  DATA_DIR: folder,
  LOG_LEVEL: "error",
  WORKERS: "1",
  TRUSTED_PROXY_HOPS: "1",
  AMAZON_TAG: "mimbre-21",
});
process.argv.push("--init");
await import(path.resolve("build/server/main.js"));
await kept?.open();
