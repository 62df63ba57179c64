import { expect, test } from "@playwright/test";
import { findWholeChromium } from "../support/chromium.js";
import { compareLink, PLEGABLE, TRONAS, toggleOf } from "../support/comparing";

test.use({
  launchOptions: {
    executablePath: findWholeChromium(),
    args: ["--no-sandbox"],
    // Lets the browser keep left pages, which Playwright switches off.
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

test("a page that the browser kept shows the list of now", async ({ page }) => {
  await page.goto(TRONAS);
  await page.evaluate(() =>
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset.kept = String(persisted);
    }),
  );
  await page.goto("/producto/trona-plegable-tilavia-pliega");
  await page.locator("h1 ~ div [data-comparar] button").click();
  await expect(compareLink(page)).toHaveText("Comparar (1)");
  await page.evaluate(() => history.back());
  // `waitForURL` would wait for a load, which a page kept by the browser does not have.
  await expect(page).toHaveURL(TRONAS);
  await expect(page.locator("html")).toHaveAttribute("data-kept", "true");
  await expect(toggleOf(page, PLEGABLE)).toHaveAttribute("aria-pressed", "true");
  await expect(compareLink(page)).toHaveText("Comparar (1)");
});
