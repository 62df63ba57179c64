import { expect, test } from "vitest";
import { HEADER, readText, readValue, readWith } from "../reading";

test.each([
  ...["", "  ", "published", " PUBLISHED ", "Publish", "\u00a0published\u200b", "publicado"],
  ...["Publicado ✔", "Piano published", "1", "VERDADERO", "Sí", "active"],
])("estado «%s» is published", async (cell) => {
  expect(await readValue("estado", cell)).toBe("published");
});

test.each(["draft", "DRAFT.", "Borrador", "en borrador", "0", "-1", "No", "archived"])(
  "estado «%s» is a draft",
  async (cell) => {
    expect(await readValue("estado", cell)).toBe("draft");
  },
);

test.each([
  ...["Unpublished", "no publicado", "sin publicar", "no está publicado", "not yet published"],
  ...["nunca publicado", "archivado", " Listo ", "❌", "черновик", "2"],
])("estado «%s» is neither", async (cell) => {
  expect(await readValue("estado", cell)).toBe(
    `Fila 2: Valor de estado inválido "${cell}" (debe ser "published" o "draft")`,
  );
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
  ["Ligera\nSe lava", ["Ligera", "Se lava"]],
  ["- Ligera\r\n- Se lava\r\n\r\n", ["Ligera", "Se lava"]],
  ["• Una sola", ["Una sola"]],
  ["- Ligera\nPesa 9 kg", ["- Ligera", "Pesa 9 kg"]],
  ["-10 % más ligera\n5 kg", ["-10 % más ligera", "5 kg"]],
  ["<ul><li>Ligera</li><li>Se lava</li></ul>", ["Ligera", "Se lava"]],
  ["Ligera\\nSe lava", ["Ligera", "Se lava"]],
  ['["<b>Ligera</b>"]', ["<b>Ligera</b>"]],
])("list %s", async (cell, expected) => {
  expect(await readValue("pros", cell)).toEqual(expected);
});

test.each([
  ["true", true],
  [" TRUE ", true],
  ["false", false],
  ["", false],
  ["1", true],
  ["SÍ", true],
  ["Verdadero", true],
  ["falso", false],
  ["quizá", false],
])("isrecommended «%s»", async (cell, expected) => {
  expect(await readValue("isrecommended", cell)).toBe(expected);
});

test.each(["2", "x", "true?"])("isrecommended «%s» is no, with a warning", async (cell) => {
  expect((await readWith("isrecommended", cell)).warnings).toEqual([
    `Fila 2: El valor "${cell}" de isrecommended no es "true": no quedará recomendado`,
  ]);
});

test.each(["", "TRUE", "VERDADERO", "FALSO", "false", " No ", "0"])(
  "isrecommended «%s» is plain",
  async (cell) => {
    expect((await readWith("isrecommended", cell)).warnings).toEqual([]);
  },
);

test("items of a list that are no text are left out, with a warning", async () => {
  expect((await readWith("pros", '["a", 2]')).warnings).toEqual([
    "Fila 2: La lista de la columna pros tiene elementos que no son texto, que se quitan",
  ]);
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
  [",", "0.0000001", 1e-7],
  [",", "0x4", INVALID_RATING],
  [",", "4 de 5", 4],
  [",", '"4,5 de 5"', 4.5],
  [",", '"4,5 de 5 estrellas"', 4.5],
  [",", "4.5 out of 5 stars", 4.5],
  [";", "4,3 de un máximo de 5 estrellas", 4.3],
  [";", "4,5/5", 4.5],
  [",", "3 Estrellas", 3],
  [",", "★★★★☆", 4],
  [",", "⭐⭐⭐⭐", 4],
  [",", "4.5 stars out of 5", 4.5],
  [",", '"4,5 de 5 estrellas (1.204)"', 4.5],
  [",", "★★★½", 3.5],
  [",", "9 de 10", INVALID_RATING],
  [",", "6 de 5", INVALID_RATING],
  [",", "★★★★★★", INVALID_RATING],
  [",", "Infinity", INVALID_RATING],
])("rating with «%s»: %s", async (separator, cell, expected) => {
  const row = ["Cuna", "cuna", "mobiliario", "https://ejemplo.es/c.jpg", cell].join(separator);
  const { productos, errors } = await readText(`${HEADER.replaceAll(",", separator)}\n${row}`);
  expect(productos[0]?.rating ?? errors[0]).toBe(expected);
});

test.each([
  ["129,9", "129,90 €"],
  ["24,95", "24,95 €"],
  ["1.299", "1.299,00 €"],
  ["desde 20", "desde 20,00 €"],
  ["20 €", "20,00 €"],
])("a price «%s» of a Spanish sheet is «%s»", async (cell, price) => {
  const { productos } = await readText(`slug;precio\ncuna;${cell}`);
  expect(productos[0]?.price).toBe(price);
});
