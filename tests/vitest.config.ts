import path from "node:path";
import { defineConfig } from "vitest/config";

const root = path.resolve(import.meta.dirname, "..");
const isCi = Boolean(process.env.CI);

/** These start the built site, or whole commands: seconds each. */
const WHOLE = ["tests/site/**/*.test.ts", "tests/docs.test.ts", "tests/support/chromium.test.ts"];
const HARD = ["tests/hard/**/*.test.ts"];

export default defineConfig({
  root,
  resolve: {
    alias: {
      "~": path.join(root, "app"),
      "~db": path.join(root, "db"),
    },
  },
  define: { PROGRAM_VERSION: '"0.0.0 (test)"' },
  esbuild: { jsx: "automatic" },
  test: {
    setupFiles: ["tests/support/setup.ts"],
    // Tests of whole servers wait more than they work: for a lock, for mail, for a start.
    maxWorkers: 4,
    retry: isCi ? 1 : 0,
    testTimeout: isCi ? 60_000 : 20_000,
    hookTimeout: isCi ? 90_000 : 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: ["tests/e2e/**", ...WHOLE, ...HARD],
        },
      },
      { extends: true, test: { name: "site", include: WHOLE } },
      {
        // Kills, races, hostile input: slower, and their counts grow with HARD_SCALE.
        extends: true,
        test: {
          name: "hard",
          include: HARD,
          globalSetup: ["tests/support/hard-programs.ts"],
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
