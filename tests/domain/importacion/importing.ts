import { expect } from "vitest";
import { parseCsv } from "~/domain/importacion/csv-file";
import type { DuplicateChoice } from "~/domain/importacion/import-plan";
import { importProductos } from "~/domain/importacion/importacion.server";
import { readProductos } from "~/domain/importacion/productos-file";
import { database } from "~db/client.server";

export const HEADER = "title,slug,category,imageurl,rating";
export const row = (slug: string, more = "") =>
  `Cuna ${slug},${slug},mobiliario,https://ejemplo.es/c.jpg,4${more}`;

export async function importText(text: string, choice?: DuplicateChoice) {
  const { productos, errors } = await readProductos(await parseCsv(text), new Set());
  expect(errors).toEqual([]);
  const { filas, ...counts } = await importProductos(productos, choice);
  return { filas, counts: Object.values(counts).join(" ") };
}

export function find(slug: string) {
  return database()
    .read.selectFrom("productos")
    .selectAll()
    .where("slug", "=", slug)
    .executeTakeFirstOrThrow();
}
