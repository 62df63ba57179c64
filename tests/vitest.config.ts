import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { defineConfig } from "vitest/config";

const root = path.resolve(import.meta.dirname, "..");

/** These start the built site, or whole commands: seconds each. */
const WHOLE = ["tests/site/**/*.test.ts", "tests/docs.test.ts", "tests/support/chromium.test.ts"];
const HARD = ["tests/hard/**/*.test.ts"];
/** These ask the server that tests/postgres/run.js starts. */
const POSTGRES = ["tests/postgres/**/*.test.ts"];
/** Several hosts of one site, which tests/cluster/run.js gives a server. */
const CLUSTER = ["tests/cluster/**/*.test.ts"];
const ON_SERVER = process.env.DATABASE_URL ? [] : ["tests/db/postgres/server/**"];
const UNIT = ["tests/**/*.test.{ts,tsx}"];
const OTHERS = ["tests/e2e/**", ...WHOLE, ...HARD, ...POSTGRES, ...CLUSTER, ...ON_SERVER];

/** A replaced module stays replaced for the next file of the same process. */
const ALONE = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.test\.tsx?$/.test(name))
  .map((name) => path.join(import.meta.dirname, name))
  .filter((file) => /\bvi\.(mock|resetModules)\(/.test(readFileSync(file, "utf8")));

export default defineConfig({
  root,
  resolve: {
    alias: {
      "~": path.join(root, "app"),
      "~base": path.join(root, "app/domain/base"),
      "~record": path.join(root, "app/domain/record"),
      "~nouns": path.join(root, "app/domain/nouns"),
      "~features": path.join(root, "app/domain/features"),
      "~db": path.join(root, "db"),
    },
  },
  define: { PROGRAM_VERSION: '"0.0.0 (test)"' },
  esbuild: { jsx: "automatic" },
  test: {
    setupFiles: ["tests/support/setup.ts"],
    // Days are those of Madrid wherever the server stands.
    env: { TZ: "Atlantic/Canary" },
    // Tests of whole servers wait more than they work: for a lock, for mail, for a start.
    maxWorkers: 4,
    // Limits are for what hangs: a busy machine is slow, and stalls. The second tries are named by tests/run.js.
    retry: 1,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        // Loading the modules anew for each file would take longer than the tests.
        extends: true,
        test: {
          name: "unit",
          include: UNIT,
          exclude: [...OTHERS, ...ALONE],
          isolate: false,
          setupFiles: ["tests/support/shared-process.ts"],
          sequence: { setupFiles: "list" },
        },
      },
      { extends: true, test: { name: "unit-alone", include: ALONE, exclude: OTHERS } },
      { extends: true, test: { name: "site", include: WHOLE } },
      { extends: true, test: { name: "postgres", include: POSTGRES, maxWorkers: 2 } },
      // They stop the server that all of them use.
      {
        extends: true,
        test: { name: "cluster", include: CLUSTER, fileParallelism: false, testTimeout: 600_000 },
      },
      {
        // Kills, races, hostile input: slower, and their counts grow with HARD_SCALE.
        extends: true,
        test: {
          name: "hard",
          include: HARD,
          globalSetup: ["tests/support/hard-programs.ts"],
          maxWorkers: 2,
          testTimeout: 300_000,
        },
      },
    ],
  },
});
