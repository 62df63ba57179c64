import { expect, type Page } from "@playwright/test";
import { adminTest as test } from "../support/own-site";
import { pressMore } from "../support/press-more";

const R44 =
  "Las sillas de coche con norma R44 no se pueden vender desde el 1 de septiembre de 2024";
const FORMULA = "La ley no permite promocionar leche de inicio para lactantes";
const PICTURE = "https://ejemplo.es/silla.jpg";
const BLOCKED = "No se puede publicar tal como está";

const findings = (page: Page) => page.getByRole("region", { name: "Revisión antes de publicar" });
const summary = (page: Page) =>
  page.getByRole("alert").filter({ has: page.getByRole("heading", { name: "Hay un problema" }) });

test("a seat by the old norm is no product to publish, and is kept as a draft", async ({
  page,
}) => {
  await page.goto("/admin/productos/nuevo");
  const title = page.getByLabel("Título", { exact: true });
  const text = page.getByLabel("Descripción", { exact: true });
  await title.fill("Silla Ágil");
  await page.getByLabel("Dirección de la imagen").first().fill(PICTURE);
  await page.getByLabel("Categoría", { exact: true }).selectOption("sillas-coche");
  await page.getByLabel("Valoración", { exact: true }).fill("4");
  await text.fill("Homologada según ECE R44/04.");
  await pressMore(page, "Publicar");

  await expect(summary(page)).toContainText(BLOCKED);
  await expect(summary(page)).toContainText(R44);
  await expect(findings(page)).toContainText("Impide publicar");
  await expect(findings(page)).toContainText("Tiene menos de dos ventajas.");
  await expect(title).toHaveValue("Silla Ágil");
  await expect(text).toHaveValue("Homologada según ECE R44/04.");
  await expect(page.getByText("Quedará como borrador")).toBeVisible();

  // Another law is broken now, and the first reason must be gone from the summary.
  await text.fill("Con muestra de leche de inicio.");
  await pressMore(page, "Publicar");
  await expect(summary(page)).toContainText(FORMULA);
  await expect(summary(page)).not.toContainText(R44);

  await pressMore(page, "Guardar borrador");
  await expect(page.getByText("El producto ha sido creado exitosamente.")).toBeVisible();

  await page.getByRole("link", { name: "Editar Silla Ágil" }).click();
  await expect(findings(page)).toContainText(FORMULA);
  await text.fill("Homologada según ECE R44/04 y también según la R129.");
  await pressMore(page, "Publicar");
  await expect(page.getByText("El producto ha sido actualizado exitosamente.")).toBeVisible();
  expect((await page.request.get("/producto/silla-agil")).status()).toBe(200);

  // Advice that does not stop publication is shown in the form afterwards.
  await page.getByRole("link", { name: "Editar Silla Ágil" }).click();
  await expect(findings(page)).toContainText("Se puede publicar; conviene mirar:");
  await expect(findings(page)).toContainText("El texto nombra la norma R44.");
  await expect(findings(page)).toContainText("No dice quién lo ha revisado.");
});
