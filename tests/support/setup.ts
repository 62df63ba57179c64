import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/** Each test file has a data folder of its own, and logs only when asked to. */
process.env.DATA_DIR = mkdtempSync(path.join(os.tmpdir(), "mimbre-test-"));
process.env.LOG_LEVEL ??= "silent";
