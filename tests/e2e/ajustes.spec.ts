import { expect, type Page } from "@playwright/test";
import { adminTest as test } from "../support/own-site";
import { LEGAL_FIELDS } from "../support/owner";
import { saveAjustes } from "../support/rows";

const main = (page: Page) => page.getByRole("main");
const save = (page: Page) => page.getByRole("button", { name: "Guardar los ajustes" }).click();
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

const section = (page: Page, name: string) =>
  page
    .getByRole("navigation", { name: "Secciones de los ajustes" })
    .getByRole("link", { name, exact: true })
    .click();

test("the owner's data are missed until they are there, and show at once", async ({ page }) => {
  await page.goto("/aviso-legal");
  await expect(main(page)).not.toContainText("los datos de la persona");
  await page.goto("/admin");
  await expect(main(page)).toContainText("faltan titular, NIF, domicilio, correo de contacto y");
  await expect(main(page)).toContainText("Falta la etiqueta de afiliado");
  const warning = (level: number) =>
    page.getByRole("heading", { name: "Faltan datos legales", level });
  await expect(warning(3)).toBeVisible();
  await page.getByRole("link", { name: "Completar los datos legales" }).click();
  await expect(warning(2)).toBeVisible();

  for (const [label, text] of Object.entries(LEGAL_FIELDS)) await field(page, label).fill(text);
  await field(page, "Horario de atención").fill("Martes, de 10 a 12");
  await save(page);
  await expect(page.getByText("Ajustes guardados")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Faltan datos legales" })).toHaveCount(0);
  await section(page, "Sitio");
  await field(page, "Nombre del sitio").fill("La Cuna");
  await field(page, "Redes sociales").fill("https://www.instagram.com/lacuna");
  await field(page, "Etiqueta de afiliado").fill("lacuna-21");
  await save(page);
  await page.getByRole("link", { name: /elige cómo se muestran los precios/ }).click();
  await expect(page.getByRole("radio", { name: /Ninguno sin la API/ })).toBeChecked();
  await save(page);
  await expect(page.getByText("Ajustes guardados")).toBeVisible();

  await page.goto("/aviso-legal");
  await expect(page).toHaveTitle(/La Cuna/);
  for (const text of Object.values(LEGAL_FIELDS)) await expect(main(page)).toContainText(text);
  await expect(main(page)).not.toContainText("pendiente de completar");
  await page.goto("/contacto");
  for (const text of ["hola@lacuna.es", "910 000 000", "Martes, de 10 a 12"]) {
    await expect(main(page)).toContainText(text);
  }
  await expect(page.getByRole("banner")).toContainText("La Cuna");
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText("La Cuna");
  await expect(footer.locator('a[href="https://www.instagram.com/lacuna"]')).toBeVisible();
  await expect(footer.locator('a[href^="mailto:hola@lacuna.es"]')).toBeVisible();
  await page.goto("/admin");
  await expect(main(page)).not.toContainText("Faltan datos legales");
  await expect(main(page)).not.toContainText("Falta la etiqueta de afiliado");
});

test("the owner writes the site's texts, sees them, and brings the old ones back", async ({
  page,
}) => {
  await page.goto("/admin/ajustes/textos");
  const before = await field(page, "Título").inputValue();
  await field(page, "Título").fill("Cunas de Soria");
  const buttons = page.getByRole("group", { name: "Botones" });
  await buttons.getByLabel("Texto de la fila 1").fill("Ver las cunas");
  await field(page, "Cómo se llaman los consejos").fill("Ideas para familias");
  const rows = page.getByRole("group", { name: "Menú principal" });
  await rows.getByLabel("Texto de la fila 5").fill("Nuestra casa");
  await rows.getByLabel("Orden de la fila 5").fill("1");
  await rows.getByLabel("Texto de la fila 6").fill("");
  await rows.getByLabel("Adónde lleva de la fila 6").fill("");
  await field(page, "Sobre nosotros").fill("Somos **dos**.\n## Cómo medimos\nCon un metro.");
  await page.getByLabel("Ocultar «Últimos consejos»").check();
  await save(page);
  await expect(page.getByText("Ajustes guardados")).toBeVisible();

  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Cunas de Soria", level: 1 })).toBeVisible();
  await expect(main(page).getByRole("link", { name: "Ver las cunas" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Últimos consejos" })).toHaveCount(0);
  const menu = page.getByRole("banner").locator('a[href="/sobre-nosotros"]');
  await expect(menu.first()).toHaveText("Nuestra casa");
  for (const path of ["/", "/consejos", "/no-hay-nada/aqui"]) {
    await page.goto(path);
    await expect(page.getByText("Consejos para Padres")).toHaveCount(0);
    const links = page.locator('a[href="/consejos"]', { hasText: "Ideas para familias" });
    await expect(links).not.toHaveCount(0);
  }
  await page.goto("/consejos");
  await expect(page).toHaveTitle(/^Ideas para familias/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ideas para familias");
  await page.goto("/");
  await expect(page.getByRole("banner").locator('a[href="/contacto"]')).toHaveCount(0);
  await page.goto("/sobre-nosotros");
  await expect(page.getByRole("heading", { name: "Cómo medimos", level: 2 })).toBeVisible();
  await expect(main(page).locator("strong", { hasText: "dos" })).toBeVisible();

  await page.goto("/admin/ajustes/textos");
  await page.getByRole("link", { name: "Versiones anteriores" }).click();
  await page.getByRole("link", { name: "Versión 1" }).click();
  await expect(main(page)).toContainText("Cunas de Soria");
  await page.getByRole("button", { name: "Restaurar la versión 1" }).click();
  await expect(page.getByText("Ajustes guardados")).toBeVisible();
  await expect(field(page, "Título")).toHaveValue(before);
});

test("a section that another admin has changed is shown as it is now", { tag: "@script" }, async ({
  page,
  site,
}) => {
  await page.goto("/admin/ajustes");
  saveAjustes(site, { lema: "Otro lema" });
  await section(page, "Sitio");
  await expect(field(page, "Lema")).toHaveValue("Otro lema");
});
