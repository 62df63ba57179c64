import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const SYSTEM = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/**
 * The browser for the journeys: the one named by CHROMIUM_PATH, the system's, Playwright's own, or
 * one that is installed now.
 * @returns {string} path of its program
 */
export function findChromium() {
  const candidates = [process.env.CHROMIUM_PATH, ...SYSTEM, chromium.executablePath()];
  const found = candidates.find((path) => path && existsSync(path));
  if (found) return found;
  process.stdout.write("No Chromium found: installing Playwright's (npx playwright install).\n");
  spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit" });
  return chromium.executablePath();
}
