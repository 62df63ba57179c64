import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll } from "vitest";

/** Each test file has a data folder of its own, and logs only when asked to. */
const folder = mkdtempSync(path.join(os.tmpdir(), "mimbre-test-"));
process.env.DATA_DIR = folder;
afterAll(() => rmSync(folder, { recursive: true, force: true }));
process.env.LOG_LEVEL ??= "silent";
