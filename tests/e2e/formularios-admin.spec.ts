import { expect, type Page } from "@playwright/test";
import { adminJourney } from "../support/own-site";

/** What the error summary says, from above; it has the focus. */
async function summary(page: Page): Promise<string[]> {
  const box = page.locator("#resumen");
  await expect(box).toBeFocused();
  return box.getByRole("link").allTextContents();
}

adminJourney(
  "a refused form opens at what is wrong, in its own order",
  90_000,
  async ({ page }) => {
    await page.goto("/admin/productos/nuevo");
    await page.getByLabel("Fecha de la revisión").fill("2999-01-01");
    await page.getByRole("button", { name: "Crear Producto" }).last().click();
    expect(await summary(page)).toEqual([
      "El título es obligatorio",
      "La categoría es obligatoria",
      "La imagen es obligatoria",
      "La valoración es obligatoria",
      "La fecha de la revisión no es válida o está en el futuro",
    ]);

    await page.goto("/admin/ajustes");
    await page.getByLabel("Redes sociales").fill("hola");
    await page.getByLabel("NIF").fill("1");
    await page.getByRole("button", { name: "Guardar los ajustes" }).click();
    expect(await summary(page)).toEqual([
      "Escribe una dirección completa en cada línea, que empiece por https://",
      "El NIF no es válido: revisa números y letra",
    ]);

    await page.goto("/admin/profile");
    await page.getByLabel("Contraseña", { exact: true }).and(page.locator("input")).fill("corta");
    await page.getByRole("button", { name: "Cambiar la contraseña" }).click();
    expect(await summary(page)).toEqual(["La contraseña debe tener al menos 8 caracteres"]);

    await page.getByRole("button", { name: "Generar contraseña segura" }).click();
    await expect(page.getByText("Contraseña sugerida")).toBeInViewport();
  },
);
