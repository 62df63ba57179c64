import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { parseCsv, readCsvFile } from "~/domain/importacion/csv-file";
import type { ProductoImportado } from "~/domain/importacion/producto-row";
import { readProductos } from "~/domain/importacion/productos-file";

const CATEGORIAS = new Set(["mobiliario", "tronas-asientos", "sillas-coche"]);
const HEADER = "title,slug,category,imageurl,rating";
const ROW = "Cuna,cuna,mobiliario,https://ejemplo.es/c.jpg,4";

async function readFixture(name: string) {
  const bytes = await readFile(`tests/fixtures/csv/${name}`);
  return readProductos(await readCsvFile(name, bytes), CATEGORIAS);
}

async function readText(text: string) {
  return readProductos(await parseCsv(text), CATEGORIAS);
}

/** Reads a good row with one more column. */
async function readWith(column: string, cell: string) {
  const quoted = `"${cell.replaceAll('"', '""')}"`;
  return readText(`${HEADER},${column}\n${ROW},${quoted}`);
}

async function readValue<K extends keyof ProductoImportado>(column: K, cell: string) {
  const { productos, errors } = await readWith(column, cell);
  return productos[0]?.[column] ?? errors[0];
}

test("a file of the specified shape", async () => {
  const { productos, errors, warnings } = await readFixture("productos.csv");
  expect(errors).toEqual([]);
  expect(productos[0]).toMatchObject({
    fila: 2,
    id: null,
    title: "Cuna Nube",
    slug: "cuna-nube",
    category: "mobiliario",
    imageurl: "https://ejemplo.es/cuna.jpg",
    price: "129,90 €",
    rating: 4.5,
    descripcion: "Cuna de haya, con ruedas",
    isrecommended: true,
    contenido_principal: "Dos líneas\nde texto",
    keyfeatures: ["Somier de 3 alturas", "Madera de haya"],
    pros: ["Estable"],
    cons: ["Pesa mucho"],
    estado: "published",
  });
  expect(productos[1]).toMatchObject({
    price: null,
    rating: 0,
    descripcion: null,
    isrecommended: false,
    contenido_principal: null,
    keyfeatures: [],
    pros: [],
    cons: [],
    estado: "draft",
  });
  expect(productos[2]).toMatchObject({ isrecommended: true, keyfeatures: ["Isofix"], pros: [] });
  expect(warnings).toEqual(["Fila 3: La lista de la columna pros no se entiende y quedará vacía"]);
});

test("every row error, to the letter", async () => {
  const { errors, productos } = await readFixture("errores.csv");
  expect(productos.map((producto) => producto.fila)).toEqual([2]);
  expect(errors).toEqual([
    "Fila 3: Falta el título del producto",
    "Fila 4: Falta el slug del producto",
    "Fila 5: Falta la categoría del producto",
    "Fila 6: Falta la URL de la imagen del producto",
    "Fila 7: Falta la valoración del producto",
    "Fila 8: Valoración inválida (debe estar entre 0 y 5)",
    "Fila 9: Valoración inválida (debe estar entre 0 y 5)",
    "Fila 10: Valoración inválida (debe estar entre 0 y 5)",
    'Fila 12: Valor de estado inválido "Pendiente" (debe ser "published" o "draft")',
    "Fila 13: La URL de la imagen no es válida (usa una dirección https)",
    "Fila 14: Falta el título del producto",
    "Fila 14: Falta el slug del producto",
    "Fila 14: Falta la categoría del producto",
    "Fila 14: Falta la URL de la imagen del producto",
    "Fila 14: Falta la valoración del producto",
    'Fila 14: Valor de estado inválido "Archivado" (debe ser "published" o "draft")',
    "Fila 15: Tiene más celdas (7) que columnas la cabecera (6)",
  ]);
});

describe("header", () => {
  test("case, accents, spaces and a BOM do not matter", async () => {
    const text = `\uFEFF TITLE ,Slug,CATEGORY,ImageURL,Rating,Descripción\n${ROW},Hola`;
    expect((await readText(text)).productos[0]?.descripcion).toBe("Hola");
  });

  test("missing columns are named together", async () => {
    const reading = readText("title,category,nota\nCuna,mobiliario,4");
    await expect(reading).rejects.toThrow(
      "No se pudo procesar el archivo CSV: faltan las columnas slug, imageurl, rating",
    );
    await expect(readText(HEADER.replace(",rating", ""))).rejects.toThrow(
      "falta la columna rating",
    );
  });

  test("the optional columns that the file has", async () => {
    expect((await readWith("price", "9 €")).productos[0]?.columnas).toEqual(["price"]);
    expect((await readText(`${HEADER}\n${ROW}`)).productos[0]?.columnas).toEqual([]);
  });
});

test.each([
  ["", "published"],
  ["  ", "published"],
  ["published", "published"],
  [" PUBLISHED ", "published"],
  ["Publish", "published"],
  ["\u00a0published\u200b", "published"],
  ["publicado", "published"],
  ["Publicado ✔", "published"],
  ["draft", "draft"],
  ["DRAFT.", "draft"],
  ["Borrador", "draft"],
  ["en borrador", "draft"],
  ["archivado", 'Fila 2: Valor de estado inválido "archivado" (debe ser "published" o "draft")'],
  [" Listo ", 'Fila 2: Valor de estado inválido " Listo " (debe ser "published" o "draft")'],
  ["0", 'Fila 2: Valor de estado inválido "0" (debe ser "published" o "draft")'],
])("estado «%s»", async (cell, expected) => {
  expect(await readValue("estado", cell)).toBe(expected);
});

test.each<[cell: string, expected: string[]]>([
  ["", []],
  ["[]", []],
  ['["a","b"]', ["a", "b"]],
  [' [ "a" ] ', ["a"]],
  ['["con ""comillas"" no"]', []],
  ['["con \\"comillas\\""]', ['con "comillas"']],
  ['"["a","b"]"', ["a", "b"]],
  ['"[""a"",""b""]"', ["a", "b"]],
  ['"[\\"a\\"]"', ["a"]],
  ["Texto sin más", ["Texto sin más"]],
  ["uno, dos", ["uno, dos"]],
  ['"Texto"', ["Texto"]],
  ["[roto", []],
  ["['a']", []],
  ['["a", 2, null]', ["a"]],
  ['{"a":1}', ['{"a":1}']],
  ["true", ["true"]],
])("list %s", async (cell, expected) => {
  expect(await readValue("pros", cell)).toEqual(expected);
});

test.each([
  ["true", true],
  [" TRUE ", true],
  ["false", false],
  ["", false],
  ["1", false],
  ["sí", false],
  ["verdadero", false],
])("isrecommended «%s»", async (cell, expected) => {
  expect(await readValue("isrecommended", cell)).toBe(expected);
});

const INVALID_RATING = "Fila 2: Valoración inválida (debe estar entre 0 y 5)";

test.each<[separator: string, cell: string, expected: number | string]>([
  [",", "0", 0],
  [",", "5", 5],
  [",", " 4.25 ", 4.25],
  [",", '"4,5"', INVALID_RATING],
  [";", "4,5", 4.5],
  [";", "4.5", 4.5],
  ["\t", "4,5", 4.5],
  [";", "1,2,3", INVALID_RATING],
  [",", "-0", 0],
  [",", "5.0001", INVALID_RATING],
  [",", "-1", INVALID_RATING],
  [",", "NaN", INVALID_RATING],
  [",", "0x4", INVALID_RATING],
  [",", "4 de 5", INVALID_RATING],
  [",", "Infinity", INVALID_RATING],
])("rating with «%s»: %s", async (separator, cell, expected) => {
  const row = ["Cuna", "cuna", "mobiliario", "https://ejemplo.es/c.jpg", cell].join(separator);
  const { productos, errors } = await readText(`${HEADER.replaceAll(",", separator)}\n${row}`);
  expect(productos[0]?.rating ?? errors[0]).toBe(expected);
});

const INVALID_IMAGE = "Fila 2: La URL de la imagen no es válida (usa una dirección https)";

test.each([
  "https://ejemplo.es/a.jpg?x=1,2",
  "HTTPS://ejemplo.es/a.jpg",
  "/media/0123456789abcdef",
  "data:image/png;base64,iVBORw0KGgo=",
])("image %s", async (url) => {
  const text = `${HEADER}\nCuna,cuna,mobiliario,"${url}",4`;
  expect((await readText(text)).errors).toEqual([]);
});

test.each([
  "http://ejemplo.es/a.jpg",
  "//ejemplo.es/a.jpg",
  "a.jpg",
  "/admin",
  "/media/../admin",
  "/media/",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\tscript:alert(1)",
  "ht\ttps://ejemplo.es/a.jpg",
  "https:ejemplo.es/a.jpg",
  "https:\\\\ejemplo.es",
  "https://",
  "https://ejemplo.es/a b.jpg",
  "https://ejemplo.es/<script>",
  "vbscript:msgbox(1)",
  "data:text/html,<script>alert(1)</script>",
  "data:text/html;base64,PHNjcmlwdD4=",
  "data:image/png",
  "data:image/svg+xml,<svg onload=alert(1)>",
  "data:,x",
  "blob:https://ejemplo.es/1",
  "file:///etc/passwd",
  "ftp://ejemplo.es/a.jpg",
  "about:blank",
  "view-source:https://ejemplo.es",
  "filesystem:https://ejemplo.es/x",
  "feed:javascript:alert(1)",
  "mailto:a@ejemplo.es",
  "ws://ejemplo.es",
  `https://ejemplo.es/${"a".repeat(2_048)}`,
])("refused image %s", async (url) => {
  const text = `${HEADER}\nCuna,cuna,mobiliario,"${url}",4`;
  expect((await readText(text)).errors).toEqual([INVALID_IMAGE]);
});

test.each([
  ["Bañera Ágil", "banera-agil"],
  ["CUNA_Nube", "cuna-nube"],
  ["--cuna--nube--", "cuna-nube"],
  ["x".repeat(500), "x".repeat(120)],
])("slug «%s» is cleaned with a warning", async (cell, slug) => {
  const { productos, warnings } = await readText(
    `${HEADER}\nCuna,${cell},mobiliario,https://ejemplo.es/c.jpg,4`,
  );
  expect(productos[0]?.slug).toBe(slug);
  expect(warnings[0]).toMatch(/^Fila 2: El slug ".+" se guardará como "/);
});

test("a slug without letters is a missing slug", async () => {
  const text = `${HEADER}\nCuna,¿?¡!,mobiliario,https://ejemplo.es/c.jpg,4`;
  expect((await readText(text)).errors).toEqual(["Fila 2: Falta el slug del producto"]);
});

test("a title longer than the column", async () => {
  const text = `${HEADER}\n${ROW.replace("Cuna", "x".repeat(301))}`;
  expect((await readText(text)).errors).toEqual([
    "Fila 2: El título es demasiado largo (300 caracteres como máximo)",
  ]);
});

test("unknown categories are named once", async () => {
  const row = (slug: string, category: string) =>
    `Cuna,${slug},${category},https://ejemplo.es/c.jpg,4`;
  const rows = [row("a", "Jardín"), row("b", "Jardín"), row("c", "ropa"), row("d", "mobiliario")];
  expect((await readText(`${HEADER}\n${rows.join("\n")}`)).warnings).toEqual([
    'Fila 2: La categoría "Jardín" no existe (y en 1 fila más)',
    'Fila 4: La categoría "ropa" no existe',
  ]);
});

test.each(["B0ABCDEF12", "1", "p-1", "x".repeat(40)])("id %s", async (id) => {
  expect(await readValue("id", id)).toBe(id);
});

test.each(["B0 1", "ñ", "a/b", "x".repeat(41), "nuevo", "IMPORTAR", "exportar"])(
  "refused id %s",
  async (id) => {
    expect((await readWith("id", id)).errors).toEqual([
      `Fila 2: Identificador no válido "${id}" (letras sin acento, números y guiones, hasta 40)`,
    ]);
  },
);

test("an empty id is no error", async () => {
  expect((await readWith("id", " ")).productos[0]?.id).toBeNull();
});

test.each([
  ['\'=HYPERLINK("x")', '=HYPERLINK("x")'],
  ["'+34 600", "+34 600"],
  ["'-10 %", "-10 %"],
  ["'@cuna", "@cuna"],
  ["'\tx", "\tx"],
  ["'\rx", "\rx"],
  ["'＝1", "＝1"],
  ["'hola'", "'hola'"],
  ["=1", "=1"],
  ["''=1", "''=1"],
])("the export's guard before a formula: %s", async (cell, expected) => {
  expect(await readValue("descripcion", cell)).toBe(expected);
});
