import { test as base } from "@playwright/test";
import { type Site, startSite } from "./site";

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
