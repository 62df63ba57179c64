import { defineConfig } from "vitest/config";
import { shared } from "./vitest.config";

/** Kills, races, hostile input: slower, and their counts grow with HARD_SCALE. */
export default defineConfig({
  ...shared,
  test: {
    include: ["tests/hard/**/*.test.ts"],
    globalSetup: ["tests/support/hard-programs.ts"],
    setupFiles: ["tests/support/setup.ts"],
    fileParallelism: false,
    retry: process.env.CI ? 1 : 0,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
