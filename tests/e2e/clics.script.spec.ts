import { type BrowserContext, expect } from "@playwright/test";
import { findChromium } from "../support/chromium.js";
import { enterAsAdmin, test } from "../support/own-site";
import type { Site } from "../support/site";

const AT = "2026-01-02T10:00:00.000Z";

function insertProducto(site: Site): void {
  site.sql().exec(`
    insert into productos (id, title, titulo_folded, slug, category, rating, price, estado,
      created_at, updated_at, published_at)
    values ('B0CUNA0001', 'Cuna Nido', 'cuna nido', 'cuna-nido', 'sueno', 4.5, '99 €', 'published',
      '${AT}', '${AT}', '${AT}');`);
}

const counted = (site: Site) =>
  site.sql().prepare("select producto_id, pagina, clics from clics").all();

/** Follows a buy link, and looks at what the site and its owner know of it. */
async function followOnce(context: BrowserContext, site: Site): Promise<void> {
  insertProducto(site);
  await context.route("https://www.amazon.es/**", (route) => route.fulfill({ body: "Tienda" }));
  const page = await context.newPage();
  await page.goto(`${site.origin}/producto/cuna-nido`);
  const opened = context.waitForEvent("page");
  await page.locator("a[ping]").filter({ hasText: "Amazon" }).first().click();
  await expect((await opened).getByText("Tienda")).toBeVisible();
  const once = [{ producto_id: "B0CUNA0001", pagina: "producto", clics: 1 }];
  await expect.poll(() => counted(site)).toEqual(once);

  await enterAsAdmin(context, site);
  await page.goto(`${site.origin}/admin/clics`);
  await expect(page.getByRole("row", { name: /Cuna Nido/ })).toContainText("1");
  // A second one would be there by now: this page was asked for after it.
  expect(counted(site)).toEqual(once);
}

test("a followed buy link is counted once by its ping", async ({ context, site }) => {
  await followOnce(context, site);
});

test("and by a beacon where links have no ping", async ({ playwright, site }) => {
  const browser = await playwright.chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--no-pings"],
  });
  const context = await browser.newContext();
  // As in a browser that never heard of it.
  await context.addInitScript(() => Reflect.deleteProperty(HTMLAnchorElement.prototype, "ping"));
  await followOnce(context, site);
  await browser.close();
});
