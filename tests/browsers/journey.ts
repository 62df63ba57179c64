import { writeFileSync } from "node:fs";
import { test as base } from "@playwright/test";
import { openAdminSession } from "../support/admin";
import { type Site, startSite } from "../support/site";
import { type Engined, launch, type Mode } from "./engines";
import { type Outside, startOutside } from "./outside";
import { Visitor } from "./visitor";

interface Parts {
  /** Before the catalogue of the demonstration, which all journeys of a worker share. */
  visitor: Visitor;
  /** A new, empty site. */
  site: Site;
  /** Signed in there. */
  editor: Visitor;
}

interface WorkerParts {
  mode: Mode;
  outside: Outside;
  engined: Engined;
  shop: Site;
}

async function leave({ driver }: Engined): Promise<void> {
  const own = await driver.getWindowHandle();
  for (const other of await driver.getAllWindowHandles()) {
    if (other === own) continue;
    await driver.switchTo().window(other);
    await driver.close();
  }
  await driver.switchTo().window(own);
  await driver.manage().deleteAllCookies();
}

export const test = base.extend<Parts, WorkerParts>({
  mode: [undefined as unknown as Mode, { scope: "worker", option: true }],
  outside: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
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
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use) => {
      const shop = await startSite({ env: { LOG_LEVEL: "error", AMAZON_TAG: "mimbre-21" } });
      await use(shop);
      await shop.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
  site: async ({}, use) => {
    const site = await startSite({ env: { DEMO: "0", LOG_LEVEL: "error" } });
    await use(site);
    await site.stop();
  },
  visitor: async ({ engined, shop, mode }, use, info) => {
    await use(new Visitor(engined.driver, shop.origin, mode.isScripted));
    await show(engined, info);
    await leave(engined);
  },
  editor: async ({ engined, site, mode }, use, info) => {
    const editor = new Visitor(engined.driver, site.origin, mode.isScripted);
    await editor.open("/healthz");
    await engined.driver.manage().addCookie({ name: "sesion", value: openAdminSession(site) });
    await use(editor);
    await show(engined, info);
    await leave(engined);
  },
});

/** Keeps the screen of a journey that failed. */
async function show({ driver }: Engined, info: ReturnType<typeof test.info>): Promise<void> {
  if (info.status === info.expectedStatus) return;
  writeFileSync(info.outputPath("screen.png"), await driver.takeScreenshot(), "base64");
}
