import { writeFileSync } from "node:fs";
import type { test as playwright } from "@playwright/test";
import { openAdminSession } from "../support/admin";
import { test as base } from "../support/own-site";
import { type Site, startSite } from "../support/site";
import { type Engined, launch, type Mode } from "./engines";
import { type Outside, startOutside } from "./outside";
import { Visitor } from "./visitor";

interface Parts {
  /** A visitor of the demo catalogue, which all journeys of a worker share. */
  visitor: Visitor;
  /** A visitor of a new, empty site. */
  stranger: Visitor;
  /** An admin who is signed in on that new site. */
  editor: Visitor;
}

interface WorkerParts {
  mode: Mode;
  outside: Outside;
  engined: Engined;
  shop: Site;
}

/** Resets the browser for the next journey, and keeps a picture of the screen if one failed. */
async function leave({ driver }: Engined, info: ReturnType<typeof playwright.info>): Promise<void> {
  if (info.status !== info.expectedStatus) {
    writeFileSync(info.outputPath("screen.png"), await driver.takeScreenshot(), "base64");
  }
  const own = await driver.getWindowHandle();
  for (const other of await driver.getAllWindowHandles()) {
    if (other === own) continue;
    await driver.switchTo().window(other);
    await driver.close();
  }
  await driver.switchTo().window(own);
  // Script would restore the list of compared products from local storage.
  await driver.executeScript("localStorage.clear()").catch(() => undefined);
  await driver.manage().deleteAllCookies();
}

export const test = base.extend<Parts, WorkerParts>({
  mode: [undefined as unknown as Mode, { scope: "worker", option: true }],
  outside: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads names of fixtures there
    async ({}, use) => {
      const outside = await startOutside();
      await use(outside);
      outside.close();
    },
    { scope: "worker" },
  ],
  engined: [
    async ({ mode, outside }, use) => {
      const engined = await launch(mode, outside);
      await use(engined);
      await engined.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads names of fixtures there
    async ({}, use) => {
      const shop = await startSite({ env: { LOG_LEVEL: "error", AMAZON_TAG: "mimbre-21" } });
      await use(shop);
      await shop.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  visitor: async ({ engined, shop, mode }, use, info) => {
    await use(new Visitor(engined.driver, shop.origin, mode.isScripted));
    await leave(engined, info);
  },
  stranger: async ({ engined, site, mode }, use, info) => {
    await use(new Visitor(engined.driver, site.origin, mode.isScripted));
    await leave(engined, info);
  },
  editor: async ({ stranger, site }, use) => {
    await stranger.open("/healthz");
    const cookie = { name: "sesion", value: openAdminSession(site) };
    await stranger.driver.manage().addCookie(cookie);
    await use(stranger);
  },
});
