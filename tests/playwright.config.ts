import path from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { findChromium } from "./support/chromium.js";
import { openScratch } from "./support/folder";

const root = path.resolve(import.meta.dirname, "..");
const PORT = Number(process.env.JOURNEYS_PORT ?? 4173);
const ORIGIN = `http://127.0.0.1:${PORT}`;

/** Journeys with the tag are those of `npm test`: what people come for, with script and without. */
const CORE = /@core/;
const part = process.env.JOURNEYS;
/** A project leaves out what belongs to another part, or to the other project alone. */
const without = (tag: RegExp) => (part === "rest" ? [CORE, tag] : [tag]);

// The workers read this too, and stay in the folder of the run.
if (!process.env.TEST_WORKER_INDEX) process.on("exit", openScratch());

/** Each journey runs twice, with script and without; a few need one of the two only. */
export default defineConfig({
  testDir: "e2e",
  testMatch: /\.spec\.ts$/,
  ...(part === "core" && { grep: CORE }),
  outputDir: path.join(root, "test-results/e2e"),
  snapshotPathTemplate: "{testDir}/../arbol/{arg}{ext}",
  fullyParallel: true,
  // They wait for pages and servers a third of the time.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // Shared and busy machines stall: limits are for what hangs, and what passes only at the second
  // try is named by tests/run.js.
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [["list"], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["json"] as const] : [])],
  use: {
    baseURL: ORIGIN,
    ...devices["Desktop Chrome"],
    viewport: { width: 1280, height: 900 },
    // Fading pages are a third of all work; the journeys of `WITH_MOTION` see them.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: { executablePath: findChromium(), args: ["--no-sandbox"] },
  },
  projects: [
    {
      name: "script",
      testIgnore: /\.noscript\.spec\.ts$/,
      grepInvert: without(/@noscript\b/),
    },
    {
      name: "noscript",
      testIgnore: /\.script\.spec\.ts$/,
      grepInvert: without(/@script\b/),
      use: { javaScriptEnabled: false },
    },
  ],
  webServer: {
    // Without a shell between them the server sees its runner end.
    command: "exec node tests/support/serve-for-journeys.js",
    cwd: root,
    // One with an address answers this only once it is open to strangers.
    url: `${ORIGIN}/contacto`,
    env: { PORT: String(PORT) },
    reuseExistingServer: false,
    timeout: 120_000,
  },
});
