import { expect, test } from "vitest";
import { parseCsv } from "~/domain/importacion/csv-file";
import { type DuplicateChoice, planImport } from "~/domain/importacion/import-plan";
import { readProductos } from "~/domain/importacion/productos-file";

async function plan(slugs: string[], stored: string[], choice?: DuplicateChoice) {
  const rows = slugs.map((slug) => `Cuna,${slug},mobiliario,https://ejemplo.es/c.jpg,4`);
  const file = await parseCsv(["title,slug,category,imageurl,rating", ...rows].join("\n"));
  const { productos } = await readProductos(file, new Set());
  return planImport(productos, new Set(stored), choice).map((step) => step.action);
}

test("stored slugs are skipped unless updating is chosen", async () => {
  expect(await plan(["a", "b"], ["b"])).toEqual(["insertar", "omitir"]);
  expect(await plan(["a", "b"], ["b"], "actualizar")).toEqual(["insertar", "actualizar"]);
});

test("a slug twice in one file is a duplicate of its first row", async () => {
  expect(await plan(["a", "A", "b"], [])).toEqual(["insertar", "omitir", "insertar"]);
  expect(await plan(["a", "a", "a"], ["a"], "actualizar")).toEqual(Array(3).fill("actualizar"));
});
