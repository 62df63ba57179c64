import path from "node:path";
import { defineConfig } from "@playwright/test";
import { openScratch } from "../support/folder";
import { ENGINES, isWhole, type Mode } from "./engines";

const root = path.resolve(import.meta.dirname, "../..");

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

/** Most people have one of the first two modes; BROWSERS=all tests the others too. */
const SIZES = [
  { isScripted: true, size: PHONE, isAlways: true },
  { isScripted: false, size: DESKTOP, isAlways: true },
  { isScripted: true, size: DESKTOP, isAlways: false },
  { isScripted: false, size: PHONE, isAlways: false },
];

// Workers load this file too, but must use the folder that the run has opened.
if (!process.env.TEST_WORKER_INDEX) process.on("exit", openScratch());

export default defineConfig<object, { mode: Mode }>({
  testDir: ".",
  testMatch: /\.spec\.ts$/,
  globalSetup: "./programs.ts",
  outputDir: path.join(root, "test-results/browsers"),
  ...(!isWhole && { grep: /@core/ }),
  fullyParallel: true,
  workers: 2,
  repeatEach: Number(process.env.REPEAT ?? 1),
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.REPEAT ? 0 : 1,
  timeout: 180_000,
  reporter: [["list"], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["json"] as const] : [])],
  projects: ENGINES.flatMap((engine) =>
    SIZES.filter(({ isAlways }) => isAlways || isWhole).map(({ isScripted, size }) => ({
      name: `${engine}-${isScripted ? "script" : "noscript"}-${size.width}`,
      use: { mode: { engine, isScripted, ...size } },
    })),
  ),
});
