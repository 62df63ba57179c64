import { describe, expect, it } from "vitest";
import { fold } from "~base/texto";
import {
  findMenu,
  findPrincipales,
  findTree,
  findVisibleTree,
} from "~nouns/categorias/queries/categorias.server";
import {
  countBySlug,
  findParentOptions,
  searchTree,
} from "~nouns/categorias/queries/categorias-admin.server";
import {
  changeCategorias,
  removeCategoria,
  reorderCategoria,
} from "~nouns/categorias/queries/change-categorias.server";
import type { CategoriaCampos } from "~nouns/categorias/rules/categoria-schema.server";
import { findRenamed } from "~record/slugs/slugs-antiguos.server";
import { testDatabase } from "../../../../support/database";
import { createCategoria, editCategoria } from "../../../../support/records";
import { changeRows, insertRows, readColumn, readRow, readRows } from "../../../../support/stored";
import { addConsejo, addProducto } from "../../../catalogo";
import { camposOf } from "../campos";

testDatabase();
const actor = { id: "ana", email: "ana@ejemplo.es" };
const AT_ONCE = 20;
let seals = 0;

const create = (given: CategoriaCampos, idem = `sello-${seals++}`) =>
  createCategoria(given, { idem, actor });

async function add(nombre: string, changes: Partial<CategoriaCampos> = {}): Promise<string> {
  const result = await create(camposOf(nombre, changes));
  if (result.outcome !== "saved") throw new Error(result.outcome);
  return result.id;
}
const rowOf = (id: string) => readRow("categorias", { id });
async function edit(id: string, changes: Partial<CategoriaCampos>) {
  const { nombre, slug, descripcion, imagen_url, parent_id, version, ...row } = await rowOf(id);
  const { como_elegir, en_que_nos_fijamos } = row;
  const before = { nombre, slug, descripcion, como_elegir, en_que_nos_fijamos };
  return editCategoria({ id, version }, { ...before, imagen_url, parent_id, ...changes }, actor);
}
const actions = () => readColumn("audit_log", "action");

describe("saving categories", () => {
  it("puts a new one after its siblings and tells the history", async () => {
    const first = await add("Paseo");
    const second = await add("Baño", { slug: "bano" });
    const child = await add("Carritos", { parent_id: first });
    expect((await rowOf(second)).orden).toBe(1);
    expect(await rowOf(child)).toMatchObject({
      orden: 0,
      parent_id: first,
      nombre_folded: "carritos",
    });
    expect(await actions()).toEqual(Array(3).fill("categoria.creada"));
  });

  it("keeps two levels and no circle", async () => {
    const main = await add("Paseo");
    const child = await add("Carritos", { parent_id: main });
    const other = await add("Hogar");
    expect(await create(camposOf("Tres", { parent_id: child }))).toEqual({ outcome: "depth" });
    expect(await edit(main, { parent_id: other })).toEqual({ outcome: "depth" });
    expect(await edit(main, { parent_id: main })).toEqual({ outcome: "depth" });
    expect(await edit(main, { parent_id: child })).toEqual({ outcome: "depth" });
    expect(await edit(child, { parent_id: "nada" })).toEqual({ outcome: "no-parent" });
    expect(await edit(child, { parent_id: other })).toMatchObject({ outcome: "saved" });
  });

  it("a new slug takes along products, and the old one leads on", async () => {
    const id = await add("Sueño", { slug: "sueno" });
    await addProducto("cuna", { category: "sueno" });
    await edit(id, { slug: "dormir" });
    expect(await readColumn("productos", "category")).toEqual(["dormir"]);
    expect(await findRenamed("categoria", "sueno")).toBe("dormir");
    await add("Otra", { slug: "sueno" });
    expect(await findRenamed("categoria", "sueno")).toBeUndefined();
  });

  it("leaves articles alone, whose types are called like a category", async () => {
    const id = await add("Sueño", { slug: "sueno" });
    await addConsejo("a", { categoria: "sueno" });
    await edit(id, { slug: "dormir" });
    expect(await readRows("consejos")).toMatchObject([{ categoria: "sueno", version: 1 }]);
  });

  it("refuses what was edited or deleted since", async () => {
    const id = await add("Paseo");
    const stale = await editCategoria({ id, version: 7 }, camposOf("Otro"), actor);
    expect(stale).toEqual({ outcome: "conflict" });
    await removeCategoria(id, undefined, actor);
    expect(await editCategoria({ id, version: 1 }, camposOf("Otro"), actor)).toEqual({
      outcome: "missing",
    });
  });
});

describe("deleting categories", () => {
  it("refuses one with subcategories, also when its products are to move", async () => {
    const main = await add("Paseo");
    await add("Carritos", { parent_id: main });
    const other = await add("Hogar");
    await addProducto("a", { category: "paseo" });
    expect(await removeCategoria(main, other, actor)).toEqual({ outcome: "children" });
    expect(await removeCategoria(main, undefined, actor)).toEqual({ outcome: "children" });
  });

  it("says what one in use holds, and moves that where asked", async () => {
    const id = await add("Paseo");
    const other = await add("Hogar");
    await addProducto("a", { category: "paseo" });
    await addProducto("b", { category: "paseo" });
    const used = { outcome: "used", productos: 2 };
    expect(await removeCategoria(id, undefined, actor)).toEqual(used);
    expect(await removeCategoria(id, "nada", actor)).toEqual({ outcome: "no-target" });
    expect(await removeCategoria(id, id, actor)).toEqual({ outcome: "no-target" });
    expect(await removeCategoria(id, other, actor)).toEqual({ outcome: "deleted" });
    expect(await readColumn("productos", "category")).toEqual(["hogar", "hogar"]);
    expect(await removeCategoria(id, undefined, actor)).toEqual({ outcome: "missing" });
  });
});

it("searching the tree finds main categories by their name or a subcategory's, accents aside", async () => {
  const main = await add("Paseo");
  await add("Sillas de coche", { slug: "sillas", parent_id: main });
  await add("Baño", { slug: "bano" });
  const found = async (q: string) => (await searchTree(q)).map(({ nombre }) => nombre);
  expect(await found("")).toEqual(["Paseo", "Baño"]);
  expect(await found("COCHE")).toEqual(["Paseo"]);
  expect(await found("bano")).toEqual(["Baño"]);
  expect(await found("x")).toEqual([]);
});

it("the categories that an admin chooses from are in the order of the names, whatever came first, accents and capitals aside", async () => {
  const paseo = await add("Paseo");
  for (const nombre of ["Sillas", "carritos"]) await add(nombre, { parent_id: paseo });
  for (const nombre of ["zapatos", "Baño", "Águila"]) {
    await add(nombre, { slug: fold(nombre) });
  }
  const labels = (all: { label: string }[]) => all.map(({ label }) => label);
  const { principales } = await findParentOptions(paseo);
  expect(labels(principales)).toEqual(["Águila", "Baño", "zapatos"]);
  const { subcategorias } = await findParentOptions();
  expect(labels(subcategorias)).toEqual(["Paseo > carritos", "Paseo > Sillas"]);
});

describe("the order of categories", () => {
  const names = (all: readonly { nombre: string }[]) => all.map(({ nombre }) => nombre);
  const move = (id: string, paso: -1 | 1) => reorderCategoria(id, paso, actor);

  it("is changed by one place at a time, and told to the history", async () => {
    await add("Baño", { slug: "bano" });
    const paseo = await add("Paseo");
    const sueno = await add("Sueño", { slug: "sueno" });
    expect(await move(sueno, -1)).toBe(true);
    expect(names(await findTree())).toEqual(["Baño", "Sueño", "Paseo"]);
    expect(await move(sueno, -1)).toBe(true);
    expect(await move(paseo, -1)).toBe(true);
    expect(names(await findTree())).toEqual(["Sueño", "Paseo", "Baño"]);
    expect((await rowOf(paseo)).version).toBe(1);
    const told = (await actions()).filter((action) => action === "categoria.ordenada");
    expect(told).toHaveLength(3);
  });

  it("has ends, which nothing passes, and knows nothing of what is gone", async () => {
    const bano = await add("Baño", { slug: "bano" });
    const paseo = await add("Paseo");
    expect(await move(bano, -1)).toBe(false);
    expect(await move(paseo, 1)).toBe(false);
    expect(await move("nada", 1)).toBe(false);
    expect(names(await findTree())).toEqual(["Baño", "Paseo"]);
    expect(await actions()).not.toContain("categoria.ordenada");
  });

  it("of subcategories is that among those of the same main category", async () => {
    const paseo = await add("Paseo");
    const bano = await add("Baño", { slug: "bano" });
    const tinas = await add("Tinas", { parent_id: bano });
    const sillas = await add("Sillas", { parent_id: paseo });
    const carros = await add("Carros", { parent_id: paseo });
    expect(await move(tinas, -1)).toBe(false);
    expect(await move(carros, -1)).toBe(true);
    expect(await move(sillas, 1)).toBe(false);
    const [first, second] = await findTree();
    expect(names(first?.subcategorias ?? [])).toEqual(["Carros", "Sillas"]);
    expect(names([...(second?.subcategorias ?? []), ...(await findTree())])).toEqual([
      "Tinas",
      "Paseo",
      "Baño",
    ]);
  });

  it("is made clear by a move where several stood at one place", async () => {
    for (const nombre of ["Aire", "Cuna", "Manta"]) await add(nombre);
    await changeRows("categorias", { orden: 7 });
    const [aire] = await findTree();
    await move(aire?.id ?? "", 1);
    expect(names(await findTree())).toEqual(["Cuna", "Aire", "Manta"]);
  });

  it("stays one order when all are moved at once", async () => {
    const ids: string[] = [];
    for (let n = 0; n < AT_ONCE; n += 1) ids.push(await add(`C${n}`));
    await Promise.all(ids.map((id, index) => move(id, index % 2 ? 1 : -1)));
    const orders = await readColumn("categorias", "orden");
    expect(orders.sort((a, b) => a - b)).toEqual(ids.map((_, index) => index));
  });
});

describe("many at once", () => {
  const many = <T>(run: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: AT_ONCE }, (_, index) => run(index)));

  it("of the same slug one wins", async () => {
    const results = await many((index) => create(camposOf(`Baño ${index}`, { slug: "bano" })));
    expect(results.filter(({ outcome }) => outcome === "saved")).toHaveLength(1);
    expect(results.filter(({ outcome }) => outcome === "taken")).toHaveLength(AT_ONCE - 1);
  });

  it("parents never make a circle nor a third level", async () => {
    const ids: string[] = [];
    for (let n = 0; n < AT_ONCE; n += 1) ids.push(await add(`C${n}`));
    await many((index) =>
      edit(ids[index] ?? "", { parent_id: ids[(index + 1) % AT_ONCE] ?? null }),
    );
    const rows = await readRows("categorias");
    const parentOf = new Map(rows.map(({ id, parent_id }) => [id, parent_id]));
    const tooDeep = rows.filter(({ parent_id }) => parent_id && parentOf.get(parent_id));
    expect(tooDeep).toEqual([]);
    expect(rows.some(({ parent_id }) => parent_id)).toBe(true);
  });

  it("deleting a parent and adding to it leaves no orphan", async () => {
    const parent = await add("Paseo");
    const results = await many<{ outcome: string }>((index) =>
      index === 10
        ? removeCategoria(parent, undefined, actor)
        : create(camposOf(`C${index}`, { parent_id: parent })),
    );
    const rows = await readRows("categorias");
    const ids = rows.map(({ id }) => id);
    expect(rows.filter(({ parent_id }) => parent_id && !ids.includes(parent_id))).toEqual([]);
    const isDeleted = results[10]?.outcome === "deleted";
    expect(ids.includes(parent)).toBe(!isDeleted);
  });
});

describe("several categories", () => {
  const slugs = async () => (await readColumn("categorias", "slug")).sort();

  it("go at once, those below first, and their products to another", async () => {
    const [paseo, hogar] = [await add("Paseo"), await add("Hogar")];
    const carritos = await add("Carritos", { parent_id: paseo });
    await addProducto("a", { category: "carritos" });
    expect(await countBySlug()).toEqual({ carritos: 1 });
    const ids = [paseo, carritos];
    expect(await changeCategorias({ ids: [paseo] }, actor)).toBe("children");
    expect(await changeCategorias({ ids }, actor)).toBe("used");
    expect(await changeCategorias({ ids, heir: "nada" }, actor)).toBe("no-target");
    expect(await slugs()).toEqual(["carritos", "hogar", "paseo"]);
    expect(await changeCategorias({ ids, heir: hogar }, actor)).toBeUndefined();
    expect([await slugs(), await countBySlug()]).toEqual([["hogar"], { hogar: 1 }]);
  });

  it("move into another or out of it, all or none", async () => {
    const [paseo, hogar, ropa] = [await add("Paseo"), await add("Hogar"), await add("Ropa")];
    await add("Carritos", { parent_id: paseo });
    expect(await changeCategorias({ ids: [ropa, paseo], parent: hogar }, actor)).toBe("depth");
    expect((await rowOf(ropa)).parent_id).toBeNull();
    const ids = [hogar, ropa, paseo];
    expect(await changeCategorias({ ids, parent: paseo }, actor)).toBeUndefined();
    expect((await rowOf(ropa)).parent_id).toBe(paseo);
    expect(await changeCategorias({ ids: [ropa], parent: null }, actor)).toBeUndefined();
    expect((await rowOf(ropa)).parent_id).toBeNull();
  });
});

it("main categories without a product are hidden from visitors where the owner asks for it", async () => {
  const paseo = await add("Paseo");
  await add("Carritos", { parent_id: paseo });
  await add("Hogar");
  await addProducto("a", { category: "carritos", estado: "published" });
  await addProducto("b", { category: "hogar", estado: "draft" });
  const seen = async () => (await findPrincipales()).map(({ slug }) => slug);
  expect(await seen()).toEqual(["paseo", "hogar"]);
  const row = { clave: "oculta_vacias", valor: "1", updated_at: "" };
  await insertRows("ajustes", row);
  expect(await seen()).toEqual(["paseo"]);
  expect((await findMenu(findVisibleTree)).map(({ slug }) => slug)).toEqual(["paseo"]);
  expect((await findMenu()).map(({ slug }) => slug)).toEqual(["paseo", "hogar"]);
});
