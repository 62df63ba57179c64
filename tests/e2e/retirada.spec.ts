import { expect, type Page } from "@playwright/test";
import { adminTest as test } from "../support/own-site";
import { addRows } from "../support/rows";

const EVIDENCE = "/admin/productos/B0PRUEBA01/evidencia";
const PAGE = "/producto/cuna-agil";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function save(page: Page): Promise<void> {
  await button(page, "Guardar Cambios").click();
  await expect(page.getByText("Evidencia y estado de venta guardados")).toBeVisible();
}

test.beforeEach(async ({ site }) => {
  const sold = { price: "99 €", imageurl: "https://ejemplo.es/cuna.jpg" };
  addRows(site, "productos", { id: "B0PRUEBA01", title: "Cuna Ágil", ...sold });
  addRows(site, "productos", { id: "B0PRUEBA02", title: "Cuna Serena", ...sold });
});

test("a product that is called back says why, cannot be bought and leads to others", async ({
  page,
}) => {
  const main = page.getByRole("main");
  const offers = page.locator('a[href*="/dp/B0PRUEBA01"]');
  await page.goto(PAGE);
  await expect(offers.first()).toBeVisible();

  await page.goto("/admin/productos/B0PRUEBA01");
  await page.getByRole("link", { name: "Evidencia, notas de cambios y retirada" }).click();
  await page.getByLabel("Estado de venta").selectOption({ label: "Alerta de seguridad" });
  await button(page, "Guardar Cambios").click();
  await expect(page.getByRole("alert").first()).toContainText("Explica el motivo");
  await expect(page.getByLabel("Estado de venta")).toHaveValue("alerta");
  await page.getByLabel("Motivo").fill("El arnés puede soltarse.");
  await save(page);

  await page.goto(PAGE);
  const notice = page.getByRole("region", { name: "Alerta de seguridad" });
  await expect(notice).toContainText("El arnés puede soltarse.");
  await expect(notice).toContainText("Ya no enlazamos a ninguna tienda.");
  await expect(offers).toHaveCount(0);
  const others = main.getByRole("region", { name: "Alternativas" });
  await expect(others.getByRole("link", { name: "Cuna Serena" }).first()).toBeVisible();
  await notice.getByRole("link", { name: "Ver alternativas" }).click();
  await expect(page).toHaveURL(/\/categoria\/mobiliario$/);
  await expect(page.locator('a[href*="/dp/B0PRUEBA02"]').first()).toBeVisible();
  await expect(offers).toHaveCount(0);

  // The product is taken off the market without danger, and then sold again.
  await page.goto(EVIDENCE);
  await page.getByLabel("Estado de venta").selectOption({ label: "Retirado" });
  await page.getByLabel("Motivo").fill("Ya no se fabrica.");
  await save(page);
  await page.goto(PAGE);
  await expect(page.getByRole("region", { name: "Retirado" })).toContainText("Ya no se fabrica.");
  await expect(offers).toHaveCount(0);

  await page.goto(EVIDENCE);
  await page.getByLabel("Estado de venta").selectOption({ label: "A la venta" });
  await save(page);
  await page.goto(PAGE);
  await expect(offers.first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Retirado" })).toHaveCount(0);
  await expect(page.getByRole("group")).toContainText(["Ya no se fabrica."]);
});

test("what a review rests on and what changed in it is on the public page", async ({ page }) => {
  await page.goto(EVIDENCE);
  await page.getByLabel("En qué se basa la reseña").selectOption({ label: "Probado" });
  await page.getByLabel("Fecha de la nota").fill("2026-05-02");
  await page.getByLabel("Nota nueva").fill("Medimos otra vez el arnés.");
  await save(page);
  await page.getByLabel("Fecha de la nota").fill("2026-06-10");
  await page.getByLabel("Nota nueva").fill("Añadimos el peso.");
  await save(page);

  await page.goto(PAGE);
  await expect(page.getByText("Lo hemos tenido y usado.")).toBeVisible();
  await page.getByText("Cambios en esta reseña (2)").click();
  await expect(page.getByRole("listitem").filter({ hasText: /: (Medimos|Añadimos)/ })).toHaveText([
    "10 de junio de 2026: Añadimos el peso.",
    "2 de mayo de 2026: Medimos otra vez el arnés.",
  ]);

  await page.goto(EVIDENCE);
  await page.getByLabel("Quitar la nota del 10 de junio de 2026").check();
  await save(page);
  await page.goto(PAGE);
  await page.getByText("Cambios en esta reseña (1)").click();
  await expect(page.getByText("Medimos otra vez el arnés.")).toBeVisible();
  await expect(page.getByText("Añadimos el peso.")).toHaveCount(0);
});
