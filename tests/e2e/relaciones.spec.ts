import { expect, type Page } from "@playwright/test";
import { adminJourney, adminTest } from "../support/own-site";
import type { Site } from "../support/site";
import { putRows } from "../support/site-rows";

/** Adds four products and an article. */
async function fill(site: Site): Promise<void> {
  const titles = ["Cuna", "Luz", "Manta", "Trona"];
  await putRows(site, "productos", ...titles.map((title, n) => ({ id: `P${n + 1}`, title })));
  await putRows(site, "consejos", {});
}

/** Slugs of the products under this heading of a public page, as stored at present. */
async function shownUnder(page: Page, target: string, heading: string): Promise<string[]> {
  const html = await (await page.request.get(target)).text();
  const [, section = ""] = html.split(new RegExp(`<h2[^>]*>${heading}</h2>`));
  const links = (section.split("</section>")[0] ?? "").matchAll(/href="\/producto\/([^"]+)"/g);
  return [...new Set([...links].map(([, slug = ""]) => slug))];
}

async function relate(page: Page, link: string, ...titles: string[]): Promise<void> {
  await page.getByRole("link", { name: link, exact: true }).click();
  await expect(page.getByRole("heading", { name: link })).toBeVisible();
  for (const title of titles) await page.getByRole("checkbox", { name: title }).check();
  await page.getByRole("button", { name: "Guardar Relaciones" }).click();
  await expect(page.getByText("Relaciones actualizadas")).toBeVisible();
}

adminJourney(
  "products are related, ordered and parted",
  { isCore: true },
  async ({ page, site }) => {
    await fill(site);
    const ofCuna = () => shownUnder(page, "/producto/cuna", "Productos relacionados");
    const ofDormir = () => shownUnder(page, "/consejos/dormir", "Productos recomendados");

    await page.goto("/admin/relaciones", { waitUntil: "networkidle" });
    await page.getByRole("link", { name: /^Cuna/ }).click();
    const panel = page.getByRole("region", { name: "Productos relacionados" });
    await expect(panel.getByText("todavía no tiene productos relacionados")).toBeVisible();
    await relate(page, "Gestionar relaciones", "Manta", "Trona");
    await expect(panel.getByRole("listitem")).toHaveText([/Manta/, /Trona/]);
    expect(await ofCuna()).toEqual(["manta", "trona"]);

    await relate(page, "Gestionar relaciones", "Luz");
    await panel.getByRole("button", { name: "Subir Luz" }).click();
    await expect(panel.getByRole("listitem")).toHaveText([/Manta/, /Luz/, /Trona/]);
    const moved = panel.getByRole("listitem").filter({ hasText: "Luz" });
    await expect(moved).toBeFocused();
    await panel.getByRole("button", { name: "Bajar Manta" }).click();
    await expect(panel.getByRole("listitem")).toHaveText([/Luz/, /Manta/, /Trona/]);
    expect(await ofCuna()).toEqual(["luz", "manta", "trona"]);

    await panel.getByRole("link", { name: "Quitar Luz" }).click();
    await expect(page.getByText("la relación de «Cuna» con «Luz»")).toBeVisible();
    await page.getByRole("button", { name: "Eliminar", exact: true }).click();
    await expect(page.getByText("La relación ha sido eliminada exitosamente.")).toBeVisible();
    await expect(panel.getByRole("listitem")).toHaveText([/Manta/, /Trona/]);
    expect(await ofCuna()).toEqual(["manta", "trona"]);

    await page.getByRole("link", { name: "Consejos y Productos" }).click();
    await page.getByRole("link", { name: /^Dormir/ }).click();
    await relate(page, "Gestionar productos recomendados", "Trona");
    expect(await ofDormir()).toEqual(["trona"]);
    await page.getByRole("link", { name: "Quitar Trona" }).click();
    await page.getByRole("button", { name: "Eliminar", exact: true }).click();
    await expect(page.getByText("La relación ha sido eliminada exitosamente.")).toBeVisible();
    expect(await ofDormir()).toEqual([]);
  },
);

adminTest(
  "a dialog of relations refuses nothing chosen and keeps what is chosen while one searches",
  async ({ page, site, javaScriptEnabled }) => {
    await fill(site);
    await page.goto("/admin/relaciones/productos/P1", { waitUntil: "networkidle" });
    const save = page.getByRole("button", { name: "Guardar Relaciones" });
    // Without script nothing counts the ticked boxes, so the number is hidden.
    const expectCount = (text: string) =>
      expect(page.getByText(text)).toBeVisible({ visible: javaScriptEnabled });
    await expectCount("0 productos seleccionados");
    // With script the button is disabled while nothing is chosen, and looks so.
    await expect(save).toBeEnabled({ enabled: !javaScriptEnabled });
    await expect(save).toHaveCSS("opacity", javaScriptEnabled ? "0.5" : "1");
    if (!javaScriptEnabled) await save.click();
    const refusal = "Selección vacía: Por favor, selecciona al menos un producto.";
    const told = page.getByRole("alert").filter({ hasText: refusal });
    await expect(told).toBeVisible({ visible: !javaScriptEnabled });
    await expect(page.getByRole("checkbox", { name: "Cuna" })).toHaveCount(0);
    await page.getByRole("checkbox", { name: "Manta" }).check();
    const search = page.getByLabel("Buscar productos", { exact: true });
    await search.fill("tro");
    await search.press("Enter");
    await expect(page.getByRole("checkbox", { name: "Manta" })).toHaveCount(0);
    await expect(
      page.getByRole("status").filter({ hasText: "1 producto encontrado" }),
    ).toBeVisible();
    await expectCount("1 producto seleccionado");
    await page.getByRole("checkbox", { name: "Trona" }).check();
    await expectCount("2 productos seleccionados");
    await save.click();
    await expect(page.getByText("Relaciones actualizadas")).toBeVisible();
    const panel = page.getByRole("region", { name: "Productos relacionados" });
    await expect(panel.getByRole("listitem")).toHaveText([/Manta/, /Trona/]);
  },
);
