import { once } from "node:events";
import { type BrowserContext, test as base, type Page } from "@playwright/test";
import type { AdminOptions } from "./admin-session.js";
import { type Site, startSite } from "./site";
import { putSession } from "./site-rows";

const DEVICES = [
  ["desktop", { width: 1280, height: 900 }],
  ["phone", { width: 390, height: 844 }],
] as const;

const EMPTY = { DEMO: "0", LOG_LEVEL: "error" };

interface Shared {
  /** The data folder of an empty site, to copy: making one takes as long as starting a site. */
  emptySite: string;
  /** An empty site for all journeys of a worker that neither count nor change anything. */
  sharedSite: Site;
}

/** Gives each journey that writes a new, empty site, to which addresses are relative. */
export const test = base.extend<{ site: Site }, Shared>({
  emptySite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use) => {
      const site = await startSite({ env: EMPTY });
      site.process.kill();
      await once(site.process, "exit");
      await use(site.dataDir);
      await site.stop();
    },
    { scope: "worker" },
  ],
  sharedSite: [
    async ({ emptySite }, use) => {
      const site = await startSite({ env: EMPTY, from: emptySite });
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  site: async ({ emptySite }, use) => {
    const site = await startSite({ env: EMPTY, from: emptySite });
    await use(site);
    await site.stop();
  },
  baseURL: async ({ site }, use) => use(site.origin),
});

/** For journeys that only look: all of a worker share one site. */
export const readingTest = test.extend({ site: ({ sharedSite }, use) => use(sharedSite) });

/** Signs the browser in as an admin by a cookie, without any form. */
export async function enterAsAdmin(
  context: BrowserContext,
  site: Site,
  options: AdminOptions = {},
): Promise<void> {
  const value = await putSession(site, options);
  await context.addCookies([{ name: "sesion", value, url: site.origin }]);
}

/** A journey that starts signed in as a main admin. */
export const adminTest = test.extend<{ admin: undefined }>({
  admin: [
    async ({ context, site }, use) => {
      await enterAsAdmin(context, site);
      await use(undefined);
    },
    { auto: true },
  ],
});

/**
 * Runs a journey of an admin on a new site: on a desktop with script, and on a phone without. A
 * core journey also belongs to `npm test`, where it runs on a desktop with script and without.
 */
export function adminJourney(
  title: string,
  { timeoutMs, isCore = false }: { timeoutMs?: number; isCore?: boolean },
  walk: (parts: { page: Page; site: Site }) => Promise<void>,
): void {
  for (const [device, viewport] of DEVICES) {
    const isDesktop = device === "desktop";
    const isOnce = !(isCore && isDesktop);
    const tag = isOnce ? [isDesktop ? "@script" : "@noscript"] : ["@core"];
    test(`${title}, on a ${device}`, { tag }, async ({ page, site, context }) => {
      if (timeoutMs) test.setTimeout(timeoutMs);
      await page.setViewportSize(viewport);
      await enterAsAdmin(context, site);
      await walk({ page, site });
    });
  }
}
