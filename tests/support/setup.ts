import { mkdirSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll } from "vitest";
import { openScratch } from "./folder";

/** Each test file begins with an empty temporary folder, in it a data folder, and logs only when asked to. */
afterAll(openScratch());
process.env.DATA_DIR = path.join(os.tmpdir(), "data");
mkdirSync(process.env.DATA_DIR);
process.env.LOG_LEVEL ??= "silent";
