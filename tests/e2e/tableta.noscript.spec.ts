import { expect, test } from "@playwright/test";

test.use({ viewport: { width: 768, height: 1024 } });

test("the whole menu is in sight from a tablet's width on", async ({ page }) => {
  await page.goto("/categorias");
  const header = page.getByRole("banner");
  await expect(header.locator("summary", { hasText: "Menú" })).toBeHidden();
  const labels = ["Inicio", "Comparativas", "Consejos para Padres", "Sobre Nosotros", "Contacto"];
  const tops = new Set<number | undefined>();
  for (const name of labels) {
    const box = await header.getByRole("link", { name, exact: true }).boundingBox();
    tops.add(box?.y);
  }
  expect(tops.size).toBe(1);

  await header.locator("summary", { hasText: "Categorías" }).first().click();
  const all = header.getByRole("link", { name: "Ver todas las categorías" });
  await expect(all).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(768);
});

test("the last of an odd number of cards has its row for itself", async ({ page }) => {
  for (const [address, cards] of [
    ["/categorias", "main article"],
    ["/categoria/carritos-sillas-paseo?orden=nota", "main article"],
    ["/producto/carrito-tilavia-ronda-3-en-1", "section[aria-labelledby=relacionados] article"],
  ] as const) {
    await page.goto(address);
    expect((await page.locator(cards).count()) % 2, address).toBe(1);
    const card = page.locator(cards).last();
    const list = card.locator("xpath=ancestor::ul[1]");
    expect((await card.boundingBox())?.width, address).toBe((await list.boundingBox())?.width);
  }
});
