import { type BrowserContext, test as base, type Page } from "@playwright/test";
import { type AdminOptions, openAdminSession } from "./admin";
import { type Site, startSite } from "./site";

const DEVICES = [
  ["desktop", { width: 1280, height: 900 }],
  ["phone", { width: 390, height: 844 }],
] as const;

/** A journey that writes has a new, empty site to itself; addresses are relative to it. */
export const test = base.extend<{ site: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
  site: async ({}, use) => {
    const site = await startSite({ env: { DEMO: "0", LOG_LEVEL: "error" } });
    await use(site);
    await site.stop();
  },
  baseURL: async ({ site }, use) => use(site.origin),
});

/** Signs the browser in as an admin, past the forms. */
export async function enterAsAdmin(
  context: BrowserContext,
  site: Site,
  options: AdminOptions = {},
): Promise<void> {
  const value = openAdminSession(site, options);
  await context.addCookies([{ name: "sesion", value, url: site.origin }]);
}

/**
 * A journey of a signed-in admin through an own site, once on a desktop and once on a phone.
 * The one on a desktop belongs to `npm test` if the journey is a core one.
 */
export function adminJourney(
  title: string,
  { timeoutMs, isCore = false }: { timeoutMs: number; isCore?: boolean },
  walk: (parts: { page: Page; site: Site }) => Promise<void>,
): void {
  for (const [device, viewport] of DEVICES) {
    const tag = isCore && device === "desktop" ? ["@core"] : [];
    test(`${title}, on a ${device}`, { tag }, async ({ page, site, context }) => {
      test.setTimeout(timeoutMs);
      await page.setViewportSize(viewport);
      await enterAsAdmin(context, site);
      await walk({ page, site });
    });
  }
}
