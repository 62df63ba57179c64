import { expect } from "@playwright/test";
import { WITH_HEAD } from "../support/follow-buy-link";
import { adminJourney } from "../support/own-site";
import { addRows } from "../support/rows";

adminJourney(
  "an old address is added, asked for, counted and removed",
  {},
  async ({ page, site }) => {
    addRows(site, "consejos", { titulo: "Dormir bien" });
    await page.goto("/admin/ajustes", { waitUntil: "networkidle" });
    await page.getByRole("link", { name: "Direcciones", exact: true }).click();
    await page.getByLabel("De", { exact: true }).fill("/consejos?p=1");
    await page.getByLabel("A", { exact: true }).fill("/consejos/dormir-bien");
    await page.getByRole("button", { name: "Añadir" }).click();
    await expect(page.locator("#resumen")).toContainText("sin «?», «#», «*» ni espacios");
    await page.locator("#resumen").getByRole("link").click();
    await expect(page.getByLabel("De", { exact: true })).toHaveValue("/consejos?p=1");
    await expect(page.getByLabel("A", { exact: true })).toHaveValue("/consejos/dormir-bien");

    await page.getByLabel("De", { exact: true }).fill(`${site.origin}/2019/Dormir.html`);
    await page.getByRole("button", { name: "Añadir" }).click();
    await expect(page.getByText("Dirección añadida")).toBeVisible();
    const row = page.getByRole("row", { name: /dormir\.html/ });
    await expect(row).toContainText("Nunca");
    await row.getByRole("link", { name: "/consejos/dormir-bien" }).click();
    await expect(page.getByRole("heading", { name: "Dormir bien", level: 1 })).toBeVisible();

    const headers = { "User-Agent": WITH_HEAD, "Sec-Fetch-Dest": "document" };
    const asked = await site.fetch("/2019/dormir.html", { headers });
    expect(asked.status).toBe(301);
    expect(asked.headers.get("Location")).toBe("/consejos/dormir-bien");
    await expect(async () => {
      await page.goto("/admin/ajustes/direcciones", { waitUntil: "networkidle" });
      await expect(row).toContainText("1 vez", { timeout: 100 });
    }).toPass();

    await row.getByRole("link", { name: "Eliminar /2019/dormir.html" }).click();
    await page.getByRole("button", { name: "Eliminar la dirección" }).click();
    await expect(page.getByText("Dirección eliminada")).toBeVisible();
    await expect(row).toHaveCount(0);
    expect((await site.fetch("/2019/dormir.html")).status).toBe(404);
    await page.goto("/admin/historial?accion=sitio");
    await expect(page.getByRole("main")).toContainText("Quitó una dirección antigua");
    await expect(page.getByRole("main")).toContainText("a: /consejos/dormir-bien");
  },
);
