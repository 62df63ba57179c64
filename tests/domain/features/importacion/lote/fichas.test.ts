import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, it } from "vitest";
import { startUndo } from "~features/importacion/lote/change-lote.server";
import { exportErrores, exportProductos } from "~features/importacion/lote/export-csv.server";
import { previewLote } from "~features/importacion/lote/preview-lote.server";
import { fichaText, parseFicha } from "~nouns/ficha/ficha";
import { findRow } from "~nouns/productos/queries/productos-admin.server";
import { siteDatabase } from "../../../../support/database";
import { changeRows, deleteRows } from "../../../../support/stored";
import { addProducto } from "../../../catalogo";
import {
  ANA,
  addAna,
  allProductos,
  confirm,
  counts,
  importWhole,
  lote,
  run,
  upload,
} from "../batches";

siteDatabase(async (open) => {
  await addAna();
  const dato = { mejor: null, unidad: "", opciones: "[]" };
  const bebe = { ...dato, categoria_id: "cat-habitacion-bebe" };
  const rows = [
    { ...bebe, id: "peso-b", clave: "peso", nombre: "Peso", unidad: "kg", tipo: "numero" as const },
    { ...bebe, id: "plegable-b", clave: "plegable", nombre: "Plegable", tipo: "si_no" as const },
    {
      ...{ ...bebe, id: "madera-b", clave: "madera", nombre: "Madera", tipo: "opcion" as const },
      opciones: '["Haya","Pino"]',
    },
    { ...bebe, id: "edad-b", clave: "edad", nombre: "Edad", tipo: "texto" as const },
    {
      ...{ ...dato, id: "peso-v", clave: "peso", nombre: "Peso vacío", unidad: "g" },
      ...{ tipo: "numero" as const, categoria_id: "cat-paseo-viaje" },
    },
  ].map((row, posicion) => ({ ...row, posicion }));
  await open.write(async (trx) => {
    await trx.deleteFrom("datos").execute();
    await trx.insertInto("datos").values(rows).execute();
  });
});

const HEADER = "title,slug,category,imageurl,rating,estado";
const row = (slug: string, more: string, category = "mobiliario") =>
  `Cuna ${slug},${slug},${category},https://ejemplo.es/c.jpg,4,draft,${more}`;
const fichaOf = async (id: string) => parseFicha((await findRow(id))?.ficha);
const fichas = async () => new Map((await allProductos()).map(({ slug, ficha }) => [slug, ficha]));

const WHOLE = fichaText({
  "peso-b": { valor: 11.5, fuente: "medido" },
  "plegable-b": { valor: 0, fuente: "fabricante" },
  "madera-b": { valor: "Haya", fuente: "fabricante" },
  "edad-b": { valor: "=0 a 3, o más", fuente: "fabricante" },
});

it.each(["csv", "excel"] as const)(
  "the sheets of an export for %s come back the same",
  async (sheet) => {
    await addProducto("a", { ficha: WHOLE });
    await addProducto("b");
    await addProducto("c", {
      category: "sillas-coche",
      ficha: fichaText({ "peso-v": { valor: 1299, fuente: "medido" } }),
    });
    const before = await fichas();
    const file = (await buffer(Readable.from(exportProductos(sheet)))).toString();
    expect(file.split("\r\n")[0]).toMatch(/dato:peso"?[,;]"?fuente:peso"?[,;]"?dato:plegable/);
    await changeRows("productos", { ficha: "{}" });
    expect(await counts(await importWhole(file, { duplicados: "actualizar" }))).toEqual([
      0, 3, 0, 0,
    ]);
    expect(await fichas()).toEqual(before);
    await deleteRows("productos");
    await importWhole(file);
    expect(await fichas()).toEqual(before);
  },
);

it("a file changes the facts that it has columns for, says so before, and is undone", async () => {
  await addProducto("a", { ficha: WHOLE });
  const text = `${HEADER},dato:peso,Fuente: Madera,dato:madera,dato:plegable\n${row("a", "12.25,medido,pino,")}`;
  const id = await upload(text);
  const [fila] = (await previewLote(id, 1)).filas;
  expect(
    fila?.cambios.filter(({ campo }) => ["Peso", "Madera", "Plegable"].includes(campo)),
  ).toEqual([
    {
      campo: "Peso",
      antes: "11,5\u00a0kg (medido por nosotros)",
      despues: "12,25\u00a0kg (medido por nosotros)",
    },
    { campo: "Plegable", antes: "No (según el fabricante)", despues: "" },
    { campo: "Madera", antes: "Haya (según el fabricante)", despues: "Pino (medido por nosotros)" },
  ]);
  await confirm(id, { duplicados: "actualizar" });
  await run();
  expect(await fichaOf("p-a")).toEqual({
    "edad-b": { valor: "=0 a 3, o más", fuente: "fabricante" },
    "madera-b": { valor: "Pino", fuente: "medido" },
    "peso-b": { valor: 12.25, fuente: "medido" },
  });
  expect(await startUndo({ id, actor: ANA })).toBe(true);
  await run();
  expect((await findRow("p-a"))?.ficha).toBe(WHOLE);
});

it("a list of facts changes them in the sheet of each product, and leaves what it has no value for", async () => {
  await addProducto("a", { ficha: WHOLE });
  await addProducto("c", { category: "sillas-coche" });
  const id = await importWhole("slug;dato:peso;dato:madera\na;9,75;\nc;1.299,5;\nno-hay;1;", {
    duplicados: "actualizar",
  });
  expect(await counts(id)).toEqual([0, 2, 0, 1]);
  expect(await fichaOf("p-a")).toMatchObject({
    ...{ "peso-b": { valor: 9.75, fuente: "medido" }, "madera-b": { valor: "Haya" } },
  });
  expect(await fichaOf("p-c")).toEqual({ "peso-v": { valor: 1299.5, fuente: "fabricante" } });
});

it("a column that is no fact is an error that says which there are", async () => {
  const id = await upload(`${HEADER},dato:pseo,fuente:peso\n${row("a", "1,medido")}`);
  const { errores } = await lote(id);
  expect(errores).toEqual([
    'Fila 1: La columna "dato:pseo" no existe; hay peso, plegable, madera, edad',
    'Fila 1: La columna "fuente:peso" necesita "dato:peso"',
  ]);
  expect(await confirm(id)).not.toBeUndefined();
});

it("a wrong value is an error of its row, which comes back with its cells", async () => {
  const lines = [
    row("a", "mucho,,"),
    row("b", "1,inventado,"),
    row("c", "1,,Oro"),
    row("d", "1,,Haya", "sillas-coche"),
    row("e", ",,Haya", "Rarezas"),
    row("f", "1,,haya"),
  ];
  const id = await upload(`${HEADER},dato:peso,fuente:peso,dato:madera\n${lines.join("\n")}`);
  const { errores, filas } = await lote(id);
  expect(filas).toBe(1);
  expect(errores).toEqual([
    'Fila 2: dato:peso "mucho": Escribe solo un número, por ejemplo «5,9», con tres decimales como máximo',
    'Fila 3: fuente:peso "inventado" no es "medido" ni "fabricante"',
    'Fila 4: dato:madera "Oro": Elige una de estas: Haya, Pino',
    'Fila 5: Su categoría no tiene el dato "madera"',
    'Fila 6: Su categoría no tiene el dato "madera"',
  ]);
  const csv = (await buffer(Readable.from(exportErrores(id)))).toString();
  expect(csv).toContain('"mucho"');
});

it("a price that is no one figure goes in with a warning", async () => {
  const id = await upload(`${HEADER},price\n${row("a", "40-60 €")}`);
  expect((await lote(id)).avisos).toEqual([
    'Fila 2: El precio "40-60 €" no se entiende como una cifra: se verá igual, pero no contará al comparar precios ni en los filtros',
  ]);
});

const CINTA = { metodo: "Cinta, dos veces", dia: "2026-05-14", quien: "Lucía", foto: "" };
const MEDIDA = { "peso-b": { valor: 11.5, fuente: "medido" as const, medicion: CINTA } };

it.each(["csv", "excel"] as const)("how a fact was measured comes back from %s", async (sheet) => {
  await addProducto("a", { ficha: fichaText(MEDIDA) });
  await addProducto("b", { ficha: WHOLE });
  const file = await buffer(Readable.from(exportProductos(sheet)));
  expect(file.toString()).toContain("medicion:peso");
  const before = await fichas();
  await changeRows("productos", { ficha: "{}" });
  await importWhole(file, { duplicados: "actualizar" });
  expect(await fichas()).toEqual(before);
});

it("a file without the method keeps it while the value stays, and loses it with another", async () => {
  await addProducto("a", { ficha: fichaText(MEDIDA) });
  const send = (columns: string, cells: string) =>
    importWhole(`${HEADER},${columns}\n${row("a", cells)}`, { duplicados: "actualizar" });
  await send("dato:peso", "11.5");
  expect(await fichaOf("p-a")).toEqual(MEDIDA);
  await send("dato:peso,medicion:peso", "11.5,");
  expect(await fichaOf("p-a")).toEqual({ "peso-b": { valor: 11.5, fuente: "medido" } });
  await send("dato:peso,medicion:peso", '11.5,"Cinta, dos veces | 2026-05-14 | Lucía"');
  expect(await fichaOf("p-a")).toEqual(MEDIDA);
  await send("dato:peso", "12");
  expect(await fichaOf("p-a")).toEqual({ "peso-b": { valor: 12, fuente: "medido" } });
});

it("a method that cannot be, or of what the maker says, is an error of its row", async () => {
  const columns = "dato:peso,fuente:peso,medicion:peso";
  const rows = [row("a", "11,medido,Cinta | mañana"), row("b", "11,fabricante,Cinta")];
  const id = await upload([`${HEADER},${columns}`, ...rows].join("\n"));
  const errores = (await buffer(Readable.from(exportErrores(id)))).toString();
  expect(errores).toContain("«mañana» no es válido");
  expect(errores).toContain("solo puede acompañar");
});
