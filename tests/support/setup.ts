import { mkdirSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, afterEach } from "vitest";
import { openScratch } from "./folder";

/** Each test file begins with an empty temporary folder, in it a data folder, and logs only when asked to. */
afterAll(openScratch());
process.env.DATA_DIR = path.join(os.tmpdir(), "data");
mkdirSync(process.env.DATA_DIR);
process.env.LOG_LEVEL ??= "silent";

/** The report of a run says so of no test by itself. */
afterEach(({ task }) => {
  Object.assign(task.meta, { tries: 1 + (task.result?.retryCount ?? 0) });
});
