import { beforeEach, describe, expect, it } from "vitest";
import { KINDS } from "~/domain/kinds.server";
import { startUndo } from "~features/importacion/lote/change-lote.server";
import { exportProductos } from "~features/importacion/lote/export-csv.server";
import { findLote } from "~features/importacion/lote/lotes.server";
import { findSlugById, findTree } from "~nouns/categorias/queries/categorias.server";
import { findDoomed, findParentOptions } from "~nouns/categorias/queries/categorias-admin.server";
import { removeCategoria } from "~nouns/categorias/queries/change-categorias.server";
import { findOcultas, listOcultas } from "~nouns/categorias/queries/ocultas.server";
import { resolveCategoria } from "~nouns/categorias/queries/resolve-categoria.server";
import { findBySlug as findConsejo, findTipos } from "~nouns/consejos/queries/consejos.server";
import { listTipos } from "~nouns/consejos/queries/tipos.server";
import { findBySlug as findProducto } from "~nouns/productos/queries/productos.server";
import { discardAs, listPapelera } from "~record/papelera/papelera.server";
import { findRenamed } from "~record/slugs/slugs-antiguos.server";
import { testDatabase } from "../../../../support/database";
import {
  createCategoria,
  createProducto,
  editCategoria,
  editProducto,
  restoreNewest,
} from "../../../../support/records";
import { insertRows, write } from "../../../../support/stored";
import { mergeTipo, showTipo } from "../../../../support/tipos";
import { addConsejo, addProducto } from "../../../catalogo";
import { ANA, addAna, importWhole, run } from "../../../features/importacion/batches";
import { HEADER } from "../../../features/importacion/importing";
import { insertCategorias } from "../../consejos/seed";
import { camposOf } from "../campos";

testDatabase(async () => {
  await addAna();
  await insertCategorias("paseo");
});

const row = (slug: string, category: string) =>
  `Cuna,${slug},${category},https://ejemplo.es/c.jpg,4`;
const importRows = (...rows: string[]) => importWhole([HEADER, ...rows].join("\n"));
const slugs = async () => (await findOcultas()).map(({ slug }) => slug);
const idOf = async (slug: string) =>
  (await listOcultas()).find((oculta) => oculta.slug === slug)?.id ?? "";
const CAMPOS = camposOf("Madera");

describe("a name in a file that no category has", () => {
  let lote: string;
  beforeEach(async () => {
    lote = await importRows(row("a", "Juguetes de Madera"), row("b", "Juguetes de Madera"));
  });

  it("makes one hidden category called so, and a warning", async () => {
    expect(await listOcultas()).toMatchObject([
      { nombre: "Juguetes de Madera", slug: "juguetes-de-madera", usos: 2 },
    ]);
    expect((await findLote(lote))?.avisos).toHaveLength(1);
    await importRows(row("c", "JUGUETES DE MADERA"), row("d", "juguetes-de-madera"));
    expect(await listOcultas()).toMatchObject([{ usos: 4 }]);
  });

  it("is shown as text by its products and has no page, menu, parent or target of its own", async () => {
    const producto = await findProducto("a");
    expect(producto).toMatchObject({
      categoriaNombre: "Juguetes de Madera",
      categoriaKnown: false,
    });
    expect((await findTree()).map(({ slug }) => slug)).toEqual(["paseo"]);
    const id = await idOf("juguetes-de-madera");
    expect(await findSlugById(id)).toBeUndefined();
    expect((await findParentOptions()).principales).toHaveLength(1);
    expect((await findDoomed("paseo"))?.destinos).toEqual([]);
    expect(await removeCategoria("paseo", id, ANA)).toEqual({ outcome: "no-target" });
    const child = { ...CAMPOS, slug: "hija", parent_id: id };
    const made = await createCategoria(child, { idem: "hija", actor: ANA });
    expect(made).toEqual({ outcome: "no-parent" });
  });

  it("goes into the exported file as it was named, and comes back from there", async () => {
    const pieces: Uint8Array[] = [];
    for await (const piece of exportProductos()) pieces.push(piece);
    const file = Buffer.concat(pieces).toString();
    expect(file.match(/Juguetes de Madera/g)).toHaveLength(2);
    await importWhole(file, { duplicados: "actualizar" });
    expect(await listOcultas()).toMatchObject([{ slug: "juguetes-de-madera", usos: 2 }]);
  });

  it("goes with the import that is undone, unless something else uses it", async () => {
    await startUndo({ id: lote, actor: ANA });
    await run();
    expect(await slugs()).toEqual([]);
    const again = await importRows(row("a", "Juguetes de Madera"));
    await addProducto("z", { category: "juguetes-de-madera" });
    await startUndo({ id: again, actor: ANA });
    await run();
    expect(await slugs()).toEqual(["juguetes-de-madera"]);
  });

  it("goes when the last product leaves it or is deleted", async () => {
    const producto = await findProducto("a");
    await discardAs(KINDS.producto, producto?.id ?? "", ANA);
    expect(await slugs()).toEqual(["juguetes-de-madera"]);
    const seen = { id: (await findProducto("b"))?.id ?? "", version: 1 };
    expect(await editProducto(seen, { category: "paseo" }, ANA)).toMatchObject({
      outcome: "saved",
    });
    expect(await slugs()).toEqual([]);
  });

  it("stays with a product whose form is saved", async () => {
    const seen = { id: (await findProducto("a"))?.id ?? "", version: 1 };
    const changes = { category: "juguetes-de-madera", title: "Otra" };
    expect(await editProducto(seen, changes, ANA)).toMatchObject({ outcome: "saved" });
  });

  it("gets a name and a slug, and is a category like any other then", async () => {
    const id = await idOf("juguetes-de-madera");
    const saved = await editCategoria({ id, version: 1 }, { ...CAMPOS, slug: "madera" }, ANA);
    expect(saved).toMatchObject({ outcome: "saved" });
    expect((await findTree()).map(({ slug }) => slug)).toEqual(["paseo", "madera"]);
    expect(await findProducto("a")).toMatchObject({ category: "madera", categoriaKnown: true });
    const next = await importRows(row("c", "Juguetes de Madera"));
    expect(await findProducto("c")).toMatchObject({ category: "madera" });
    expect((await findLote(next))?.avisos).toEqual([]);
  });

  it("is merged into another, to which its slug and its name lead then", async () => {
    const id = await idOf("juguetes-de-madera");
    expect(await removeCategoria(id, undefined, ANA)).toEqual({ outcome: "used", productos: 2 });
    expect(await removeCategoria(id, "paseo", ANA)).toMatchObject({ outcome: "deleted" });
    expect(await findProducto("a")).toMatchObject({ category: "paseo", categoriaKnown: true });
    expect(await slugs()).toEqual([]);
    expect(await findRenamed("categoria", "juguetes-de-madera")).toBe("paseo");
    expect((await listPapelera()).items).toEqual([]);
    await importRows(row("c", "Juguetes de Madera"));
    expect(await findProducto("c")).toMatchObject({ category: "paseo" });
  });

  it("becomes the category that is made with its slug, or renamed to it", async () => {
    const campos = { ...CAMPOS, slug: "juguetes-de-madera" };
    const made = await createCategoria(campos, { idem: "una", actor: ANA });
    expect(made).toMatchObject({ outcome: "saved" });
    expect(await findProducto("a")).toMatchObject({ categoriaNombre: "Madera" });
    await importRows(row("c", "Otra cosa"));
    const renamed = { ...CAMPOS, nombre: "Paseo", slug: "otra-cosa" };
    await editCategoria({ id: "paseo", version: 1 }, renamed, ANA);
    expect(await findProducto("c")).toMatchObject({ categoriaNombre: "Paseo" });
    expect(await slugs()).toEqual([]);
  });

  it("becomes the category of its slug that comes back from the trash", async () => {
    const campos = { ...CAMPOS, nombre: "Otra", slug: "otra" };
    const made = await createCategoria(campos, { idem: "una", actor: ANA });
    await removeCategoria("id" in made ? made.id : "", undefined, ANA);
    await importRows(row("c", "otra"));
    await restoreNewest(ANA);
    expect(await findProducto("c")).toMatchObject({ categoriaNombre: "Otra" });
    expect(await slugs()).toEqual(["juguetes-de-madera"]);
  });

  it("takes nothing from a category when another is to have its slug", async () => {
    await addProducto("z", { category: "paseo" });
    const id = await idOf("juguetes-de-madera");
    const refused = await editCategoria({ id, version: 1 }, { ...CAMPOS, slug: "paseo" }, ANA);
    expect(refused).toEqual({ outcome: "taken" });
    expect(await findProducto("z")).toMatchObject({ category: "paseo" });
  });
});

it("a product that is not added leaves no hidden category behind", async () => {
  await addProducto("a", { id: "B0DEMO0001", category: "paseo" });
  await importWhole(`id,${HEADER}\nB0DEMO0001,Cuna,nueva,Inventada,https://ejemplo.es/c.jpg,4`);
  expect(await slugs()).toEqual([]);
});

it("a form that names no category is refused, and makes none", async () => {
  const campos = {
    ...{ title: "Cuna", slug: "cuna", category: "Inventada" },
    ...{ imageurl: "", rating: 4, estado: "draft" as const },
  };
  const made = await createProducto(campos, { idem: "sello", actor: ANA });
  expect(made).toEqual({ outcome: "no-categoria" });
  expect(await slugs()).toEqual([]);
});

it("texts without letters make a hidden category each", async () => {
  const made = await write(async (trx) => [
    await resolveCategoria(trx, "★"),
    await resolveCategoria(trx, "★★"),
    await resolveCategoria(trx, "★"),
  ]);
  expect(new Set(made).size).toBe(2);
  expect((await findOcultas()).map(({ nombre }) => nombre)).toEqual(["★", "★★"]);
});

describe("a hidden advice type", () => {
  let id: string;
  beforeEach(async () => {
    await addConsejo("a", { categoria: "Vuelta al Cole" });
    await insertRows("tipos_consejo", { id: "t", nombre: "Sueño", slug: "sueno" });
    id = (await listTipos(1))[0]?.id ?? "";
  });

  it("is shown as text by its articles and is no choice", async () => {
    expect(await listTipos(1)).toMatchObject([{ nombre: "Vuelta al Cole", usos: 1 }]);
    const shown = { categoriaNombre: "Vuelta al Cole", categoriaKnown: false };
    expect(await findConsejo("a")).toMatchObject(shown);
    expect(await findTipos()).toMatchObject([{ slug: "sueno", nombre: "Sueño" }]);
    expect(await findTipos("vuelta-al-cole")).toHaveLength(2);
  });

  it("gets a name and stands after the others", async () => {
    expect(await showTipo({ id, nombre: "Colegio" })).toBe(true);
    expect(await showTipo({ id, nombre: "Otra vez" })).toBe(false);
    expect((await findTipos()).map(({ nombre }) => nombre)).toEqual(["Sueño", "Colegio"]);
    expect(await findConsejo("a")).toMatchObject({ categoriaKnown: true });
  });

  it("is merged into another and gone", async () => {
    expect(await mergeTipo({ id, destino: "no-esta" })).toBe(false);
    expect(await mergeTipo({ id, destino: "sueno" })).toBe(true);
    expect(await findConsejo("a")).toMatchObject({ categoria: "sueno", categoriaKnown: true });
    expect(await listTipos(1)).toEqual([]);
  });
});
