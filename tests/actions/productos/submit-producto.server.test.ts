import { expect, it } from "vitest";
import { PRODUCTO } from "~/actions/productos/submit-producto.server";
import { submitRecord } from "~/actions/submit-record.server";
import { formErrors } from "~/http/results/form-reply";
import { PRECIO_ASKED } from "~base/precio";
import { findTextos, saveAlt } from "~nouns/imagenes/queries/imagenes.server";
import { findDraft } from "~nouns/productos/queries/productos.server";
import { findRow } from "~nouns/productos/queries/productos-admin.server";
import { addProducto } from "../../domain/catalogo";
import { fillDisk } from "../../support/break-database";
import { siteDatabase } from "../../support/database";
import { storedOf } from "../../support/records";
import { insertRows, write } from "../../support/stored";
import { IMAGEN, refusalOf, submissionOf } from "../submitted";

siteDatabase();
const TEXT = Array(3).fill("Un texto largo. ".repeat(1_000).trim()).join("\n");

/** Sends the form of a product, as its page does. */
const send = (id?: string, changes: Record<string, string> = {}) => {
  const fields = {
    ...{ intent: "guardar", version: "1", estado: "draft", imageurl: IMAGEN },
    ...{ title: "Cuna Ágil", category: "mobiliario", rating: "4", contenido_principal: TEXT },
  };
  return submitRecord(submissionOf({ ...fields, ...changes }, id), PRODUCTO);
};
const submit = async (...sent: Parameters<typeof send>) => refusalOf(await send(...sent));
const SAVED = { status: 303 };

it.each([undefined, "p-a"])("a full disk: the form of %s comes back as typed", async (id) => {
  await addProducto("a");
  await fillDisk("productos");
  const { reply, status } = await submit(id);
  expect(status).toBe(503);
  expect(formErrors(reply)[0]?.text).toContain("Hubo un problema al guardar el producto");
  expect(reply.initialValue).toMatchObject({ title: "Cuna Ágil", contenido_principal: TEXT });
});

it.each([undefined, "p-a"])(
  "a category deleted meanwhile: the form of %s comes back",
  async (id) => {
    await addProducto("a");
    const { reply, status } = await submit(id, { category: "ida" });
    expect(status).toBe(422);
    expect(reply?.error?.category).toEqual(["Esa categoría ya no existe: elige otra"]);
    expect(reply.initialValue).toMatchObject({ title: "Cuna Ágil", category: "ida" });
  },
);

it("a category that does not exist stays with what has it already", async () => {
  await addProducto("a", { category: "ida" });
  expect(await send("p-a", { category: "ida" })).toMatchObject(SAVED);
});

it("who saves over another's version into a category deleted meanwhile hears of the version first", async () => {
  await addProducto("a", { version: 2 });
  const { reply, status } = await submit("p-a", { category: "ida" });
  expect(status).toBe(409);
  expect(formErrors(reply)[0]?.text).toContain("ha cambiado mientras lo editabas");
  expect(reply.initialValue).toMatchObject({ title: "Cuna Ágil", category: "ida" });
});

it("a form that changes the identifier, sent twice, has been saved", async () => {
  await addProducto("a");
  const id = "B0TEST0001";
  expect(await send("p-a", { id })).toMatchObject(SAVED);
  expect(await send("p-a", { id })).toMatchObject(SAVED);
  const { reply, status } = await submit("p-a", { id, price: "9 €" });
  expect(status).toBe(409);
  expect(formErrors(reply)[0]?.text).toContain("ha cambiado su identificador");
});

it("a price that is no figure is asked about once, and not again while it stays", async () => {
  await addProducto("a", { price: "entre 4 y 6 €" });
  const kept = { version: "1", price: "entre 4 y 6 €" };
  expect(await send("p-a", kept)).toMatchObject(SAVED);
  const changed = { version: "2", price: "49,90–59,90 €" };
  const { reply, status } = await submit("p-a", changed);
  expect(status).toBe(422);
  expect(reply?.error?.price?.[0]).toContain("no contará al comparar precios ni en los filtros");
  expect(reply.initialValue).toMatchObject({ price: "49,90–59,90 €" });
  const asked = { [PRECIO_ASKED]: "49,90–59,90 €" };
  const other = { ...changed, ...asked, price: "unos 50 €" };
  expect((await submit("p-a", other)).status).toBe(422);
  expect(await send("p-a", { ...changed, ...asked })).toMatchObject(SAVED);
  const row = await findRow("p-a");
  expect([row?.price, row?.precio_centimos]).toEqual(["49,90–59,90 €", null]);
});

it("a price is kept in its one spelling; the error of a sheet is none", async () => {
  await addProducto("a", { price: "49,9" });
  const save = (version: string, price: string) => send("p-a", { version, price });
  const { reply, status } = refusalOf(await save("1", "#N/D"));
  expect([status, reply?.error?.price?.[0]]).toEqual([
    422,
    "«#N/D» es un error de la hoja de cálculo, no un valor",
  ]);
  expect(await save("1", "1\u202f299,00 €")).toMatchObject(SAVED);
  expect((await findRow("p-a"))?.price).toBe("1.299,00 €");
  expect(refusalOf(await save("2", "0,00 €")).status).toBe(422);
  expect(await save("2", "")).toMatchObject(SAVED);
  expect(await findRow("p-a")).toMatchObject({ price: null, precio_centimos: null });
});

it("a product keeps its own text of a picture beside that of the library", async () => {
  const save = async (imageurl_alt: string, version: string) =>
    expect(await send("p-a", { imageurl_alt, version, slug: "a" })).toMatchObject(SAVED);
  await addProducto("a");
  await save("Una cuna", "1");
  expect((await findTextos(IMAGEN)).alt).toBe("Una cuna");
  await save("Una cuna de viaje", "2");
  expect((await findTextos(IMAGEN)).alt).toBe("Una cuna");
  expect((await findDraft("p-a"))?.imagen.alt).toBe("Una cuna de viaje");
  await save("Una cuna", "3");
  await write((trx) => saveAlt(trx, IMAGEN, "Una cuna de haya"));
  expect((await findDraft("p-a"))?.imagen.alt).toBe("Una cuna de haya");
});

it("publishing a draft that another has published meanwhile does not withdraw it", async () => {
  await addProducto("a", { version: 2, estado: "published" });
  const { reply, status } = await submit("p-a", {
    ...{ intent: "publicar", pros: "Ligera\nFirme", cons: "Cara\nGrande", estado: "draft" },
  });
  expect(status).toBe(409);
  expect(reply.initialValue?.estado).toBe("published");
});

it("a product keeps the sheet of its form, and a wrong value comes back as typed", async () => {
  for (const [n, clave] of ["ancho", "largo"].entries()) {
    await insertRows("datos", {
      ...{ id: `${clave}-1`, clave, nombre: clave, unidad: "cm", posicion: 90 + n },
      ...{ categoria_id: "cat-habitacion-bebe", tipo: "numero" },
    });
  }
  await addProducto("a");
  const { reply, status } = await submit("p-a", {
    ...{ "dato_ancho-1": "60,5", "dato_largo-1": "mucho" },
  });
  expect(status).toBe(422);
  expect(Object.keys(reply.error ?? {})).toEqual(["dato_largo-1"]);
  expect(reply.initialValue).toMatchObject({ "dato_largo-1": "mucho" });
  const ancho = { "dato_ancho-1": "60,5", "fuente_ancho-1": "medido" };
  const save = async (version: string, largo: string) =>
    expect(await send("p-a", { version, ...ancho, "dato_largo-1": largo })).toMatchObject(SAVED);
  await save("1", "120");
  // An outdated form is accepted if all that it says is stored already, as after a double click.
  await save("1", "120");
  expect(await storedOf(PRODUCTO, "p-a")).toMatchObject(ancho);
  expect((await findDraft("p-a"))?.ficha.map(({ texto }) => texto)).toEqual(
    expect.arrayContaining(["60,5\u00a0cm", "120\u00a0cm"]),
  );
  await save("2", "");
  expect((await storedOf(PRODUCTO, "p-a"))?.["dato_largo-1"]).toBe("");
});

it.each([
  ["id", { id: "p-a" }],
  ["slug", { slug: "a" }],
] as const)("a refused %s links to the product that has it", async (field, more) => {
  await addProducto("a", { title: "Trona Alta" });
  const { reply, status } = await submit(undefined, more);
  expect(status).toBe(422);
  expect(formErrors(reply)).toMatchObject([
    { holder: { field, href: "/admin/productos/p-a", label: "Trona Alta" } },
  ]);
});
