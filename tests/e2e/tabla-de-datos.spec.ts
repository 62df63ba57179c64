import { expect } from "@playwright/test";
import { adminJourney } from "../support/own-site";
import { addRows } from "../support/rows";

adminJourney(
  "facts of several products are filled in at once, and a wrong one is refused at its place",
  {},
  async ({ page, site }) => {
    site.sql().exec("delete from datos");
    const dato = { categoria_id: "cat-habitacion-bebe", mejor: null };
    const peso = {
      id: "d-1",
      clave: "peso",
      nombre: "Peso",
      unidad: "kg",
      tipo: "numero",
    } as const;
    const lava = { id: "d-2", clave: "lava", nombre: "Se lava", tipo: "si_no" } as const;
    addRows(site, "datos", { ...dato, ...peso, posicion: 0 }, { ...dato, ...lava, posicion: 1 });
    const [imageurl, published_at] = ["https://img.test/a.jpg", "2026-11-04"];
    const published = { imageurl, published_at };
    addRows(site, "productos", { ...published, id: "p1", title: "Cuna Ágil" });
    addRows(site, "productos", { ...published, id: "p2", title: "Moisés" });

    await page.goto("/admin/categorias");
    await page.getByRole("link", { name: "Ficha de Habitación del bebé" }).click();
    await page.getByRole("link", { name: "Rellenar los datos de sus productos" }).click();
    await page.getByLabel("Peso de Cuna Ágil").fill("11,5");
    await page.getByLabel("Se lava de Moisés").selectOption("Sí");
    await page.getByRole("button", { name: "Guardar los datos" }).click();
    await expect(page.getByText("Datos guardados")).toBeVisible();
    const sheet = page.getByRole("region", { name: "Ficha" });
    await page.goto("/producto/cuna-agil");
    await expect(sheet.locator("dl > div")).toHaveText([/Peso\s*11,5\s*kg/]);
    await page.goto("/producto/moises");
    await expect(sheet.locator("dl > div")).toHaveText([/Se lava\s*Sí/]);

    await page.goto("/admin/categorias");
    await page.getByRole("link", { name: "Datos de Habitación del bebé" }).click();
    await page.getByLabel("Peso de Cuna Ágil").fill("12");
    await page.getByLabel("Peso de Moisés").fill("mucho");
    addRows(site, "productos", { ...published, id: "p0", title: "Balancín" });
    await page.getByRole("button", { name: "Guardar los datos" }).click();
    await page.getByRole("link", { name: /^Moisés: Peso: Escribe solo un número/ }).click();
    await expect(page.getByLabel("Peso de Moisés")).toBeFocused();
    await expect(page.getByLabel("Peso de Moisés")).toHaveValue("mucho");
    await expect(page.getByLabel("Peso de Cuna Ágil")).toHaveValue("12");
    await expect(page.getByLabel("Peso de Balancín")).toHaveValue("");
    await page.getByLabel("Peso de Moisés").fill("4");
    await page.getByRole("button", { name: "Guardar los datos" }).click();
    await expect(page.getByText("Datos guardados")).toBeVisible();
    await page.goto("/producto/moises");
    await expect(sheet.locator("dl > div")).toHaveText([/Peso\s*4\s*kg/, /Se lava\s*Sí/]);
  },
);
