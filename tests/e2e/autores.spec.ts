import { expect } from "@playwright/test";
import { adminJourney } from "../support/own-site";
import { rowLink } from "../support/row-link";
import { addRows } from "../support/rows";

adminJourney(
  "an article gets an author, a review, sources and a correction, and outlives its author",
  {},
  async ({ page, site }) => {
    const [published_at, imagen] = ["2026-11-04", "https://img.test/a.jpg"];
    addRows(site, "consejos", { id: "c1", titulo: "Boca arriba", imagen, published_at });
    await page.goto("/admin/autores/nuevo");
    await page.getByLabel("Nombre").fill("Ana Ruiz");
    await page.getByLabel("Credencial").fill("matrona");
    await page.getByLabel("Quién es").fill("Acompaña partos desde 2009.");
    await page.getByRole("button", { name: "Crear Autor" }).click();
    await expect(page.getByText("Ya puedes elegirlo en los artículos.")).toBeVisible();

    await page.goto("/admin/consejos/c1");
    await page.locator("summary", { hasText: "Firma y fuentes" }).click();
    await page.getByLabel("Autor", { exact: true }).selectOption("Ana Ruiz");
    await page.getByLabel("Revisado por").selectOption("Ana Ruiz");
    await page.getByLabel("Fecha de la revisión").fill("");
    await page.getByLabel("Fuentes").fill("OMS | https://www.who.int/es\nsin dirección");
    await page.getByLabel("Correcciones").fill("2026-11-05 | Decía «de lado».");
    await page.getByRole("button", { name: "Guardar Cambios" }).last().click();
    await expect(page.locator("#resumen")).toContainText("Línea 2, «sin dirección»");
    await page.getByLabel("Fuentes").fill("OMS | https://www.who.int/es");
    await page.getByRole("button", { name: "Guardar Cambios" }).last().click();
    await expect(page.locator("#resumen")).toContainText("Di qué día lo revisó");
    await page.getByLabel("Fecha de la revisión").fill("2026-11-05");
    await page.getByRole("button", { name: "Guardar Cambios" }).last().click();
    await expect(page.getByText("El artículo ha sido actualizado exitosamente.")).toBeVisible();

    await page.goto("/consejos/boca-arriba");
    const article = page.getByRole("main");
    await expect(article).toContainText(
      "Revisado por Ana Ruiz, matrona, el 5 de noviembre de 2026",
    );
    await expect(article.getByRole("link", { name: "OMS" })).toHaveAttribute("rel", "noopener");
    await expect(article).toContainText("5 de noviembre de 2026: Decía «de lado».");
    await article.getByRole("link", { name: "Ana Ruiz" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ana Ruiz");
    await expect(page.getByText("Acompaña partos desde 2009.")).toBeVisible();
    await expect(page.getByRole("heading", { level: 3 })).toHaveCount(1);

    await page.goto("/admin/autores");
    await (await rowLink(page, "Eliminar Ana Ruiz")).click();
    await page.getByRole("button", { name: "Eliminar", exact: true }).click();
    await expect(page.getByText("Sus artículos siguen publicados")).toBeVisible();
    expect((await page.request.get("/autores/ana-ruiz")).status()).toBe(404);
    const unsigned = await (await page.request.get("/consejos/boca-arriba")).text();
    expect(unsigned).not.toContain("Ana Ruiz");
    expect(unsigned).toContain("https://www.who.int/es");
  },
);
