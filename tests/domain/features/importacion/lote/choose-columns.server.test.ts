import { expect, it } from "vitest";
import { chooseColumns, findColumns } from "~features/importacion/lote/choose-columns.server";
import { PROBLEMAS } from "~features/importacion/lote/lote-messages";
import { previewLote } from "~features/importacion/lote/preview-lote.server";
import { siteDatabase } from "../../../../support/database";
import { readRows } from "../../../../support/stored";
import { addAna, allProductos, confirm, lote, run, upload } from "../batches";

const isAsked = async (id: string) => (await findColumns(id))?.isAsked;

siteDatabase(addAna);

const HEADER = "Artículo;Código;Familia;Dibujo;Puntos;Título";
const row = (n: number) => `Cuna ${n};cuna-${n};Mobiliario;sin imagen;4,5;otra cosa`;
const FILE = [HEADER, ...Array.from({ length: 120 }, (_, n) => row(n))].join("\n");
const CHOSEN = ["title", "slug", "category", "imageurl", "rating", ""];

it("asks for the columns of a file in other words, with an example of each", async () => {
  const id = await upload(FILE);
  const { columnas = [], isAsked, choices } = (await findColumns(id)) ?? {};
  expect(isAsked).toBe(true);
  expect(choices?.categorias.map(({ label }) => label)).toContain("Paseo y viaje");
  expect(columnas.map(({ titulo }) => titulo)).toEqual(HEADER.split(";"));
  expect(columnas.at(-1)).toEqual({ titulo: "Título", ejemplo: "otra cosa", columna: "title" });
  expect(await confirm(id)).toMatchObject({ title: "Errores de validación" });
});

it("reads the file with the columns that were chosen", async () => {
  const id = await upload(FILE);
  expect(await chooseColumns(id, CHOSEN)).toBeUndefined();
  expect(await findColumns(id)).toMatchObject({ isAsked: false, choices: undefined });
  expect((await findColumns(id, true))?.choices).toBeDefined();
  expect(await lote(id)).toMatchObject({ estado: "preparada", filas: 120, numErrores: 0 });
  expect(await confirm(id, { resto: "todos" })).toBeUndefined();
  await run();
  expect(await allProductos()).toHaveLength(120);
  expect((await allProductos())[0]).toMatchObject({ title: "Cuna 0", rating: 4.5 });
});

it("remembers them for the next file with the same headings, in any order", async () => {
  await chooseColumns(await upload(FILE), CHOSEN);
  const turned = (line: string) => line.split(";").reverse().join(";");
  const id = await upload(FILE.split("\n").map(turned).join("\n"));
  expect(await isAsked(id)).toBe(false);
  expect(await lote(id)).toMatchObject({ filas: 120, numErrores: 0 });
  expect(await isAsked(await upload(FILE.replace("Puntos", "Nota")))).toBe(true);
});

it("says what is still missing or chosen twice, and keeps the file", async () => {
  const id = await upload(FILE);
  const without = ["title", "slug", "category", "imageurl", "", ""];
  expect((await chooseColumns(id, without))?.text).toBe("Todavía falta la columna Valoración");
  const twice = ["title", "slug", "category", "imageurl", "rating", "title"];
  expect((await chooseColumns(id, twice))?.text).toBe("Dos columnas no pueden ser «Título»");
  expect(await isAsked(id)).toBe(true);
  const kept = readRows("columnas_recordadas");
  expect(await kept).toEqual([]);
});

it("reads a list of prices in other words", async () => {
  const id = await upload("Ref;Importe\ncuna;9\nmanta;8");
  await chooseColumns(id, ["slug", "price"]);
  expect(await lote(id)).toMatchObject({ filas: 2, numErrores: 0 });
});

it("is read once, however often the columns are sent", async () => {
  const id = await upload(FILE);
  await Promise.all([chooseColumns(id, CHOSEN), chooseColumns(id, CHOSEN)]);
  await chooseColumns(id, CHOSEN);
  expect(await lote(id)).toMatchObject({ estado: "preparada", filas: 120, numErrores: 0 });
});

const OTHERWISE = ["", "slug", "category", "imageurl", "rating", "title"];

it("is read again with other columns, as often as somebody says so, but not twice at once", async () => {
  const id = await upload(FILE);
  await chooseColumns(id, CHOSEN);
  expect(await chooseColumns(id, OTHERWISE)).toBeUndefined();
  const titles = async () => (await previewLote(id, 120)).filas.map(({ title }) => title);
  expect(await titles()).toContain("otra cosa");
  expect(await chooseColumns(id, CHOSEN)).toBeUndefined();
  expect(await titles()).toContain("Cuna 9");
  expect(await lote(id)).toMatchObject({ estado: "preparada", filas: 120, numErrores: 0 });
  const other = await upload(FILE.replace("Puntos", "Nota"));
  const both = [chooseColumns(other, CHOSEN), chooseColumns(other, OTHERWISE)];
  expect(await Promise.all(both)).toContain(PROBLEMAS.leida);
});

it("is not read again once it is imported", async () => {
  const id = await upload(FILE);
  await chooseColumns(id, CHOSEN);
  await confirm(id, { resto: "todos" });
  await run();
  expect(await chooseColumns(id, OTHERWISE)).toBe(PROBLEMAS.leida);
  expect(await allProductos()).toHaveLength(120);
});
