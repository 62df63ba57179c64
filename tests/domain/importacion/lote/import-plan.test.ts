import { expect, test } from "vitest";
import { planImport } from "~/domain/importacion/lote/apply-filas.server";
import type { DuplicateChoice } from "~/domain/importacion/lote/seleccion";
import { readText } from "../reading";

async function plan(slugs: string[], stored: string[], choice: DuplicateChoice = "omitir") {
  const rows = slugs.map((slug) => `Cuna,${slug},mobiliario,https://ejemplo.es/c.jpg,4`);
  const { productos } = await readText(["title,slug,category,imageurl,rating", ...rows].join("\n"));
  const filas = productos.map((producto) => ({ fila: producto.fila, producto }));
  return planImport(filas, new Set(stored), choice).map((step) => step.action);
}

test("stored slugs are skipped unless updating is chosen", async () => {
  expect(await plan(["a", "b"], ["b"])).toEqual(["insertar", "omitir"]);
  expect(await plan(["a", "b"], ["b"], "actualizar")).toEqual(["insertar", "actualizar"]);
});

test("a slug twice in one file is a duplicate of its first row", async () => {
  expect(await plan(["a", "A", "b"], [])).toEqual(["insertar", "omitir", "insertar"]);
  expect(await plan(["a", "a", "a"], ["a"], "actualizar")).toEqual(Array(3).fill("actualizar"));
});
