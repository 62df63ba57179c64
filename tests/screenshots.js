import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findChromium } from "./support/chromium.js";
import { PUBLIC_SCREENS } from "./support/screens.js";

/**
 * `npm run screenshots` draws every public screen at four widths, light and dark, into
 * screenshots/. Arguments select by parts of names: `npm run screenshots -- producto 390 dark`.
 */
const PORT = "4174";
const ORIGIN = `http://127.0.0.1:${PORT}`;
const WIDTHS = [390, 768, 1280, 1920];
const wanted = process.argv.slice(2);

/** @param {string} screen */
const nameOf = (screen) => screen.replace(/[^a-z0-9]+/gi, "-").replace(/^-|-$/g, "") || "inicio";

/** Loads lazy pictures at once. @param {import("@playwright/test").Page} page */
async function loadPictures(page) {
  await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = "eager";
    await Promise.all(images.map((image) => image.decode()));
  });
}

async function waitForSite() {
  for (let attempt = 0; attempt < 100; attempt++) {
    const isUp = await fetch(`${ORIGIN}/healthz`).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("the site did not start");
}

const site = spawn(process.execPath, ["tests/support/serve-for-journeys.js"], {
  env: { ...process.env, PORT },
  stdio: "inherit",
});
try {
  await waitForSite();
  mkdirSync("screenshots", { recursive: true });
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    for (const width of WIDTHS) {
      const page = await browser.newPage({ colorScheme, viewport: { width, height: 900 } });
      // The optional heading font is in the cache after a first page, and drawn from the second on.
      await page.goto(ORIGIN);
      for (const screen of PUBLIC_SCREENS) {
        const name = `${nameOf(screen)}-${width}-${colorScheme}`;
        if (!wanted.every((part) => name.includes(part))) continue;
        await page.goto(ORIGIN + screen);
        await loadPictures(page);
        await page.screenshot({
          path: `screenshots/${name}.png`,
          fullPage: true,
          animations: "disabled",
        });
        process.stdout.write(`${name}\n`);
      }
      await page.close();
    }
  }
  await browser.close();
} finally {
  site.kill();
}
