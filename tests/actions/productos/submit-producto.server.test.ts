import { expect, it } from "vitest";
import { PRODUCTO } from "~/actions/productos/submit-producto.server";
import { submitRecord } from "~/actions/submit-record.server";
import { makeSeal } from "~/http/forms/form-seal.server";
import { formErrors } from "~/http/results/form-reply";
import { PRECIO_ASKED } from "~base/precio";
import { findTextos, saveAlt } from "~nouns/imagenes/queries/imagenes.server";
import { intentOf } from "~nouns/imagenes/rules/fotos";
import { findDraft } from "~nouns/productos/queries/productos.server";
import { findRow } from "~nouns/productos/queries/productos-admin.server";
import { addProducto } from "../../domain/catalogo";
import { fillDisk } from "../../support/break-database";
import { siteDatabase } from "../../support/database";
import { storedOf } from "../../support/records";
import { insertRows, write } from "../../support/stored";

siteDatabase();
const ACTOR = { id: "u1", email: "ana@ejemplo.es" };
const TEXT = Array(3).fill("Un texto largo. ".repeat(1_000).trim()).join("\n");

/** The form of a product, as its page posts it. */
async function submit(
  id?: string,
  intent = "guardar",
  category = "mobiliario",
  more: Record<string, string> = {},
) {
  const form = new FormData();
  const fields = {
    ...{ intent, idem: makeSeal(), version: "1", estado: "draft" },
    imageurl: "https://fotos.test/a.jpg",
    ...{ title: "Cuna Ágil", category, rating: "4", contenido_principal: TEXT },
    ...more,
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const answer = await submitRecord(
    {
      request: new Request("http://sitio.test/admin/productos/nuevo", { method: "POST" }),
      form,
      context: { requestId: "x", nonce: "x", clientAddress: "203.0.113.7" },
      actor: ACTOR,
      id,
    },
    PRODUCTO,
  );
  if (!("data" in answer)) throw new Error(`answered ${answer.status}`);
  return answer;
}

it.each([undefined, "p-a"])("a full disk: the form of %s comes back as typed", async (id) => {
  await addProducto("a");
  await fillDisk("productos");
  const { data, init } = await submit(id);
  expect(init?.status).toBe(503);
  expect(formErrors(data.reply)[0]?.text).toContain("Hubo un problema al guardar el producto");
  expect(data.reply.initialValue).toMatchObject({ title: "Cuna Ágil", contenido_principal: TEXT });
});

it("a full disk: a form on its way to choose a picture comes back as typed", async () => {
  const at = new Date().toISOString();
  const person = { ...ACTOR, created_at: at, updated_at: at };
  await insertRows("profiles", person);
  await fillDisk("borradores");
  const { data, init } = await submit(undefined, intentOf("elegir", 0));
  expect(init?.status).toBe(503);
  expect(data.reply.initialValue).toMatchObject({ title: "Cuna Ágil", contenido_principal: TEXT });
});

it.each([undefined, "p-a"])(
  "a category deleted meanwhile: the form of %s comes back",
  async (id) => {
    await addProducto("a");
    const { data, init } = await submit(id, "guardar", "ida");
    expect(init?.status).toBe(422);
    expect(data.reply?.error?.category).toEqual(["Esa categoría ya no existe: elige otra"]);
    expect(data.reply.initialValue).toMatchObject({ title: "Cuna Ágil", category: "ida" });
  },
);

it("a category that does not exist stays with what has it already", async () => {
  await addProducto("a", { category: "ida" });
  await expect(submit("p-a", "guardar", "ida")).rejects.toThrow("answered 303");
});

it("who saves over another's version into a category deleted meanwhile hears of the version first", async () => {
  await addProducto("a", { version: 2 });
  const { data, init } = await submit("p-a", "guardar", "ida");
  expect(init?.status).toBe(409);
  expect(formErrors(data.reply)[0]?.text).toContain("ha cambiado mientras lo editabas");
  expect(data.reply.initialValue).toMatchObject({ title: "Cuna Ágil", category: "ida" });
});

it("a form that changes the identifier, sent twice, has been saved", async () => {
  await addProducto("a");
  const send = (more: object = {}) =>
    submit("p-a", "guardar", "mobiliario", { id: "B0TEST0001", ...more });
  await expect(send()).rejects.toThrow("answered 303");
  await expect(send()).rejects.toThrow("answered 303");
  const { data, init } = await send({ price: "9 €" });
  expect(init?.status).toBe(409);
  expect(formErrors(data.reply)[0]?.text).toContain("ha cambiado su identificador");
});

it("a price that is no figure is asked about once, and not again while it stays", async () => {
  await addProducto("a", { price: "entre 4 y 6 €" });
  const save = (version: string, more: Record<string, string>) =>
    submit("p-a", "guardar", "mobiliario", { version, ...more });
  await expect(save("1", { price: "entre 4 y 6 €" })).rejects.toThrow("answered 303");
  const { data, init } = await save("2", { price: "49,90–59,90 €" });
  expect(init?.status).toBe(422);
  expect(data.reply?.error?.price?.[0]).toContain(
    "no contará al comparar precios ni en los filtros",
  );
  expect(data.reply.initialValue).toMatchObject({ price: "49,90–59,90 €" });
  const asked = { [PRECIO_ASKED]: "49,90–59,90 €" };
  const other = await save("2", { ...asked, price: "unos 50 €" });
  expect(other.init?.status).toBe(422);
  await expect(save("2", { ...asked, price: "49,90–59,90 €" })).rejects.toThrow("answered 303");
  const row = await findRow("p-a");
  expect([row?.price, row?.precio_centimos]).toEqual(["49,90–59,90 €", null]);
});

it("a price is kept in its one spelling; the error of a sheet is none", async () => {
  await addProducto("a", { price: "49,9" });
  const save = (version: string, price: string) =>
    submit("p-a", "guardar", "mobiliario", { version, price });
  const { data, init } = await save("1", "#N/D");
  expect([init?.status, data.reply?.error?.price?.[0]]).toEqual([
    422,
    "«#N/D» es un error de la hoja de cálculo, no un valor",
  ]);
  await expect(save("1", "1\u202f299,00 €")).rejects.toThrow("answered 303");
  expect((await findRow("p-a"))?.price).toBe("1.299,00 €");
  expect((await save("2", "0,00 €")).init?.status).toBe(422);
  await expect(save("2", "")).rejects.toThrow("answered 303");
  expect(await findRow("p-a")).toMatchObject({ price: null, precio_centimos: null });
});

it("a product keeps its own text of a picture beside that of the library", async () => {
  const url = "https://fotos.test/a.jpg";
  const save = (alt: string, version: string) =>
    expect(
      submit("p-a", "guardar", "mobiliario", { imageurl_alt: alt, version, slug: "a" }),
    ).rejects.toThrow("answered 303");
  await addProducto("a");
  await save("Una cuna", "1");
  expect((await findTextos(url)).alt).toBe("Una cuna");
  await save("Una cuna de viaje", "2");
  expect((await findTextos(url)).alt).toBe("Una cuna");
  expect((await findDraft("p-a"))?.imagen.alt).toBe("Una cuna de viaje");
  await save("Una cuna", "3");
  await write((trx) => saveAlt(trx, url, "Una cuna de haya"));
  expect((await findDraft("p-a"))?.imagen.alt).toBe("Una cuna de haya");
});

it("publishing a draft that another has published meanwhile does not withdraw it", async () => {
  await addProducto("a", { version: 2, estado: "published" });
  const { data, init } = await submit("p-a", "publicar", "mobiliario", {
    ...{ pros: "Ligera\nFirme", cons: "Cara\nGrande", estado: "draft" },
  });
  expect(init?.status).toBe(409);
  expect(data.reply.initialValue?.estado).toBe("published");
});

it("a product keeps the sheet of its form, and a wrong value comes back as typed", async () => {
  const dato = { categoria_id: "cat-habitacion-bebe", tipo: "numero" as const, mejor: null };
  await write(async (trx) => {
    const rows = ["ancho", "largo"].map((clave, posicion) => ({
      ...{ ...dato, id: `${clave}-1`, clave, nombre: clave, unidad: "cm", posicion: 90 + posicion },
    }));
    await trx.insertInto("datos").values(rows).execute();
  });
  await addProducto("a");
  const { data, init } = await submit("p-a", "guardar", "mobiliario", {
    ...{ "dato_ancho-1": "60,5", "dato_largo-1": "mucho" },
  });
  expect(init?.status).toBe(422);
  expect(Object.keys(data.reply.error ?? {})).toEqual(["dato_largo-1"]);
  expect(data.reply.initialValue).toMatchObject({ "dato_largo-1": "mucho" });
  const send = (version: string, more: Record<string, string> = {}) =>
    submit("p-a", "guardar", "mobiliario", {
      ...{ version, "dato_ancho-1": "60,5", "fuente_ancho-1": "medido", "dato_largo-1": "120" },
      ...more,
    });
  await expect(send("1")).rejects.toThrow("answered 303");
  // Sent twice, it is what is stored.
  await expect(send("1")).rejects.toThrow("answered 303");
  expect(await storedOf(PRODUCTO, "p-a")).toMatchObject({
    "dato_ancho-1": "60,5",
    "fuente_ancho-1": "medido",
  });
  expect((await findDraft("p-a"))?.ficha.map(({ texto }) => texto)).toEqual(
    expect.arrayContaining(["60,5\u00a0cm", "120\u00a0cm"]),
  );
  await expect(send("2", { "dato_largo-1": "" })).rejects.toThrow("answered 303");
  expect((await storedOf(PRODUCTO, "p-a"))?.["dato_largo-1"]).toBe("");
});

it.each([
  ["id", { id: "p-a" }],
  ["slug", { slug: "a" }],
] as const)("a refused %s links to the product that has it", async (field, more) => {
  await addProducto("a", { title: "Trona Alta" });
  const { data, init } = await submit(undefined, "guardar", "mobiliario", more);
  expect(init?.status).toBe(422);
  expect(formErrors(data.reply)).toMatchObject([
    { holder: { field, href: "/admin/productos/p-a", label: "Trona Alta" } },
  ]);
});
