import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Without windows: the same pages at little more than half the cost, measured over the journeys. */
const SHELL = "/usr/bin/chromium-headless-shell";
const WHOLE = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/**
 * The browser for the tests: the one named by CHROMIUM_PATH, the system's, Playwright's own, or one
 * that is installed now.
 * @returns {string} path of its program
 */
export const findChromium = () => findFirst([SHELL, ...WHOLE]);

/**
 * The same with all that visitors have, such as pages kept for the way back: for the bench, and for
 * the few tests that need it.
 * @returns {string} path of its program
 */
export const findWholeChromium = () => findFirst(WHOLE);

/** @param {string[]} programs of the system, best first */
function findFirst(programs) {
  const candidates = [process.env.CHROMIUM_PATH, ...programs, chromium.executablePath()];
  const found = candidates.find((path) => path && existsSync(path));
  if (found) return found;
  process.stdout.write("No Chromium found: installing Playwright's (npx playwright install).\n");
  spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit" });
  return chromium.executablePath();
}
