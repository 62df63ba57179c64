import { expect } from "@playwright/test";
import { enterAsAdmin, readingTest as test } from "../support/own-site";

/** Forms that take a while to write: address, a field, and the button that sends. */
const FORMS = [
  ["/contacto", "Mensaje", "Enviar mensaje"],
  ["/admin/productos/nuevo", "Título", "Crear Producto"],
  ["/admin/consejos/nuevo", "Título", "Crear Artículo"],
  ["/admin/paginas/nuevo", "Título", "Crear"],
  ["/admin/categorias/nuevo", "Nombre", "Crear Categoría"],
  ["/admin/autores/nuevo", "Nombre", "Crear"],
  ["/admin/ajustes", "Nombre", "Guardar"],
] as const;

for (const [address, label, button] of FORMS) {
  test(`where the line is cut while a form is sent, its words are there again (${address})`, async ({
    page,
    context,
    site,
  }) => {
    await enterAsAdmin(context, site);
    await page.goto(address, { waitUntil: "networkidle" });
    const own = page.getByRole("button", { name: button });
    const form = page.getByRole("main").locator("form").filter({ has: own }).last();
    const words = form.getByLabel(label).first();
    await words.fill("¿Cabe en un ascensor?");
    for (const field of await form.locator("[required]:is(input,textarea)").all()) {
      if ((await field.inputValue()) === "") await field.fill("ana@ejemplo.es");
    }
    // Chromium saves typed text after a second, to restore it; people press later than that.
    const typed = Date.now();
    await expect.poll(() => Date.now() - typed).toBeGreaterThan(1_500);
    await context.setOffline(true);
    await form.getByRole("button", { name: button }).last().click();
    await page.waitForURL(/^chrome-error:/);
    await context.setOffline(false);
    await page.goBack();
    await expect(words).toHaveValue("¿Cabe en un ascensor?");
  });
}
