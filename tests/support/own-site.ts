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
  /** The folder of an empty site; making one takes as long as starting it. */
  emptySite: string;
  /** One empty site for all journeys of a worker that count nothing and change no content. */
  sharedSite: Site;
}

/** A journey that writes has a new, empty site to itself; addresses are relative to it. */
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

/** For journeys that look at screens: all of a worker share one site. */
export const readingTest = test.extend({ site: ({ sharedSite }, use) => use(sharedSite) });

/** Signs the browser in as an admin, past the forms. */
export async function enterAsAdmin(
  context: BrowserContext,
  site: Site,
  options: AdminOptions = {},
): Promise<void> {
  const value = await putSession(site, options);
  await context.addCookies([{ name: "sesion", value, url: site.origin }]);
}

/** A journey of somebody who is signed in as a main admin. */
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
 * A journey of a signed-in admin through an own site: on a desktop with script, on a phone without.
 * A core one belongs to `npm test`, on a desktop with and without.
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
