import { describe, expect, test } from "vitest";
import { COLUMNS, headingOf, meaningsOf } from "~features/importacion/archivo/columns";
import { locate } from "~features/importacion/archivo/locate";
import { productoImportadoSchema } from "~features/importacion/fila/producto-row";
import { HEADER, ROW, readFixture, readText, readValue, readWith } from "../reading";

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

  test.each([
    ["Key Features", "keyfeatures"],
    ["Contenido-Principal", "contenido_principal"],
    ["\u200bIs Recommended", "isrecommended"],
  ])("«%s» is %s", async (spelling, column) => {
    const { productos, warnings } = await readText(`${HEADER},${spelling}\n${ROW},true`);
    expect([productos[0]?.columnas, warnings]).toEqual([[column], []]);
  });

  test("unknown columns are named, but for those of errores.csv", async () => {
    const one = await readText(`fila,motivo,${HEADER},Bazar,\n3,Falta,${ROW},9,`);
    expect(one.warnings).toEqual(["La columna «Bazar» no se conoce y no se importa"]);
    const names = Array.from({ length: 12 }, (_, i) => `c${i}`);
    const many = await readText(`${HEADER},${names}\n${ROW}`);
    expect(many.warnings[0]).toMatch(/^Las columnas «c0», .*«c9» y 2 más no se conocen/);
  });

  test("a header in other words is shown beside what is missing", async () => {
    await expect(readText("Cosa,Slug\na,b")).rejects.toThrow(
      "faltan las columnas title, category, imageurl, rating; la cabecera es «Cosa, Slug»",
    );
  });

  test("each column has a Spanish heading, in any order and spelling", async () => {
    const spelt = COLUMNS.map((name) => headingOf(name).toUpperCase()).reverse();
    const header = spelt.map((name) => ` ${name} `);
    const { places } = locate({ header, columnas: meaningsOf(header) });
    expect(places.size).toBe(COLUMNS.length);
  });

  test("a list of prices needs the slug or the id of its products", async () => {
    const { errors, productos } = await readText("ASIN,slug,Precio\n,,9 €\nB0DEMO0001,,8 €\n,b,");
    expect(errors).toEqual(["Fila 2: Falta el slug o el ASIN del producto"]);
    expect(productos.map(({ columnas }) => columnas)).toEqual([["id", "price"], []]);
  });

  test("missing columns are named together", async () => {
    const reading = readText("title,category,nota\nCuna,mobiliario,4");
    await expect(reading).rejects.toThrow(
      "No se pudo procesar el archivo CSV: faltan las columnas imageurl, rating",
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

test.each([
  ["a slug without letters", "cuna", "¿?¡!", "el slug"],
  ["a category of characters that nobody sees", "mobiliario", "\u3164", "la categoría"],
  ["a title of characters that nobody sees", "Cuna", "\u200b\u2060", "el título"],
])("%s is a missing one", async (_, cell, typed, what) => {
  const { errors } = await readText(`${HEADER}\n${ROW.replace(`${cell},`, `${typed},`)}`);
  expect(errors).toEqual([`Fila 2: Falta ${what} del producto`]);
});

test("a title longer than the column", async () => {
  const text = `${HEADER}\n${ROW.replace("Cuna", "x".repeat(301))}`;
  expect((await readText(text)).errors).toEqual([
    "Fila 2: El título es demasiado largo (300 caracteres como máximo)",
  ]);
});

test("a cell too long to be shown whole is cut between two letters", async () => {
  const { errors } = await readWith("estado", `a${"😀".repeat(55)}`);
  expect(errors).toEqual([
    `Fila 2: Valor de estado inválido "a${"😀".repeat(49)}…" (debe ser "published" o "draft")`,
  ]);
});

test.each([
  ["slug", "a", 2_000],
  ["rating", "4", 120],
  ["id", "a", 2_000],
  ["isrecommended", "1", 120],
  ["estado", "published", 120],
  ["tienda_url", "https://a.es/", 2_000],
] as const)("nothing reads a longer %s than there may be", async (column, cell, max) => {
  const header = `${HEADER.replace(/slug|rating/g, (name) => (name === column ? "otra" : name))},${column}`;
  const most = new Intl.NumberFormat("es-ES", { useGrouping: "always" }).format(max);
  expect((await readText(`${header}\n${ROW},${cell.repeat(max + 1)}`)).errors).toEqual([
    `Fila 2: La columna ${column} es demasiado larga (${most} caracteres como máximo)`,
  ]);
});

test("a price longer than the form takes", async () => {
  expect((await readWith("price", "9".repeat(121))).errors).toEqual([
    "Fila 2: El precio es demasiado largo (120 caracteres como máximo)",
  ]);
});

test.each([
  ["veredicto", 140],
  ["para_quien", 300],
  ["no_para", 300],
] as const)("%s is one line of up to %i characters", async (column, max) => {
  const { productos, errors } = await readWith(column, "a".repeat(max));
  expect([productos[0]?.[column], errors]).toEqual(["a".repeat(max), []]);
  expect((await readWith(column, " Dos\nlíneas ")).productos[0]?.[column]).toBe("Dos líneas");
  expect((await readWith(column, " ")).productos[0]?.[column]).toBeNull();
  expect((await readWith(column, "a".repeat(max + 1))).errors).toEqual([
    `Fila 2: La columna ${column} es demasiado larga (${max} caracteres como máximo)`,
  ]);
});

test("one more shop is read with its address, of which a hostile one is refused", async () => {
  const url = "https://lacuna.example/trona";
  expect((await readWith("tienda_url", url)).productos[0]).toMatchObject({ tienda_url: url });
  expect((await readWith("tienda", "La Cuna")).productos[0]).toMatchObject({ tienda: "La Cuna" });
  expect((await readWith("tienda_afiliado", "Sí")).productos[0]).toMatchObject({
    tienda_afiliado: true,
  });
  for (const hostile of ["javascript:alert(1)", "http://a.example", "https://a:b@c.example/"]) {
    expect((await readWith("tienda_url", hostile)).errors).toEqual([
      expect.stringContaining("La dirección de la tienda no es válida"),
    ]);
  }
});

test("a row that was kept before there were verdicts has none", async () => {
  const [producto] = (await readText(`${HEADER}\n${ROW}`)).productos;
  const { veredicto, para_quien, no_para, tienda, tienda_url, tienda_afiliado, ...before } =
    producto ?? {};
  expect(productoImportadoSchema.parse(before)).toEqual(producto);
});

test("a text of more lines than a page draws at once", async () => {
  expect((await readWith("contenido_principal", `"${"a\n".repeat(2_001)}b"`)).errors).toEqual([
    "Fila 2: La columna contenido_principal es demasiado larga (2.000 líneas como máximo)",
  ]);
});

describe("a list is held to what the form takes", () => {
  const listOf = (count: number, item = "a") => JSON.stringify(Array(count).fill(item));

  test.each([
    [listOf(30), undefined],
    [listOf(31), "30 elementos"],
    [listOf(1, "a".repeat(1_000)), undefined],
    [listOf(1, "a".repeat(1_001)), "1.000 caracteres en cada elemento"],
    ["a".repeat(1_001), "1.000 caracteres en cada elemento"],
    [listOf(30, "ñ".repeat(1_000)), undefined],
  ])("%.20s…", async (cell, limit) => {
    expect((await readWith("cons", cell)).errors).toEqual(
      limit ? [`Fila 2: La columna cons es demasiado larga (${limit} como máximo)`] : [],
    );
  });

  test("each item in one line without what nobody sees, which is said; blank ones left out", async () => {
    const cell = JSON.stringify([" Se\u202e pliega\r\nsola ", "", "\u200b", "👩‍🍼 cómoda"]);
    const { productos, warnings } = await readWith("pros", cell);
    expect(productos[0]?.pros).toEqual(["Se pliega sola", "👩‍🍼 cómoda"]);
    expect(warnings).toEqual([
      "Fila 2: La columna pros tenía saltos de línea o caracteres invisibles, que se quitan",
    ]);
    expect((await readWith("pros", '["", " Ligera "]')).warnings).toEqual([]);
    expect((await readWith("pros", '[""]')).warnings).toEqual([]);
  });
});

/** Breaks the text into lines of 15,000 letters, as longer lines are refused. */
const linesOf = (text: string) => text.replace(/.{15000}/gs, "$&\n");

test.each([
  [linesOf("a".repeat(59_997)), undefined],
  ["a".repeat(60_001), "60.000 caracteres"],
  ["a".repeat(20_001), "20.000 caracteres en cada línea"],
  [linesOf("€".repeat(21_844)), undefined],
  [linesOf(`€${"ñ".repeat(30_000)}${"€".repeat(1_843)}aa`), "64 kB"],
  // In the export each formula gets a guard, which makes the cell too large.
  [linesOf(`${";=".repeat(2_700)}${"€".repeat(20_000)}`), "64 kB"],
  ["a\r".repeat(2_000), "2.000 líneas"],
  ["a\u2028".repeat(2_000), "2.000 líneas"],
])("a long text is held to what the form takes: %.5s…", async (cell, limit) => {
  expect((await readWith("descripcion", cell)).errors).toEqual(
    limit ? [`Fila 2: La columna descripcion es demasiado larga (${limit} como máximo)`] : [],
  );
});

test("a long text of characters that nobody sees is none", async () => {
  expect((await readWith("descripcion", "\u200e\n\u200b")).productos[0]?.descripcion).toBeNull();
});

describe("the error words of spreadsheets", () => {
  const WORDS = ["#N/D", "#N/A", "#REF!", "#¡VALOR!", "#DIV/0!", "#NAME?", "#¿NOMBRE?", "#NUM!"];
  const MORE = ["#NULL!", "#SPILL!", "#¡DESBORDAMIENTO!", "Err:502", "#######", " #¡REF! "];
  test.each([...WORDS, ...MORE])("%s is no value of any column", async (word) => {
    const cells = COLUMNS.map(() => word).join(",");
    const { errors, productos } = await readText(`${COLUMNS.join(",")}\n${cells}`);
    expect(productos).toEqual([]);
    const named = errors.filter((each) => each.includes("es un error de la hoja de cálculo"));
    expect(named).toHaveLength(COLUMNS.length);
  });

  test.each(["#silla", "# Notas", "#1", "Precio #N/D", "#MAMÁ"])("%s is text", async (text) => {
    expect((await readWith("descripcion", text)).productos[0]?.descripcion).toBe(text);
  });
});

test.each(["0", "0,00 €", "-5 €"])(
  "the price %s is none, and the preview says so",
  async (price) => {
    const { productos, warnings } = await readWith("price", price);
    expect(productos[0]?.price).toBeNull();
    expect(warnings).toEqual([
      `Fila 2: El precio "${price}" no es ninguno: el producto quedará sin precio`,
    ]);
  },
);

test("marks of direction and of no width leave titles and prices, those of emoji stay", async () => {
  const { productos, warnings } = await readText(
    `${HEADER},price\n${ROW.replace("Cuna", "\u202eCu\u00adna\u2066 👩‍🍼 🏴󠁧󠁢󠁥󠁮󠁧󠁿\u2069")},\u200e9 €`,
  );
  expect(productos[0]).toMatchObject({ title: "Cuna 👩‍🍼 🏴󠁧󠁢󠁥󠁮󠁧󠁿", price: "9,00 €" });
  expect(warnings).toHaveLength(2);
});

test("what nobody sees is taken off, and said", async () => {
  const { productos, warnings } = await readText(
    `${HEADER},descripcion\n"Cuna\r\nnube\u0007",cuna,mobi\u200bliario,https://ejemplo.es/c.jpg\u200e,4.5\u001a,"a\u000b\nb"`,
  );
  expect(productos[0]).toMatchObject({
    title: "Cuna nube",
    category: "mobiliario",
    imageurl: "https://ejemplo.es/c.jpg",
    rating: 4.5,
    descripcion: "a\nb",
  });
  expect(warnings).toEqual(
    ["title", "category", "imageurl", "rating", "descripcion"].map(
      (name) =>
        `Fila 2: La columna ${name} tenía saltos de línea o caracteres invisibles, que se quitan`,
    ),
  );
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

test.each([
  ["b0abcDEF12", "B0ABCDEF12"],
  ["849123456x", "849123456X"],
  ["https://www.amazon.es/dp/B0ABCDEF12", "B0ABCDEF12"],
])("the id %s is Amazon's, which is in capitals", async (id, stored) => {
  const { productos, warnings } = await readWith("id", id);
  expect(productos[0]?.id).toBe(stored);
  expect(warnings).toEqual([`Fila 2: El identificador "${id}" se guardará como "${stored}"`]);
});

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
  ["''=1", "'=1"],
  ["'\n=1", "\n=1"],
])("the export's guard before a formula: %s", async (cell, expected) => {
  expect(await readValue("descripcion", cell)).toBe(expected);
});

const R44 = "Silla con norma R44";
const BLOCKED = /^Fila 2: No se puede publicar tal como está: corrige lo que se indica.*R44/;

test("what may not be published is an error, unless it is a draft or the reason is mended", async () => {
  expect((await readWith("descripcion", R44)).errors[0]).toMatch(BLOCKED);
  expect((await readWith("descripcion", `${R44} y R129`)).errors).toEqual([]);
  expect((await readWith("pros", '["Leche de inicio"]')).errors).toHaveLength(1);
  const draft = `${HEADER},descripcion,estado\n${ROW},${R44},draft`;
  expect((await readText(draft)).errors).toEqual([]);
});

test.each(["sin imagen", " Sin Imagen "])("a product without a picture: %s", async (cell) => {
  const text = `${HEADER}\n${ROW.replace("https://ejemplo.es/c.jpg", cell)}`;
  const { productos, errors } = await readText(text);
  expect([errors, productos[0]?.imageurl]).toEqual([[], ""]);
});

test("an ASIN of nine signs and one of another shop go in with a note, a short link does not", async () => {
  const nine = await readWith("id", "B0CXJ7Y2Q");
  expect(nine.productos[0]?.id).toBe("B0CXJ7Y2Q");
  expect(nine.warnings).toEqual([expect.stringContaining("tiene 9 signos")]);
  const other = await readWith("id", "https://www.amazon.com/dp/B0CXJ7Y2QF");
  expect(other.productos[0]?.id).toBe("B0CXJ7Y2QF");
  expect(other.warnings[0]).toContain("La dirección es de amazon.com");
  const short = await readWith("id", "https://amzn.to/3AbCdEf");
  expect(short.errors).toEqual([expect.stringContaining("ábrelo y pega la dirección larga")]);
});
