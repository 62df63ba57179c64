import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import process from "node:process";

/** The built site on a data folder of its own, for the browser journeys. */
const folder = mkdtempSync(path.join(os.tmpdir(), "mimbre-journeys-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

Object.assign(process.env, {
  NODE_ENV: "production",
  DATA_DIR: folder,
  LOG_LEVEL: "error",
  WORKERS: "1",
  TRUSTED_PROXY_HOPS: "1",
  AMAZON_TAG: "mimbre-21",
});
process.argv.push("--init");
await import(path.resolve("build/server/main.js"));
