import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { leaveOutErrors } from "~features/importacion/lote/change-lote.server";
import { chooseColumns, findColumns } from "~features/importacion/lote/choose-columns.server";
import { previewLote } from "~features/importacion/lote/preview-lote.server";
import { forgetColumns } from "~features/importacion/lote/remembered-columns.server";
import type { Confirmacion } from "~features/importacion/lote/seleccion";
import { siteDatabase } from "../../../../support/database";
import { readRows } from "../../../../support/stored";
import { addProducto } from "../../../catalogo";
import {
  addAna,
  allProductos,
  confirm,
  counts,
  importWhole,
  lote,
  run,
  slugs,
  upload,
} from "../batches";

siteDatabase(addAna);

/** Confirms all good rows, which is what the page offers. */
async function confirmAll(id: string, changes: Partial<Confirmacion> = {}) {
  const { filas } = await previewLote(id, 0);
  return confirm(id, { marcadas: filas.map(({ fila }) => fila), ...changes });
}

const shop = (name: string) =>
  new Uint8Array(readFileSync(`tests/fixtures/csv/tiendas/${name}.csv`));
const report = (name: string) =>
  new Uint8Array(readFileSync(`tests/fixtures/csv/informes/${name}.csv`));

type Valores = readonly (readonly [string, string])[];

/** Uploads a file, gives values for all rows, and accepts the columns that the page offers. */
async function uploadAsOffered(file: Uint8Array | string, valores: Valores) {
  const id = await upload(file);
  const asked = await findColumns(id);
  expect(asked?.isAsked).toBe(true);
  const columnas = asked?.columnas.map(({ columna }) => columna) ?? [];
  expect(await chooseColumns(id, columnas, valores)).toBeUndefined();
  return id;
}

async function enter(file: Uint8Array | string, valores: Valores) {
  const id = await uploadAsOffered(file, valores);
  expect((await lote(id)).errores).toEqual([]);
  await confirmAll(id);
  await run();
  return id;
}

const RATING: Valores = [["rating", "0"]];
const bySlug = async (slug: string) =>
  (await allProductos()).find((producto) => producto.slug === slug);

describe("files of shops enter without being edited", () => {
  it.each(["woocommerce-es", "woocommerce-en"])("%s: thirty products", async (name) => {
    const id = await enter(shop(name), RATING);
    expect(await counts(id)).toEqual([30, 0, 0, 0]);
    expect(await bySlug("minicuna-colecho-accesorios-0")).toMatchObject({
      ...{ title: "Minicuna colecho & accesorios 0", id: "B0C1234500", estado: "published" },
      ...{ descripcion: "Ligera y estable, número 0.", rating: 0, tienda_url: null },
      contenido_principal:
        "## Cómo es\nLa probamos *tres* semanas: [así](https://ejemplo.es/prueba).\n- Se pliega\n- Pesa **9 kg**",
      ...{ imageurl: "https://images.example.com/0-0.jpg", category: "dormir-minicunas" },
    });
    expect(await bySlug("banera-con-soporte-4")).toMatchObject({
      contenido_principal: "Primera línea\nSegunda línea",
      imagenes: JSON.stringify([1, 2, 3].map((n) => `https://images.example.com/4-${n}.jpg`)),
    });
    expect((await bySlug("banera-con-soporte-28"))?.estado).toBe("draft");
    expect((await bySlug("cambiador-de-pared-29"))?.estado).toBe("draft");
    const { avisos } = await lote(id);
    for (const said of [
      "La columna title traía HTML o «\\n»",
      "De las categorías «Dormir > Minicunas, Ofertas» se toma «Dormir > Minicunas»",
      "Trae 6 imágenes: la primera es la principal y 3 quedan detrás",
      "De su dirección en Amazon se toma el ASIN, B0C1234500",
    ]) {
      expect(avisos).toContainEqual(expect.stringContaining(said));
    }
  });

  it("PrestaShop", async () => {
    expect(await counts(await enter(shop("prestashop"), RATING))).toEqual([6, 0, 0, 0]);
    expect(await bySlug("haya-1")).toMatchObject({
      ...{ title: "Cuna de viaje de haya", category: "dormir", estado: "published" },
      ...{ descripcion: "Madera maciza, sin barnices." },
      contenido_principal: "Se monta en 20 minutos.\nLavado a máquina.",
      imagenes: '["https://tienda.example.com/img/p/1/2.jpg"]',
    });
    expect((await bySlug("haya-1"))?.price).toMatch(/^122,15/);
    expect((await bySlug("haya-2"))?.estado).toBe("draft");
  });

  it("Shopify, with the rows of further pictures and variants", async () => {
    const id = await enter(shop("shopify"), RATING);
    const all = await allProductos();
    expect(await bySlug("clay-plant-pot")).toMatchObject({
      ...{ title: "Clay Plant Pot", descripcion: "Classic blown clay pot for plants" },
      imagenes: '["https://burst.shopifycdn.com/photos/pot-with-a-single-sprout_925x.jpg"]',
    });
    expect((await counts(id))[0]).toBe(all.length);
    expect((await lote(id)).avisos).toContainEqual(expect.stringContaining("Sin título: se une"));
  });

  it("a list of Amazon with a title above it, and one category for all", async () => {
    const id = await enter(shop("amazon"), [["category", "tronas-asientos"]]);
    expect(await counts(id)).toEqual([5, 0, 0, 0]);
    expect(await allProductos()).toMatchObject(
      [4, 1, 3, 0, 2].map((n) => ({
        ...{ id: `B0AMZ0000${n}`, rating: 4 + n / 10, category: "tronas-asientos" },
        price: `${59 + n},99 €`,
      })),
    );
  });

  it("goes below the category that there is, whatever the shop writes beside it", async () => {
    const text = "Nombre,Categorías,Imágenes,Valoración\n";
    const rows = [
      'Uno,"Ofertas, Habitación del bebé > Mobiliario",https://e.es/1.jpg,4',
      'Dos,"Bebés > Mobiliario",https://e.es/2.jpg,4',
      'Tres,"Mobiliario",https://e.es/3.jpg,4',
      'Cuatro,"Alimentación > Platos\\, vasos",https://e.es/4.jpg,4',
    ];
    await importWhole(text + rows.join("\n"));
    const categories = new Map(
      (await allProductos()).map(({ slug, category }) => [slug, category]),
    );
    expect(Object.fromEntries(categories)).toEqual({
      ...{ uno: "mobiliario", dos: "mobiliario", tres: "mobiliario" },
      cuatro: "alimentacion-platos-vasos",
    });
  });
});

describe("the files of the reports", () => {
  it("a Spanish shop's export", async () => {
    expect(await counts(await enter(report("tienda-woocommerce"), RATING))).toEqual([2, 0, 0, 0]);
    expect(await allProductos()).toMatchObject([
      { slug: "cuna-de-viaje", descripcion: "Texto suelto con éxito", category: "dormir" },
      {
        ...{ slug: "minicuna-colecho-barandilla", title: "Minicuna colecho & barandilla" },
        ...{ id: "B0C1234567", descripcion: "Ligera y estable.", category: "dormir-minicunas" },
        contenido_principal: "La probamos *tres* semanas.\n- Se pliega\n- Pesa 9 kg",
        ...{ imageurl: "https://images.example.com/a.jpg" },
        imagenes: '["https://images.example.com/b.jpg"]',
      },
    ]);
  });

  it.each(["celdas-de-mas", "columna-repetida"])("%s enters as it is", async (name) => {
    const id = await importWhole(report(name));
    expect((await counts(id)).slice(1)).toEqual([0, 0, 0]);
    expect((await allProductos()).at(-1)).toMatchObject({ rating: 4.5, price: "129,90 €" });
  });
});

describe("two columns that could be one", () => {
  const FILE =
    "Título,Slug,Categoría,Imagen,Valoración,Precio,PVP\nCuna,a,mobiliario,sin imagen,4,9 €,8 €";

  it("are asked for, and the one that is chosen counts", async () => {
    const id = await upload(FILE);
    const asked = (await findColumns(id))?.columnas.map(({ columna }) => columna) ?? [];
    expect(asked.slice(-2)).toEqual(["price", "price"]);
    expect((await chooseColumns(id, asked))?.text).toBe("Dos columnas no pueden ser «Precio»");
    expect(await chooseColumns(id, asked.with(5, ""))).toBeUndefined();
    await confirmAll(id);
    await run();
    expect(await allProductos()).toMatchObject([{ price: "8,00 €" }]);
  });

  it("with one and the same name are told apart by their place", async () => {
    const id = await upload(FILE.replace("PVP", "Precio"));
    const asked = (await findColumns(id))?.columnas.map(({ columna }) => columna) ?? [];
    await chooseColumns(id, asked.with(5, ""));
    const again = await upload(FILE.replace("PVP", "Precio"));
    expect((await findColumns(again))?.isAsked).toBe(false);
    await confirmAll(again);
    await run();
    expect(await allProductos()).toMatchObject([{ price: "8,00 €" }]);
  });
});

describe("a list of prices", () => {
  const WOO = "ID,Description,Regular price\n12,<p>Hola</p>,9\n13,Adiós,8";

  it("is none where the ids are a shop's own numbers", async () => {
    expect((await findColumns(await upload(WOO)))?.isAsked).toBe(true);
  });

  it("is one where they are ASIN, or ids of this site", async () => {
    const read = async (text: string) => {
      const id = await upload(text);
      return [(await findColumns(id))?.isAsked, (await previewLote(id, 2)).parcial];
    };
    expect(await read(WOO.replace("12", "B0ABCD1234"))).toEqual([false, true]);
    await addProducto("cuna", { id: "13" });
    expect(await read(WOO)).toEqual([false, true]);
  });

  it("can be told to be something else", async () => {
    const id = await upload("Slug,Precio,Cosa\ncuna,9 €,Cuna de viaje");
    expect((await previewLote(id, 1)).parcial).toBe(true);
    const same: Valores = [
      ...[["rating", "4"] as const, ["category", "mobiliario"] as const],
      ["imageurl", "sin imagen"],
    ];
    expect(await chooseColumns(id, ["slug", "price", "title"], same)).toBeUndefined();
    await confirmAll(id);
    await run();
    expect(await allProductos()).toMatchObject([{ slug: "cuna", title: "Cuna de viaje" }]);
  });
});

describe("what is the same for all rows", () => {
  const FILE = "Nombre;Imagen;Valoración\nCuna;sin imagen;\nTrona;sin imagen;3";

  it("fills what the file leaves empty, and a slug comes from the title", async () => {
    await enter(FILE, [
      ["rating", "4,5"],
      ["category", "mobiliario"],
      ["estado", "draft"],
    ]);
    expect(await allProductos()).toMatchObject([
      { slug: "cuna", rating: 4.5, category: "mobiliario", estado: "draft" },
      { slug: "trona", rating: 3, category: "mobiliario", estado: "draft" },
    ]);
  });

  it("never takes what a product has already", async () => {
    await addProducto("cuna", { rating: 5, category: "tronas-asientos", title: "Antes" });
    const id = await uploadAsOffered("Nombre;Imagen\nCuna;sin imagen", [
      ["rating", "0"],
      ["category", "mobiliario"],
      ["estado", "draft"],
    ]);
    const { filas } = await previewLote(id, 1);
    expect(filas[0]?.cambios.map(({ campo }) => campo)).not.toContain("Valoración");
    await confirmAll(id, { duplicados: "actualizar" });
    await run();
    expect(await allProductos()).toMatchObject([
      { title: "Cuna", rating: 5, category: "tronas-asientos", estado: "published" },
    ]);
  });

  it("gives a list of prices no default that it does not need", async () => {
    await addProducto("cuna", { id: "B0ABCDEFGH" });
    const id = await upload("Código;Tarifa\nB0ABCDEFGH;20");
    const defaults = [
      ["rating", "0"],
      ["imageurl", "sin imagen"],
    ] as const;
    expect(await chooseColumns(id, ["id", "price"], defaults)).toBeUndefined();
  });

  it("is refused where it is no rating", async () => {
    const id = await uploadAsOffered(FILE, [
      ["rating", "nueve"],
      ["category", "mobiliario"],
    ]);
    expect((await lote(id)).errores).toEqual([
      "Fila 2: Valoración inválida (debe estar entre 0 y 5)",
    ]);
  });
});

describe("rows with errors", () => {
  const FILE = `title,slug,category,imageurl,rating
Cuna,a,mobiliario,sin imagen,4
,b,mobiliario,sin imagen,4
Manta,a,mobiliario,sin imagen,9`;

  it("are left out at once, and what is left is imported", async () => {
    const id = await upload(FILE);
    expect((await previewLote(id, 1)).erradas).toBe(2);
    expect(await confirmAll(id)).toMatchObject({ title: "Errores de validación" });
    await leaveOutErrors(id);
    expect(await confirmAll(id)).toBeUndefined();
    await run();
    expect(await counts(id)).toEqual([1, 0, 0, 0]);
    expect(await slugs()).toEqual(["a"]);
  });

  it("block the file where nothing is left", async () => {
    const id = await upload(FILE.replace("Cuna,a", ",a"));
    await leaveOutErrors(id);
    expect(await confirmAll(id)).toMatchObject({ title: "Errores de validación" });
  });
});

it("a column goes into a fact of the sheet, and is remembered until it is forgotten", async () => {
  const file = (n: number) =>
    `Nombre,Slug,Categoría,Imagen,Valoración,Kilos\nSilla,s-${n},sillas-coche,sin imagen,4,4.2`;
  const id = await upload(file(1));
  const asked = await findColumns(id, true);
  expect(asked?.isAsked).toBe(false);
  expect(asked?.choices?.datos).toContainEqual({ value: "dato:peso", label: "Dato: Peso (kg)" });
  const columnas = asked?.columnas.map(({ columna }) => columna) ?? [];
  await chooseColumns(id, columnas.with(5, "dato:peso"));
  const second = await upload(file(2));
  expect((await findColumns(second))?.isRemembered).toBe(true);
  await confirmAll(second);
  await run();
  expect((await bySlug("s-2"))?.ficha).toContain('"valor":4.2');
  await forgetColumns((await lote(second)).cabecera);
  expect(await findColumns(await upload(file(3)))).toMatchObject({ isRemembered: false });
  const kept = readRows("columnas_recordadas");
  expect(await kept).toEqual([]);
});
