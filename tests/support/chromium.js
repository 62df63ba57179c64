import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { chromium } from "@playwright/test";
import { installPackages, MAY_INSTALL } from "./programs.js";

/** Chromium without windows draws the same pages and made the journeys nearly twice as fast. */
const SHELL = "/usr/bin/chromium-headless-shell";
const WHOLE = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Without a connection an installer may wait for minutes before it fails. */
const DOWNLOAD_PATIENCE_MS = 300_000;

/**
 * Finds a browser for the tests: that of CHROMIUM_PATH, the system's or Playwright's; otherwise
 * it installs one.
 * @returns {string} path of its program
 */
export const findChromium = () => findFirst([SHELL, ...WHOLE]);

/**
 * Finds a browser with all that visitors have, such as a cache of left pages, for the bench and
 * for the few tests that need it.
 * @returns {string} path of its program
 */
export const findWholeChromium = () => findFirst(WHOLE);

/** @param {string[]} programs of the system, best first */
export function findFirst(programs) {
  const search = () =>
    [process.env.CHROMIUM_PATH, ...programs, chromium.executablePath()].find(
      (program) => program && existsSync(program),
    );
  const found = search() ?? install(search);
  if (found) return found;
  process.stderr.write(
    "No Chromium: install one (Debian: apt-get install chromium), or name its program in CHROMIUM_PATH.\n",
  );
  return process.exit(1);
}

/** @param {() => string | undefined} search */
function install(search) {
  process.stdout.write("No Chromium found: installing Playwright's, or else Debian's.\n");
  // Playwright's browser needs libraries that a bare system lacks.
  const libraries = MAY_INSTALL ? ["--with-deps"] : [];
  spawnSync("npx", ["playwright", "install", ...libraries, "chromium"], {
    stdio: ["ignore", 2, 2],
    timeout: DOWNLOAD_PATIENCE_MS,
  });
  const playwrights = search();
  if (playwrights || !installPackages("chromium")) return playwrights;
  installPackages(path.basename(SHELL));
  return search();
}
