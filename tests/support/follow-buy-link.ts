import { type BrowserContext, expect } from "@playwright/test";
import { enterAsAdmin } from "./own-site";
import { addRows } from "./rows";
import type { Site } from "./site";

const counted = (site: Site) =>
  site.sql().prepare("select producto_id, pagina, clics from clics").all();

/** The name of a normal browser: clicks of one called «Headless» are not counted. */
export const WITH_HEAD =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";

/** Follows a buy link, and checks that it is counted once and shown to the owner. */
export async function followOnce(context: BrowserContext, site: Site): Promise<void> {
  const sold = { price: "99 €", published_at: "2026-01-02T10:00:00.000Z" };
  addRows(site, "productos", { id: "B0CUNA0001", title: "Cuna Nido", ...sold });
  await context.route("https://www.amazon.es/**", (route) => route.fulfill({ body: "Tienda" }));
  const page = await context.newPage();
  await page.goto(`${site.origin}/producto/cuna-nido`);
  const opened = context.waitForEvent("page");
  await page.locator("a[ping]").filter({ hasText: "Amazon" }).first().click();
  await expect((await opened).getByText("Tienda")).toBeVisible();
  const once = [{ producto_id: "B0CUNA0001", pagina: "producto", clics: 1 }];
  await expect.poll(() => counted(site)).toEqual(once);

  await enterAsAdmin(context, site);
  await page.goto(`${site.origin}/admin/estadisticas`);
  await expect(page.getByRole("main")).toContainText("1 clic en los últimos 30 días");
  const row = page.getByRole("row", { name: /Cuna Nido/ });
  await expect(row).toContainText("Ficha 1");
  await page.getByRole("link", { name: "7 días" }).click();
  await expect(page.getByRole("main")).toContainText("1 clic en los últimos 7 días");
  await expect(row).toBeVisible();
  // This ping proves that no other waits: a second one of that click would be written with it.
  const headers = { Origin: site.origin, "Content-Type": "text/ping", "User-Agent": WITH_HEAD };
  const ping = { method: "POST", body: "PING", headers };
  await site.fetch("/clic?p=B0CUNA0001&en=producto", ping);
  await expect.poll(() => counted(site)).not.toEqual(once);
  expect(counted(site)).toEqual([{ ...once[0], clics: 2 }]);
}
