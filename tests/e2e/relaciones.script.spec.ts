import { expect, type Page } from "@playwright/test";
import { adminTest as test } from "../support/own-site";
import { addRows } from "../support/rows";
import type { Site } from "../support/site";

/** Adds more products than the form shows at once, with two cots at the end. */
function fill(site: Site): void {
  const others = Array.from({ length: 60 }, (_, n) => `Artículo ${n + 1}`);
  const titles = [...others, "Zzcuna alta", "Zzcuna baja"];
  addRows(site, "productos", ...titles.map((title, n) => ({ id: `P${n + 1}`, title })));
}

const box = (page: Page) => page.getByLabel("Buscar productos", { exact: true });

/** Searches and ticks both cots, of which one is deleted elsewhere before they are saved. */
async function saveWhatIsGone(page: Page, site: Site): Promise<void> {
  await box(page).fill("zzcuna");
  const found = page.getByRole("list", { name: "Productos encontrados" }).getByRole("listitem");
  await expect(found).toHaveCount(2);
  for (const name of ["Zzcuna alta", "Zzcuna baja"]) {
    await page.getByRole("checkbox", { name }).check();
  }
  site.sql().prepare("delete from productos where id = 'P61'").run();
  await page.getByRole("button", { name: "Guardar Relaciones" }).click();
  await expect(page.getByRole("alert")).toContainText("ya no está elegido");
}

/** Expects the other cot to be listed and ticked, and to be unticked without trouble. */
async function expectTheRest(page: Page): Promise<void> {
  await expect(box(page)).toHaveValue("zzcuna");
  const left = page.getByRole("checkbox", { name: "Zzcuna baja" });
  await expect(left).toBeChecked();
  await expect(page.getByRole("checkbox")).toHaveCount(1);
  await left.uncheck();
  await expect(page.getByText("0 productos seleccionados")).toBeVisible();
  await left.check();
  await page.getByRole("button", { name: "Guardar Relaciones" }).click();
  await expect(page.getByText("Relaciones actualizadas")).toBeVisible();
}

test.beforeEach(async ({ site }) => {
  fill(site);
});

test("a dialog of relations that is refused offers no longer what is gone", async ({
  page,
  site,
}) => {
  await page.goto("/admin/relaciones?sel=P1", { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Gestionar relaciones" }).click();
  await saveWhatIsGone(page, site);
  await expectTheRest(page);
});

test("a page of relations that is refused keeps its search", async ({ page, site }) => {
  await page.goto("/admin/relaciones/productos/P1", { waitUntil: "networkidle" });
  await saveWhatIsGone(page, site);
  await expectTheRest(page);
});

test("it tells what is chosen and not shown, and a search alone is no change", async ({ page }) => {
  await page.goto("/admin/relaciones?sel=P1", { waitUntil: "networkidle" });
  const open = page.getByRole("link", { name: "Gestionar relaciones" });
  const dialog = page.getByRole("dialog");
  const elsewhere = dialog.getByText("También se guarda lo que elegiste en otras búsquedas: 1.");
  await open.click();
  await box(page).fill("zzcuna");
  await expect(dialog.getByText("2 productos encontrados")).toBeVisible();
  await dialog.getByRole("link", { name: "Cancelar" }).click();
  await expect(dialog).toHaveCount(0);

  await open.click();
  await box(page).fill("zzcuna");
  await page.getByRole("checkbox", { name: "Zzcuna alta" }).check();
  await expect(elsewhere).toHaveCount(0);
  await box(page).fill("artículo 2");
  await expect(page.getByRole("checkbox", { name: "Zzcuna alta" })).toHaveCount(0);
  await expect(elsewhere).toBeVisible();
});
