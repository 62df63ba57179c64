import { describe, expect, it } from "vitest";
import { setDestacado } from "~nouns/productos/queries/change-productos.server";
import { countFeatured, feature, unfeature } from "~nouns/productos/queries/destacados.server";
import { insertProducto, updateProducto } from "~nouns/productos/queries/write-productos.server";
import { findRenamed } from "~record/slugs/slugs-antiguos.server";
import { listVersions } from "~record/versiones/versiones.server";
import { testDatabase } from "../../../../support/database";
import { insertRows, readRow, write } from "../../../../support/stored";
import { addProducto } from "../../../catalogo";
import { insertCategorias } from "../../consejos/seed";

testDatabase(() => insertCategorias("mobiliario"));
const LATER = new Date("2026-05-01T10:00:00.000Z");
const ACTOR = { id: "u1", email: "ana@ejemplo.es" };

const campos = {
  title: "Cuna Ágil",
  slug: "cuna-agil",
  category: "mobiliario",
  imageurl: "",
  rating: 4,
  estado: "draft" as const,
};
const find = (id: string) => readRow("productos", { id });
const insert = (more = {}) => write((trx) => insertProducto(trx, { ...campos, ...more }));
const update = (id: string, changes: object, version?: number) =>
  write((trx) => updateProducto(trx, { id, version }, changes, { actor: ACTOR, now: LATER }));

describe("a new product", () => {
  it("gets an id of its own, a folded title and no colours", async () => {
    const saved = await insert();
    expect(saved).toMatchObject({ outcome: "saved", slug: "cuna-agil" });
    const row = await find("id" in saved ? saved.id : "");
    expect(row.id).toMatch(/^p-[a-z0-9]{12}$/);
    expect(row).toMatchObject({ titulo_folded: "cuna agil", published_at: null, version: 1 });
    expect(row.colores).toBe("[]");
  });

  it("keeps the id that was typed, unless somebody has it, or its slug", async () => {
    await insert({ id: "B0DEMO0001" });
    expect(await find("B0DEMO0001")).toBeDefined();
    expect(await insert({ id: "B0DEMO0001", slug: "otra" })).toEqual({ outcome: "taken-id" });
    expect(await insert()).toEqual({ outcome: "taken-slug" });
  });

  it("published, has the time of it", async () => {
    await insert({ id: "A1", estado: "published", price: "9 €" });
    const row = await find("A1");
    expect([row.published_at, row.precio_comprobado_at]).toEqual([row.created_at, row.created_at]);
  });
});

describe("a change", () => {
  it("of the price sets when it was checked; the same price does not", async () => {
    await insert({ id: "A1", price: "9 €" });
    const before = await find("A1");
    await update("A1", { price: "9 €" });
    expect((await find("A1")).precio_comprobado_at).toBe(before.precio_comprobado_at);
    await update("A1", { price: "8 €" });
    expect((await find("A1")).precio_comprobado_at).toBe(LATER.toISOString());
    await update("A1", { price: null });
    expect((await find("A1")).precio_comprobado_at).toBeNull();
  });

  it("to published sets the time once; back to draft leaves the home page", async () => {
    await insert({ id: "A1" });
    await update("A1", { estado: "published" });
    expect((await find("A1")).published_at).toBe(LATER.toISOString());
    await write((trx) => feature(trx, "A1"));
    await update("A1", { estado: "draft" });
    expect(await find("A1")).toMatchObject({ destacado_home: 0 });
  });

  it("of the slug leaves the old one leading to it, until another takes it", async () => {
    await addProducto("a");
    await update("p-a", { slug: "b" });
    expect(await findRenamed("producto", "a")).toBe("b");
    await update("p-a", { slug: "a" });
    expect(await findRenamed("producto", "a")).toBeUndefined();
    expect(await findRenamed("producto", "b")).toBe("a");
    await insert({ slug: "b" });
    expect(await findRenamed("producto", "b")).toBeUndefined();
  });

  it("of the id takes relations, old slugs and revisions along", async () => {
    await addProducto("a");
    await addProducto("otro");
    await insertRows("productos_relacionados", {
      producto_id: "p-otro",
      producto_relacionado_id: "p-a",
    });
    await update("p-a", { slug: "nuevo-slug" });
    expect(await update("p-a", { id: "B0DEMO0009" })).toMatchObject({ id: "B0DEMO0009" });
    expect(await findRenamed("producto", "a")).toBe("nuevo-slug");
    const relation = await readRow("productos_relacionados");
    expect(relation.producto_relacionado_id).toBe("B0DEMO0009");
    const versions = await listVersions({ tipo: "producto", id: "B0DEMO0009" });
    expect(versions.map(({ version, author }) => [version, author])).toEqual([
      [3, ACTOR.email],
      [2, ACTOR.email],
      [1, null],
    ]);
    expect(await update("B0DEMO0009", { id: "p-otro" })).toEqual({ outcome: "taken-id" });
  });

  it("of another version than the one seen writes nothing", async () => {
    await addProducto("a");
    await update("p-a", { title: "Primera" }, 1);
    expect(await update("p-a", { title: "Segunda" }, 1)).toEqual({ outcome: "conflict" });
    expect((await find("p-a")).title).toBe("Primera");
    expect(await update("nadie", {})).toEqual({ outcome: "missing" });
  });
});

describe("featuring", () => {
  const run = (id: string) => write((trx) => feature(trx, id));

  it.each(["retirado", "alerta"] as const)("refuses a product that is %s", async (retirada) => {
    await addProducto("a", { retirada, retirada_motivo: "Motivo", retirada_at: "2026" });
    expect(await run("p-a")).toBe("destacado.retirado");
    expect(await find("p-a")).toMatchObject({ destacado_home: 0 });
    expect(await setDestacado("p-a", "destacar", ACTOR)).toBe("destacado.retirado");
  });

  it("ends at six, of published products that exist", async () => {
    for (const n of [1, 2, 3, 4, 5, 6, 7]) await addProducto(`p${n}`);
    await addProducto("borrador", { estado: "draft" });
    for (const n of [1, 2, 3, 4, 5]) expect(await run(`p-p${n}`)).toBe("destacado.puesto");
    expect([await run("p-borrador"), await run("p-nadie")]).toEqual([
      "destacado.borrador",
      "destacado.sin-fila",
    ]);
    expect([await run("p-p6"), await run("p-p7"), await run("p-p6")]).toEqual([
      "destacado.puesto",
      "destacado.limite",
      "destacado.puesto",
    ]);
    expect(await countFeatured()).toBe(6);
    const off = (id: string) => write((trx) => unfeature(trx, id));
    expect([await off("p-p1"), await off("p-p1"), await off("nadie")]).toEqual([
      "destacado.quitado",
      "destacado.quitado",
      "destacado.sin-fila",
    ]);
  });
});
