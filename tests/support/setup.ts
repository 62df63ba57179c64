import { afterAll } from "vitest";
import { makeFolder, openScratch } from "./folder";

/** Each test file has a temporary folder of its own, in it a data folder, and logs only when asked to. */
afterAll(openScratch());
process.env.DATA_DIR = makeFolder();
process.env.LOG_LEVEL ??= "silent";
