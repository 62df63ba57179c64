import { type Browser, expect, type Page } from "@playwright/test";
import { findViolations } from "../support/axe";
import { Browser as FormBrowser, register } from "../support/browser";
import { test } from "../support/own-site";
import { ADMIN_SCREENS, AUTH_SCREENS } from "../support/screens";
import type { Site } from "../support/site";

const SIZES = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];
/** Bytes of script as they travel. */
const MAX_SCRIPT = 100 * 1024;

/** The session cookie of a main admin of that site. */
async function signedIn(site: Site) {
  const person = new FormBrowser(site, "127.0.0.1");
  await register(site, person, "ana@ejemplo.es");
  await person.signIn("ana@ejemplo.es");
  return { name: "sesion", value: person.jar.get("sesion") ?? "", url: site.origin };
}

type Viewport = (typeof SIZES)[number];

async function checkScreens(page: Page, screens: readonly string[], viewport: Viewport) {
  for (const screen of screens) {
    const where = `${screen} at ${viewport.width}px`;
    const answer = await page.goto(screen);
    expect(answer?.status(), where).toBe(200);
    expect(await findViolations(page), where).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, where).toBe(0);
  }
}

async function walk(browser: Browser, site: Site, colorScheme: "light" | "dark") {
  const cookie = await signedIn(site);
  for (const viewport of SIZES) {
    const options = {
      viewport,
      colorScheme,
      reducedMotion: "reduce",
      baseURL: site.origin,
    } as const;
    const page = await browser.newPage(options);
    await checkScreens(page, AUTH_SCREENS, viewport);
    await page.context().addCookies([cookie]);
    await checkScreens(page, ADMIN_SCREENS, viewport);
    await page.close();
  }
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing on any screen behind the sign-in (${colorScheme})`, async ({
    browser,
    site,
  }) => {
    test.setTimeout(240_000);
    await walk(browser, site, colorScheme);
  });
}

test("no screen loads more than its share of script", async ({ browser, site }) => {
  const cookie = await signedIn(site);
  for (const screen of ["/auth?modo=registro", ...ADMIN_SCREENS]) {
    const page = await browser.newPage({ baseURL: site.origin });
    if (screen.startsWith("/admin")) await page.context().addCookies([cookie]);
    const scripts: Promise<number>[] = [];
    page.on("requestfinished", (request) => {
      if (request.url().endsWith(".js")) {
        scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
      }
    });
    await page.goto(screen, { waitUntil: "networkidle" });
    const total = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
    expect(total, screen).toBeGreaterThan(0);
    expect(total, screen).toBeLessThan(MAX_SCRIPT);
    await page.close();
  }
});
