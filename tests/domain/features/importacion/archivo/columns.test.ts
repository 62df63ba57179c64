import { expect, test } from "vitest";
import { type COLUMNS, EXPORTED, headingOf } from "~features/importacion/archivo/columns";
import { parseCsv } from "~features/importacion/archivo/csv-file";
import { readProductos } from "../reading";

const MARKS = "<b>x</b> &amp; y";
const CELLS: Partial<Record<(typeof COLUMNS)[number], string>> = {
  id: "B0ABCDEFGH",
  title: "Cuna",
  slug: "cuna",
  category: "cunas",
  imageurl: "https://ejemplo.es/1.jpg",
  rating: "4",
  descripcion: MARKS,
  estado: "draft",
};

async function descripcionOf(columns: readonly (typeof COLUMNS)[number][]) {
  const lines = [columns.map(headingOf), columns.map((column) => CELLS[column] ?? "")];
  const file = await parseCsv(lines.map((cells) => cells.join(",")).join("\r\n"));
  const { productos, errors } = readProductos(file, new Set(["cunas"]));
  expect(errors).toEqual([]);
  return productos[0]?.descripcion;
}

const OTHER_SHOP = ["tienda", "tienda_url", "tienda_afiliado"];
const VERDICT = ["veredicto", "para_quien", "no_para"];

test.each([
  ["this release", []],
  ["a release without other shops", OTHER_SHOP],
  ["the first release", [...VERDICT, ...OTHER_SHOP]],
])("an export of %s comes back to the letter", async (_, missing) => {
  expect(await descripcionOf(EXPORTED.filter((column) => !missing.includes(column)))).toBe(MARKS);
});

test.each([
  ["lacks a column of every release", EXPORTED.filter((column) => column !== "cons")],
  ["has another order", [...EXPORTED].reverse()],
] as const)("a file of others that %s is read as text with marks", async (_, columns) => {
  expect(await descripcionOf(columns)).not.toBe(MARKS);
});
