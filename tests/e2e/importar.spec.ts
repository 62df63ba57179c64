import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { adminJourney } from "../support/own-site";

const HEADER = "title,slug,category,imageurl,rating,id";
const row = (n: number, title = `Cuna ${n}`, id = "") =>
  `${title},cuna-${n},mobiliario,https://ejemplo.es/c.jpg,4,${id}`;
const file = (name: string, ...rows: string[]) => ({
  name,
  mimeType: "text/csv",
  buffer: Buffer.from([HEADER, ...rows].join("\n")),
});

/** Patience for work: without script the page looks only every three seconds. */
const WORK = { timeout: 30_000 };

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });

/** Uploads a file; with script it is sent as soon as it is chosen. */
async function upload(page: Page, content: ReturnType<typeof file>) {
  await page.getByLabel("Archivo CSV").setInputFiles(content);
  if (test.info().project.name === "noscript") await button(page, "Subir y revisar").click();
}

async function download(page: Page, name: string): Promise<string> {
  const waiting = page.waitForEvent("download");
  await link(page, name).click();
  return readFileSync(await (await waiting).path(), "utf8");
}

const count = (page: Page, label: string) =>
  page.getByRole("definition").and(page.locator(`dt:text-is("${label}") + dd`));

adminJourney(
  "a file is mended, imported, changed by another, taken back and exported",
  { isCore: true },
  async ({ page }) => {
    await page.goto("/admin/productos");
    await link(page, "Importar CSV").click();
    const faulty = Array.from({ length: 7 }, (_, n) => row(n, ""));
    await upload(page, file("roto.csv", row(9), ...faulty));
    await expect(page.getByRole("heading", { name: "Errores de validación" })).toBeVisible(WORK);
    await expect(page.getByText("Fila 3: Falta el título del producto")).toBeVisible();
    await expect(page.getByText("Y 2 errores más...")).toBeVisible();
    const errors = await download(page, "Descargar errores.csv");
    expect(errors.match(/"Falta el título del producto"/g)).toHaveLength(7);

    await link(page, "Subir otro archivo").click();
    const cunas = Array.from({ length: 12 }, (_, n) => row(n, undefined, `X${n}`));
    await upload(page, file("cunas.csv", ...cunas));
    await expect(page.getByText("Y 2 productos más...")).toBeVisible(WORK);
    await expect(page.getByRole("checkbox", { name: "Importar Cuna 9" })).toBeChecked();
    await page.getByRole("checkbox", { name: "Importar Cuna 9" }).uncheck();
    await page.locator('button[value="importar"]').click();
    await expect(page.locator("[data-aviso]")).toContainText(
      "Importación completada 11 importados, 0 actualizados, 0 omitidos, 0 fallidos.",
      WORK,
    );
    await expect(page).toHaveURL(/\/admin\/productos$/);
    await expect(link(page, "Editar Cuna 11")).toBeVisible();
    await expect(link(page, "Editar Cuna 9")).toHaveCount(0);
    await link(page, "Ver los 11 importados").click();
    await expect(page.getByText("Solo: lo que trajo una importación")).toBeVisible();
    await expect(page.getByText("11 productos")).toBeVisible();
    await link(page, "Quitar este filtro").click();
    await expect(page).toHaveURL(/\/admin\/productos$/);

    await link(page, "Importar CSV").click();
    await upload(page, file("dos.csv", row(20), row(21), row(20)));
    await expect(page.getByText('Fila 4: El slug "cuna-20" está también en la fila 2')).toBeVisible(
      WORK,
    );
    await link(page, "Subir otro archivo").click();
    await upload(
      page,
      file("otra.csv", row(0, "Cuna nueva"), row(20, "Uno", "X1"), row(2, "Dos", "X3"), row(21)),
    );
    await expect(page.getByText("2 que ya existen, 1 que no puede entrar.")).toBeVisible(WORK);
    await expect(page.getByText("1 tiene el ASIN de un producto con otro slug")).toBeVisible();
    await expect(
      page.getByText('El identificador "X1" ya es de «Cuna 1» (cuna-1)', { exact: false }).last(),
    ).toBeVisible();
    await expect(page.getByText("2 filas tienen un slug o un ASIN que ya existe")).toBeVisible();
    await page.getByRole("radio", { name: /^Actualizar/ }).check();
    await button(page, "Importar 4 productos").click();
    const heading = (name: string) => page.getByRole("heading", { name, exact: true });
    await expect(heading("Importación completada con errores")).toBeVisible(WORK);
    await expect(
      page.getByText(
        'Fila 4: El slug "cuna-2" es de «Cuna 2» y el identificador "X3", de «Cuna 3»',
      ),
    ).toBeVisible();
    for (const [label, n] of Object.entries({ Importados: 1, Actualizados: 2, Fallidos: 1 })) {
      await expect(count(page, label)).toHaveText(String(n));
    }
    await link(page, "Deshacer la importación").click();
    await expect(heading("¿Deshacer la importación?")).toBeVisible();
    await button(page, "Deshacer la importación").click();
    await expect(heading("Importación deshecha")).toBeVisible(WORK);
    await expect(count(page, "Restaurados")).toHaveText("2");

    await page.goto("/admin/productos/importar");
    await expect(heading("Importaciones anteriores")).toBeVisible();
    for (const name of ["roto.csv", "cunas.csv", "otra.csv"]) {
      await expect(link(page, name)).toBeVisible();
    }
    const products = await download(page, "Exportar CSV");
    expect(products).toContain('"Cuna 0","cuna-0"');
    expect(products).not.toContain("Cuna nueva");
    await upload(page, file("mas.csv", row(30)));
    await expect(button(page, "Importar 1 producto")).toBeVisible(WORK);
  },
);

const sheet = (name: string, ...lines: string[]) => ({
  ...{ name, mimeType: "text/csv" },
  buffer: Buffer.from(lines.join("\n")),
});

const SHOP = {
  ...{ name: "woocommerce-es.csv", mimeType: "text/csv" },
  buffer: readFileSync("tests/fixtures/csv/tiendas/woocommerce-es.csv"),
};

/** Takes six pages until visitors see the product; the third and fifth lead on by themselves. */
adminJourney(
  "thirty products of a shop are published without a spreadsheet",
  {},
  async ({ page }) => {
    await page.goto("/admin/productos/importar");
    await upload(page, SHOP);
    await expect(page.getByText("El mismo valor para todas")).toBeVisible(WORK);
    await expect(page.getByLabel("Valoración", { exact: true })).toHaveValue("0");
    const unused = page.getByLabel("SKU");
    await expect(unused).toBeHidden();
    await page.getByText(/^Ver también las \d+ columnas que no se importan$/).click();
    await expect(unused).toHaveValue("");
    await expect(unused).toBeVisible();
    await button(page, "Revisar el archivo").click();
    await expect(page.getByText("30 productos en el archivo: 30 nuevos")).toBeVisible(WORK);
    await expect(page.getByText("Minicuna colecho & accesorios 0")).toBeVisible();
    await button(page, "Importar 30 productos").click();
    await expect(page.locator("[data-aviso]")).toContainText("30 importados,", WORK);
    await page.goto("/producto/minicuna-colecho-accesorios-0");
    await expect(page.getByRole("heading", { name: "Cómo es" })).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "Pesa 9 kg" })).toBeVisible();
  },
);

adminJourney(
  "columns are told otherwise and forgotten, and rows with errors are left out at once",
  {},
  async ({ page }) => {
    const prices = (n: number) =>
      sheet(`precios-${n}.csv`, "Slug;Precio;Cosa", `cuna-${n};19,9;Cuna ${n}`);
    await page.goto("/admin/productos/importar");
    await upload(page, prices(1));
    await link(page, "No es una lista de precios: decir qué lleva cada columna").click(WORK);
    await expect(page.getByText("Por ejemplo: Cuna 1")).toBeVisible(WORK);
    await page.getByLabel("Cosa").selectOption("Título");
    await page.getByLabel("Categoría", { exact: true }).selectOption("Paseo y viaje");
    await page.getByLabel("Imagen", { exact: true }).selectOption("Sin imagen");
    await button(page, "Revisar el archivo").click();
    await expect(page.getByText("Todavía falta la columna Valoración")).toBeVisible(WORK);
    await page.getByLabel("Valoración", { exact: true }).fill("4,5");
    await button(page, "Revisar el archivo").click();
    await expect(page.getByText("Columnas, como las dijiste")).toBeVisible(WORK);
    await expect(page.getByText("Cosa → Título")).toBeVisible();
    await expect(page.getByText("Valoración 4,5")).toBeVisible();

    await page.goto("/admin/productos/importar");
    await upload(page, prices(2));
    await expect(page.getByText("Columnas, como las dijiste")).toBeVisible(WORK);
    await expect(link(page, "Cambiar")).toBeVisible();
    await button(page, "Olvidar para otros archivos").click();
    await expect(page.getByText("Qué lleva cada columna")).toBeVisible(WORK);

    await page.goto("/admin/productos/importar");
    await upload(page, file("roto.csv", row(5), row(6, ""), row(7, "")));
    await button(page, "Dejar fuera las 2 filas con errores").click(WORK);
    await expect(page.getByText("2 filas con errores quedan fuera.")).toBeVisible(WORK);
    await button(page, "Importar 1 producto").click();
    await expect(page.locator("[data-aviso]")).toContainText("1 importado,", WORK);
    await expect(link(page, "Editar Cuna 5")).toBeVisible();
  },
);
