import { writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { importCommand } from "~/cli/import";
import { seedBaseline } from "~/cli/seed/baseline.server";
import { database } from "~db/client.server";
import { giveBack } from "~db/lease.server";
import { startUndo } from "~features/importacion/lote/change-lote.server";
import { claimTrabajo } from "~features/importacion/lote/cola.server";
import { listLotes } from "~features/importacion/lote/lotes.server";
import { findSucesos } from "~record/historial/find-sucesos.server";
import { detailsText } from "~record/historial/suceso";
import { addProducto } from "../domain/catalogo";
import { ANA, addAna, confirm, run, upload } from "../domain/features/importacion/batches";
import { HEADER, row } from "../domain/features/importacion/importing";
import { testDatabase } from "../support/database";
import { makeFolder } from "../support/folder";

// The database of the tests is another file than that of a site.
vi.mock("~db/site/site.server", () => ({ prepareDatabase: async () => undefined }));
testDatabase();

const out = { stdout: "", stderr: "" };
beforeEach(() => {
  for (const name of ["stdout", "stderr"] as const) {
    out[name] = "";
    vi.spyOn(process[name], "write").mockImplementation((text) => {
      out[name] += text;
      return true;
    });
  }
});
afterEach(() => {
  vi.restoreAllMocks();
});

const fixture = (name: string) => `tests/fixtures/csv/${name}`;
const SHOPIFY = [
  fixture("shopify.csv"),
  "--map",
  "Handle=slug,Title=title,Type=category,Image Src=imageurl",
  "--map",
  "Variant Price=price,Body (HTML)=descripcion",
  "--set",
  "rating=4,estado=published",
];

function productos() {
  return database().read.selectFrom("productos").selectAll().orderBy("slug").execute();
}

test("a good file: warnings, then the four counts", async () => {
  expect(await importCommand([fixture("productos.csv")])).toBe(0);
  expect(out.stdout).toBe(
    "Importación completada: 3 importados, 0 actualizados, 0 omitidos, 0 fallidos\n",
  );
  expect(out.stderr).toContain('Aviso: Fila 2: La categoría "mobiliario" no existe\n');
  expect(out.stderr).toContain("Aviso: Fila 4: La imagen no está en la biblioteca de este sitio\n");
  expect(await productos()).toHaveLength(3);
});

test("a second run skips, or updates when asked", async () => {
  await importCommand([fixture("productos.csv")]);
  await importCommand([fixture("productos.csv")]);
  expect(out.stdout).toContain("0 importados, 0 actualizados, 3 omitidos, 0 fallidos");
  await importCommand([fixture("productos.csv"), "--duplicados", "actualizar"]);
  expect(out.stdout).toContain("0 importados, 3 actualizados, 0 omitidos, 0 fallidos");
});

test("the history tells of it, as an order, and of nothing that was not imported", async () => {
  await importCommand([fixture("errores.csv")]);
  await importCommand([fixture("productos.csv"), "--duplicados", "actualizar"]);
  const { items: sucesos } = await findSucesos({ actor: "", accion: "contenido", pagina: 1 });
  expect(sucesos).toMatchObject([{ action: "importacion.iniciada", actor: null }]);
  expect(sucesos.map(({ details }) => detailsText(details))).toEqual([
    "archivo: productos.csv · elegidas: 3 · duplicados: actualizar · vía: orden",
  ]);
});

test("the import stands in the list of the panel and can be undone there", async () => {
  await importCommand([fixture("productos.csv")]);
  const [lote] = (await listLotes(1)).items;
  expect(lote).toMatchObject({
    ...{ archivo: "productos.csv", autor: null, estado: "terminada", filas: 3, numAvisos: 5 },
    recuento: { importados: 3, actualizados: 0, omitidos: 0, fallidos: 0 },
  });
  await addAna();
  expect(await startUndo({ id: lote?.id ?? "", actor: ANA })).toBe(true);
  await run();
  expect(await productos()).toEqual([]);
});

test("another import at work has its turn first", async () => {
  await addAna();
  await confirm(await upload(`${HEADER}\n${row("a")}`));
  const other = await claimTrabajo("servidor");
  const done = importCommand([fixture("productos.csv")]);
  await expect.poll(async () => (await listLotes(1)).items[0]?.trabajo).toBe("espera");
  expect(await productos()).toEqual([]);
  if (other) await giveBack(other);
  expect(await done).toBe(0);
  expect(await productos()).toHaveLength(3);
});

test("row errors, one per line, and nothing is written", async () => {
  expect(await importCommand([fixture("errores.csv")])).toBe(1);
  expect(out.stderr).toContain("Fila 3: Falta el título del producto\nFila 4: Falta el slug");
  expect(out.stderr).toContain("Corrige los errores antes de importar los productos\n");
  expect(out.stdout).toBe("");
  expect(await productos()).toEqual([]);
  expect((await listLotes(1)).items).toEqual([]);
});

test("a file without rows imports nothing and leaves nothing", async () => {
  const file = path.join(makeFolder(), "vacio.csv");
  writeFileSync(file, HEADER);
  expect(await importCommand([file])).toBe(0);
  expect(out.stdout).toBe(
    "Importación completada: 0 importados, 0 actualizados, 0 omitidos, 0 fallidos\n",
  );
  expect((await listLotes(1)).items).toEqual([]);
});

test("every warning is printed, also those that the panel does not keep", async () => {
  const file = path.join(makeFolder(), "avisos.csv");
  writeFileSync(file, [HEADER, ...Array.from({ length: 30 }, (_, n) => row(`P ${n}`))].join("\n"));
  expect(await importCommand([file])).toBe(0);
  expect(out.stderr.match(/^Aviso: Fila \d+: El slug/gm)).toHaveLength(30);
});

test("rows that cannot be stored are told with their reason, and the others go in", async () => {
  await addProducto("a", { id: "X1" });
  await addProducto("b");
  const file = path.join(makeFolder(), "ids.csv");
  writeFileSync(file, `${HEADER},id\n${row("c", ",")}\n${row("b", ",X1")}`);
  expect(await importCommand([file])).toBe(1);
  expect(out.stderr).toMatch(/^Fila 3: El slug "b" es de «Producto b» y el identificador "X1"/m);
  expect(out.stdout).toContain("Importación completada con errores: 1 importado");
});

test("the export of a shop, with other headers and rows for further pictures", async () => {
  expect(await importCommand([...SHOPIFY, "--saltar-filas-sin", "title"])).toBe(0);
  expect(out.stdout).toBe(
    "Filas sin title pasadas por alto: 2\n" +
      "Importación completada: 3 importados, 0 actualizados, 0 omitidos, 0 fallidos\n",
  );
  const [cesto, luz, manta] = await productos();
  expect(cesto).toMatchObject({ slug: "cesto-mimbre", category: "textil", rating: 4 });
  expect(luz?.descripcion).toBe('Luz "cálida"\n- USB');
  expect(manta).toMatchObject({ price: "24,90 €", imageurl: "https://ejemplo.es/manta-1.jpg" });
  expect(manta?.estado).toBe("published");
});

test("the column that says which rows to pass over also goes by its name in the file", async () => {
  expect(await importCommand([...SHOPIFY, "--saltar-filas-sin", "Type"])).toBe(0);
  expect(out.stdout).toContain("Filas sin Type pasadas por alto: 2\n");
});

test("without that option they are pictures of the product above, and its columns need no names", async () => {
  expect(await importCommand([fixture("shopify.csv"), "--set", "rating=4"])).toBe(0);
  expect(out.stdout).toContain("Importación completada: 3 importados");
  expect(out.stderr).toContain("Aviso: Fila 3: Sin título: se une al producto de encima");
  const [, , manta] = await productos();
  expect(manta).toMatchObject({ slug: "manta-rizo", imageurl: "https://ejemplo.es/manta-1.jpg" });
  expect(manta?.imagenes).toBe('["https://ejemplo.es/manta-2.jpg"]');
});

test.each<[name: string, args: string[], message: string]>([
  ["no file", [], "Indica un archivo CSV, y solo uno"],
  ["two files", ["a.csv", "b.csv"], "Indica un archivo CSV, y solo uno"],
  ["unknown option", ["a.csv", "--todo"], "No se entienden las opciones"],
  [
    "unknown choice",
    ["a.csv", "--duplicados", "borrar"],
    "--duplicados admite omitir o actualizar",
  ],
  ["unknown column", ["a.csv", "--set", "nota=1"], "«nota» no es una columna de los productos"],
  ["broken pair", ["a.csv", "--map", "Handle"], "No se entiende «Handle»"],
  ["a column twice", ["a.csv", "--map", "Handle=slug,handle=title"], "«handle» está dos veces"],
  ["a value twice", ["a.csv", "--set", "rating=4", "--set", "rating=5"], "«rating» está dos veces"],
  ["missing file", ["no-existe.csv"], "No se puede leer el archivo no-existe.csv"],
])("%s: the usage", async (_, args, message) => {
  expect(await importCommand(args)).toBe(2);
  expect(out.stderr).toContain(message);
  expect(out.stderr).toContain("Uso: npm run site -- import ARCHIVO.csv");
});

test("a column of another name goes into a fact", async () => {
  await seedBaseline(database());
  const file = path.join(makeFolder(), "pesos.csv");
  const titled = row("a").replace("mobiliario", "sillas-coche");
  writeFileSync(file, `${HEADER},Weight\n${titled},4.2\n`);
  expect(await importCommand([file, "--map", "Weight=Dato: peso", "--set", "dato:isofix=sí"])).toBe(
    0,
  );
  expect((await productos()).map(({ ficha }) => JSON.parse(ficha))).toEqual([
    {
      "peso-paseoviaje": { valor: 4.2, fuente: "fabricante" },
      "isofix-paseoviaje": { valor: 1, fuente: "fabricante" },
    },
  ]);
  expect(await importCommand([file, "--map", "Weight=dato:pesos"])).toBe(1);
  expect(out.stderr).toContain('La columna "dato:pesos" no existe; hay marca');
});

test.each<[name: string, args: string[], message: string]>([
  ["not a .csv", ["package.json"], "Por favor, selecciona un archivo CSV"],
  [
    "missing columns",
    [fixture("shopify.csv")],
    "falta la columna rating; la cabecera es «Handle, Title, Body (HTML)",
  ],
  ["what to do about it", [fixture("shopify.csv")], "--set 'rating=…'"],
  [
    "no such header",
    [fixture("productos.csv"), "--map", "Nada=slug"],
    "no tiene la columna «Nada»",
  ],
  ["two of one name", [fixture("productos.csv"), "--map", "cons=pros"], "dos columnas quedarían"],
])("%s: a file error", async (_, args, message) => {
  expect(await importCommand(args)).toBe(1);
  expect(out.stderr).toContain(message);
});
