import { mkdirSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, afterEach } from "vitest";
import { openScratch } from "./folder";

/** Gives each test file an empty temporary folder with a data folder, and silences the log. */
afterAll(openScratch());
process.env.DATA_DIR = path.join(os.tmpdir(), "data");
mkdirSync(process.env.DATA_DIR);
process.env.LOG_LEVEL ??= "silent";

/** Adds the number of tries to the report, which lacks it by default. */
afterEach(({ task }) => {
  Object.assign(task.meta, { tries: 1 + (task.result?.retryCount ?? 0) });
});
