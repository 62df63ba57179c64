import { expect } from "@playwright/test";
import { adminJourney } from "../support/own-site";

adminJourney("a word that nobody finds becomes a synonym, and is found", {}, async ({ page }) => {
  await page.goto("/buscar?q=cochesillo");
  await page.goto("/buscar?q=peluche+gigante");
  const main = page.getByRole("main");
  await expect(async () => {
    await page.goto("/admin/busqueda");
    await expect(main).toContainText("peluche gigante 1 vez, la última el", { timeout: 100 });
  }).toPass();
  await main.getByRole("link", { name: "Añadir sinónimo de peluche gigante" }).click();
  const field = main.getByLabel("Grupos de sinónimos");
  await expect(field).toHaveValue(/^peluche gigante, \n/);

  const save = main.getByRole("button", { name: "Guardar los sinónimos" });
  await save.click();
  await expect(main.getByRole("alert")).toContainText("Línea 1: escribe al menos dos nombres");
  await field.fill(`peluche gigante, tronas\n${(await field.inputValue()).split("\n")[1]}`);
  await save.click();
  await expect(page.getByText("Sinónimos guardados")).toBeVisible();
  await expect(field).toHaveValue(/peluche gigante, tronas/);

  await page.goto("/buscar?q=peluche+gigante");
  await expect(page.getByRole("region", { name: "Quizá te sirva" })).toContainText("Tronas");
  await page.goto("/admin/historial");
  await expect(page.getByRole("main")).toContainText("Cambió los sinónimos de la búsqueda");
});
