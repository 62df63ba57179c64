import path from "node:path";
import { defineConfig } from "vitest/config";

const root = path.resolve(import.meta.dirname, "..");

/** Aliases and setup that both tiers of vitest tests share. */
export const shared = {
  root,
  resolve: {
    alias: {
      "~": path.join(root, "app"),
      "~db": path.join(root, "db"),
    },
  },
  define: { PROGRAM_VERSION: '"0.0.0 (test)"' },
  esbuild: { jsx: "automatic" as const },
};

export default defineConfig({
  ...shared,
  test: {
    include: ["tests/**/*.test.{ts,tsx}"],
    exclude: ["tests/e2e/**", "tests/hard/**"],
    setupFiles: ["tests/support/setup.ts"],
    // Tests of whole servers wait more than they work: for a lock, for mail, for a start.
    maxWorkers: 4,
    retry: process.env.CI ? 1 : 0,
    testTimeout: process.env.CI ? 60_000 : 20_000,
    hookTimeout: process.env.CI ? 90_000 : 30_000,
  },
});
