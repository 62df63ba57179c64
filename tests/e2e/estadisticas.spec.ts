import { expect } from "@playwright/test";
import { adminJourney } from "../support/own-site";

adminJourney("an admin sees what is read", {}, async ({ page, site }) => {
  site.sql().exec(`
    insert into vistas (dia, tipo, nombre, veces) values
      (date('now'), 'todas', '', 12),
      (date('now'), 'pagina', '/consejos/una-direccion-muy-larga-que-no-cabe-en-una-sola-linea-del-telefono', 11),
      (date('now', '-20 days'), 'todas', '', 3),
      (date('now', '-20 days'), 'pagina', '/categorias', 3),
      (date('now', '-20 days'), 'origen', 'foro.example', 2);
    insert into busquedas_vacias (dia, texto, veces) values (date('now'), 'carriola', 4);`);
  await page.goto("/admin");
  await page.goto("/admin/clics");
  await expect(page).toHaveURL(/\/admin\/estadisticas#clics$/);
  const main = page.getByRole("main");
  await expect(main).toContainText("15 vistas y 0 clics en los últimos 30 días");
  await expect(page.getByRole("img", { name: "Vistas por día" })).toBeVisible();
  await expect(page.getByRole("row", { name: /foro\.example.* 2/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /carriola.* 4/ })).toBeVisible();
  await page.getByText("Las cifras de cada día").click();
  const days = page.getByRole("table", { name: "Vistas y clics de cada día" });
  await expect(days.getByRole("row")).toHaveCount(31);
  await page.getByRole("link", { name: "7 días" }).click();
  await expect(main).toContainText("12 vistas y 0 clics en los últimos 7 días");
  await expect(page.getByRole("row", { name: /foro\.example/ })).toHaveCount(0);
  await page.getByRole("link", { name: "/consejos/una-direccion" }).scrollIntoViewIfNeeded();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});
