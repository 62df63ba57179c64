import { expect, type Page } from "@playwright/test";
import { adminTest } from "../support/own-site";
import { pressMore } from "../support/press-more";
import { addRows } from "../support/rows";

const PICTURE = "https://ejemplo.es/siesta.jpg";
const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).last().click();

adminTest("a draft is shown, shared, copied and published on a phone", async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });

  const text = { imagen: PICTURE, contenido: "Una línea.", categoria: "sueno" };
  addRows(site, "consejos", { titulo: "Siestas cortas", estado: "draft", ...text });
  await page.goto(await addressOf(page), { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Ver borrador" }).click();
  await expect(page.getByRole("heading", { name: "Siestas cortas", level: 1 })).toBeVisible();
  await page.getByRole("link", { name: "Volver al formulario" }).click();
  await press(page, "Enlace para compartir");
  await expect(page.getByText("Copia ahora el enlace")).toBeVisible();
  const shared = page.url();
  await expect(page.locator("code", { hasText: shared })).toBeVisible();
  expect(shared).toMatch(/\/borrador\/[\w-]{32}$/);
  const seen = await (await fetch(shared)).text();
  expect(seen).toContain("Una línea.");
  expect(seen).not.toMatch(
    /ld\+json| ping=|Volver al formulario|Enlace para compartir|data-copiar/,
  );

  await page.goto(await addressOf(page), { waitUntil: "networkidle" });
  await press(page, "Retirar enlace");
  expect((await fetch(shared)).status).toBe(404);
  // From the list, the form opens in a dialog.
  await page.goto("/admin/consejos?q=siestas", { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Editar Siestas cortas", exact: true }).click();
  await press(page, "Duplicar");
  await expect(page.getByLabel("Título")).toHaveValue("Siestas cortas (copia)");
  await page.waitForLoadState("networkidle");
  await pressMore(page, "Publicar");
  await expect(page.getByText("El artículo ha sido actualizado exitosamente.")).toBeVisible();
  expect((await page.request.get("/consejos/siestas-cortas-copia")).status()).toBe(200);
  expect((await page.request.get("/consejos/siestas-cortas")).status()).toBe(404);
});

/** The address of the draft's form, as the list links to it. */
async function addressOf(page: Page): Promise<string> {
  await page.goto("/admin/consejos?q=siestas", { waitUntil: "networkidle" });
  const link = page.getByRole("link", { name: "Editar Siestas cortas", exact: true });
  return (await link.getAttribute("href")) ?? "";
}
