import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { defineConfig } from "vitest/config";

const root = path.resolve(import.meta.dirname, "..");

/** Tests that start the built site or whole commands, and take seconds each. */
const WHOLE = ["tests/site/**/*.test.ts", "tests/docs.test.ts", "tests/support/chromium.test.ts"];
const HARD = ["tests/hard/**/*.test.ts"];
/** Tests that need the server which tests/postgres/run.js starts. */
const POSTGRES = ["tests/postgres/**/*.test.ts"];
/** Tests of several hosts of one site, which need the server of tests/cluster/run.js. */
const CLUSTER = ["tests/cluster/**/*.test.ts"];
const ON_SERVER = process.env.DATABASE_URL ? [] : ["tests/db/postgres/server/**"];
const UNIT = ["tests/**/*.test.{ts,tsx}"];
const OTHERS = ["tests/e2e/**", ...WHOLE, ...HARD, ...POSTGRES, ...CLUSTER, ...ON_SERVER];

/** Files that replace a module run alone, as it would stay replaced for the next file. */
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
    // Another time zone than Madrid's, whose days the site must count all the same.
    env: { TZ: "Atlantic/Canary" },
    // More than cores, because tests of servers mostly wait: for locks, mails and starts.
    maxWorkers: 4,
    // Generous limits, for tests that hang; tests/run.js names those that needed a second try.
    retry: 1,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        // Files share loaded modules, as loading these for each file would take longest.
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
      // One file at a time, because these tests stop the server that all of them use.
      {
        extends: true,
        test: { name: "cluster", include: CLUSTER, fileParallelism: false, testTimeout: 600_000 },
      },
      {
        // Kills, races and hostile input; HARD_SCALE multiplies their rounds.
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
