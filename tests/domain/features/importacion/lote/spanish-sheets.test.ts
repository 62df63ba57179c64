import { readFileSync } from "node:fs";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { exportProductos, makePlantilla } from "~features/importacion/lote/export-csv.server";
import { siteDatabase } from "../../../../support/database";
import { deleteRows } from "../../../../support/stored";
import { addProducto } from "../../../catalogo";
import { addAna, allProductos, counts, importWhole } from "../batches";

siteDatabase(addAna);

/** Reads a sheet that LibreOffice made with Spanish settings, by the command in `hacer.sh`. */
const sheet = (name: string) =>
  new Uint8Array(readFileSync(`tests/fixtures/csv/libreoffice/${name}`));

const excel = async () => (await buffer(Readable.from(exportProductos("excel")))).toString();
const empty = () => deleteRows("productos");

const fields = async () =>
  (await allProductos()).map(
    ({ created_at, updated_at, published_at, precio_comprobado_at, id, ...rest }) => rest,
  );

describe("a sheet with Spanish headings", () => {
  it("goes in with its commas, its VERDADERO and the names of its categories", async () => {
    expect(await counts(await importWhole(sheet("punto-y-coma.csv")))).toEqual([3, 0, 0, 0]);
    const [cuna, manta, vigila] = await allProductos();
    expect(cuna).toMatchObject({
      ...{ id: "B0DEMO0901", title: "Cuna Niña 120 × 60", category: "mobiliario", rating: 4.5 },
      ...{ price: "129,90 €", isrecommended: 1, estado: "published", cons: '["Pesa mucho"]' },
      ...{ pros: '["Estable","Se lava"]', descripcion: "Cuna de haya; con ruedas" },
      contenido_principal: 'Primera línea\nSegunda línea con "comillas"',
    });
    expect(manta).toMatchObject({
      ...{ imageurl: "", price: "24,90 €", isrecommended: 0, estado: "draft", rating: 4 },
      descripcion: "-10 % más ligera",
    });
    expect(vigila).toMatchObject({ price: null, rating: 0, isrecommended: 1 });
  });

  it.each(["tabulador.csv", "windows-1252.csv"])("is the same in %s", async (name) => {
    await importWhole(sheet("punto-y-coma.csv"));
    const before = await fields();
    await empty();
    await importWhole(sheet(name));
    expect(await fields()).toEqual(before);
  });

  it("goes out for Excel and comes back from a spreadsheet as it was", async () => {
    await importWhole(sheet("punto-y-coma.csv"));
    const before = await fields();
    expect(await excel()).toBe(Buffer.from(sheet("exportado.csv")).toString());
    await empty();
    await importWhole(sheet("devuelto.csv"));
    expect(await fields()).toEqual(before);
  });

  it("changes no row that nobody has touched, however its price was typed", async () => {
    const typed = ["1 299,00 €", "1.299€", "49,9", "129.90", "desde 49", "40-60 €", "49,-", null];
    for (const [n, price] of typed.entries()) await addProducto(`p${n}`, { price });
    const before = (await allProductos()).map(({ price }) => price);
    const sheet = await excel();
    expect(sheet).toContain('"1.299,00 €"');
    expect(sheet).not.toContain("129.90");
    const id = await importWhole(sheet.replace(/^\uFEFF/, ""), { duplicados: "actualizar" });
    expect(await counts(id)).toEqual([0, typed.length, 0, 0]);
    expect((await allProductos()).map(({ price }) => price)).toEqual(before);
  });

  it("comes from the template, whose example is a draft", async () => {
    const plantilla = await makePlantilla();
    expect(plantilla).toMatch(/^\uFEFF"ASIN";"Título";"Slug";"Categoría";"Imagen";"Valoración";/);
    expect(plantilla).toContain(';"Estado";"dato:marca";"fuente:marca";"dato:modelo"');
    expect(await counts(await importWhole(plantilla))).toEqual([1, 0, 0, 0]);
    expect(await allProductos()).toMatchObject([{ estado: "draft", rating: 4.5 }]);
  });
});

describe("a list of prices", () => {
  it("changes the prices alone, of products named by slug or ASIN", async () => {
    await addProducto("cuna", { price: "9 €", descripcion: "Texto", rating: 3 });
    await addProducto("manta", { id: "B0ABCD0777", price: "8 €", pros: '["Suave"]' });
    await addProducto("trona", { price: "7 €" });
    const before = await fields();
    const text = "ASIN;Slug;Precio\n;cuna;19,9\nb0abcd0777;;7,5\n;trona;\n;nada;3\nB0DEMO0778;;4";
    const id = await importWhole(text, { duplicados: "actualizar" });
    expect(await counts(id)).toEqual([0, 3, 0, 2]);
    const prices = (await allProductos()).map(({ price }) => price);
    expect(prices).toEqual(["19,90 €", "7,50 €", "7 €"]);
    const rest = ({ price, precio_centimos, version, ...row }: (typeof before)[number]) => row;
    expect((await fields()).map(rest)).toEqual(before.map(rest));
  });

  it("leaves everything where existing products are passed over", async () => {
    await addProducto("cuna", { price: "9 €" });
    expect(await counts(await importWhole("slug,price\ncuna,1 €"))).toEqual([0, 0, 1, 0]);
    expect(await allProductos()).toMatchObject([{ price: "9 €" }]);
  });
});
