import path from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { findChromium } from "./support/chromium.js";
import { openScratch } from "./support/folder";

const root = path.resolve(import.meta.dirname, "..");
const PORT = Number(process.env.JOURNEYS_PORT ?? 4173);
const ORIGIN = `http://127.0.0.1:${PORT}`;

/** Journeys with this tag belong to `npm test`: the main ones, with script and without. */
const CORE = /@core/;
const part = process.env.JOURNEYS;
/** Leaves out journeys of the other project and, in the second part, those of the first. */
const without = (tag: RegExp) => (part === "rest" ? [CORE, tag] : [tag]);

// Workers load this file too, but must use the folder that the run has opened.
if (!process.env.TEST_WORKER_INDEX) process.on("exit", openScratch());

/** Runs each journey twice, with script and without it; a few are tagged for one of these. */
export default defineConfig({
  testDir: "e2e",
  testMatch: /\.spec\.ts$/,
  ...(part === "core" && { grep: CORE }),
  outputDir: path.join(root, "test-results/e2e"),
  snapshotPathTemplate: "{testDir}/../arbol/{arg}{ext}",
  fullyParallel: true,
  // One more than cores, because workers wait for pages for a third of their time.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // Generous, because limits are for tests that hang and busy machines stall; tests/run.js names
  // those that pass only at the second try.
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [["list"], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["json"] as const] : [])],
  use: {
    baseURL: ORIGIN,
    ...devices["Desktop Chrome"],
    viewport: { width: 1280, height: 900 },
    // Without animations the journeys take a third less; those of `WITH_MOTION` have them.
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
    // With `exec` no shell stands between, so the server notices when its runner ends.
    command: "exec node tests/support/serve-for-journeys.js",
    cwd: root,
    // This page is answered only once the site is open to visitors.
    url: `${ORIGIN}/contacto`,
    env: { PORT: String(PORT) },
    reuseExistingServer: false,
    timeout: 120_000,
  },
});
