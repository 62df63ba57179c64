import { describe, expect, it } from "vitest";
import { KINDS } from "~/domain/kinds.server";
import { startUndo } from "~features/importacion/lote/change-lote.server";
import { filasDone, filasDue } from "~features/importacion/lote/lote";
import { feature } from "~nouns/productos/queries/destacados.server";
import { findEvidencia, saveEvidencia } from "~nouns/productos/queries/evidencia.server";
import { updateProducto } from "~nouns/productos/queries/write-productos.server";
import { discard } from "~record/papelera/papelera.server";
import { findRenamed } from "~record/slugs/slugs-antiguos.server";
import { testDatabase } from "../../../../support/database";
import { restoreNewest } from "../../../../support/records";
import { expectExactIndex } from "../../../../support/recount";
import { changeRows, insertRows, write } from "../../../../support/stored";
import { addProducto } from "../../../catalogo";
import { ANA, addAna, allProductos, importWhole, lote, run, updateBy } from "../batches";
import { find, HEADER, row } from "../importing";

const db = testDatabase(addAna);

async function undo(id: string) {
  expect(await startUndo({ id, actor: ANA })).toBe(true);
  await run();
  const found = await lote(id);
  expect(found.estado).toBe("deshecha");
  expect(filasDone(found)).toBe(filasDue(found));
  return Object.values(found.deshecho);
}

const set = (slug: string, values: object) => changeRows("productos", values, { slug });
async function warn(slug: string) {
  const { id } = await find(slug);
  const campos = {
    ...{ metodo: null, procedencia: null, procedencia_de: null },
    cambios: [],
    retirada: "alerta" as const,
    retirada_motivo: "Riesgo",
  };
  const seen = (await findEvidencia(id))?.updated_at ?? "";
  expect(await saveEvidencia({ id, campos, seen, actor: ANA })).toBe(true);
}
async function rename(from: string, to: string) {
  await addProducto(from);
  const { outcome } = await write((trx) => updateProducto(trx, { id: `p-${from}` }, { slug: to }));
  expect(outcome).toBe("saved");
}
const discardProducto = (id: string) => write((trx) => discard(trx, KINDS.producto, id, ANA));
const withoutTimes = async () =>
  (await allProductos()).map(({ updated_at, version, ...producto }) => producto);

describe("undoing an import", () => {
  it("takes away what was added and puts back what was changed", async () => {
    const price = { price: "9 €", precio_centimos: 900 };
    await addProducto("a", { title: "Antes", ...price, destacado_home: 1, pros: '["x"]' });
    await addProducto("b");
    const before = await withoutTimes();
    const id = await importWhole(
      `${HEADER},price,estado,pros\n${row("a", ",1 €,draft,y")}\n${row("c", ",,,")}`,
      { duplicados: "actualizar" },
    );
    expect(await find("a")).toMatchObject({ title: "Cuna a", destacado_home: 0, estado: "draft" });
    expect(await undo(id)).toEqual([1, 1, 0]);
    expect(await withoutTimes()).toEqual(before);
    expect((await find("a")).version).toBe(3);
  });

  it.each([
    ["null"],
    ["[]"],
    ['{"estado":"published","destacado_home":0}'],
    ['{"category":"mobiliario","estado":"published","destacado_home":0,"title":{}}'],
  ])("leaves what it cannot read the former state of: %s", async (datos) => {
    await addProducto("a", { title: "Antes" });
    const id = await updateBy(row("a"), row("b"));
    await changeRows("versiones", { datos }, { item_id: "p-a", importacion_id: id });
    expect(await undo(id)).toEqual([1, 0, 1]);
    expect((await find("a")).title).toBe("Cuna a");
  });

  it("leaves what was edited, featured or related since, and counts it", async () => {
    await addProducto("viejo");
    const names = ["a", "b", "c", "viejo", "libre"];
    const id = await updateBy(...names.map((slug) => row(slug)));
    await set("a", { title: "Editado", version: 2 });
    await set("b", { destacado_home: 1 });
    await set("viejo", { title: "Editado", version: 3 });
    const { id: related } = await find("c");
    const relation = { producto_id: "p-viejo", producto_relacionado_id: related };
    await insertRows("productos_relacionados", relation);
    expect(await undo(id)).toEqual([1, 0, 4]);
    expect((await allProductos()).map(({ slug, title }) => [slug, title])).toEqual([
      ["a", "Editado"],
      ["b", "Cuna b"],
      ["c", "Cuna c"],
      ["viejo", "Editado"],
    ]);
  });

  it("leaves what was given a safety alert since", async () => {
    await addProducto("viejo");
    const id = await updateBy(row("viejo"), row("nuevo"));
    await warn("viejo");
    await warn("nuevo");
    expect(await undo(id)).toEqual([0, 0, 2]);
    expect((await allProductos()).map(({ slug, retirada }) => [slug, retirada])).toEqual([
      ["nuevo", "alerta"],
      ["viejo", "alerta"],
    ]);
  });

  it("goes back through two imports with the trash between them", async () => {
    await addProducto("a", { title: "Antes" });
    const first = await updateBy(row("a"));
    await discardProducto("p-a");
    await addProducto("otro", { slug: "a" });
    await restoreNewest(ANA);
    const second = await updateBy(row("a-2"));
    expect(await undo(second)).toEqual([0, 1, 0]);
    expect(await undo(first)).toEqual([0, 1, 0]);
    expect(await find("a-2")).toMatchObject({ id: "p-a", title: "Antes" });
  });

  it("lets a former slug that a new product took lead to its owner again", async () => {
    await rename("viejo", "nuevo");
    const id = await importWhole([HEADER, row("otro"), row("viejo")].join("\n"));
    expect(await findRenamed("producto", "viejo")).toBeUndefined();
    expect(await undo(id)).toEqual([2, 0, 0]);
    expect(await findRenamed("producto", "viejo")).toBe("nuevo");
    expect(await findRenamed("producto", "otro")).toBeUndefined();
  });

  it("gives no slug back to what was deleted since, or that something else has by now", async () => {
    await rename("viejo", "nuevo");
    await rename("previo", "posterior");
    const id = await importWhole([HEADER, row("viejo"), row("previo")].join("\n"));
    await discardProducto("p-viejo");
    const { id: imported } = await find("previo");
    await discardProducto(imported);
    await addProducto("p-otro", { slug: "previo" });
    await restoreNewest(ANA);
    expect(await undo(id)).toEqual([2, 0, 0]);
    for (const slug of ["viejo", "previo"]) {
      expect(await findRenamed("producto", slug)).toBeUndefined();
    }
  });

  it("gives a product that was found by its id all that it had", async () => {
    await addProducto("a", { title: "Antes" });
    const before = await withoutTimes();
    const text = `${HEADER},id\nDespués,otro-slug,ropa,https://e.es/x.jpg,1,p-a`;
    const id = await importWhole(text, { duplicados: "actualizar" });
    expect(await find("a")).toMatchObject({ title: "Después", id: "p-a" });
    expect(await undo(id)).toEqual([0, 1, 0]);
    expect(await withoutTimes()).toEqual(before);
  });

  it("goes back through imports that changed the same products, the last one first", async () => {
    await addProducto("viejo", { title: "Antes", price: "9 €", precio_centimos: 900 });
    const before = await withoutTimes();
    const file = (title: string) =>
      [HEADER, ...["viejo", "a"].map((slug) => row(slug).replace("Cuna", title))].join("\n");
    const ids: string[] = [];
    for (const title of ["Uno", "Dos", "Tres"]) {
      ids.push(await importWhole(file(title), { duplicados: "actualizar" }));
    }
    expect(await undo(ids[2] ?? "")).toEqual([0, 2, 0]);
    expect(await undo(ids[1] ?? "")).toEqual([0, 2, 0]);
    expect(await find("a")).toMatchObject({ title: "Uno a" });
    expect(await undo(ids[0] ?? "")).toEqual([1, 1, 0]);
    expect(await withoutTimes()).toEqual(before);
  });

  it("undoes what was brought back to the state that it left, and not what was edited", async () => {
    const names = ["vuelto", "editado"];
    const id = await importWhole([HEADER, ...names.map((slug) => row(slug))].join("\n"));
    const edit = async (slug: string, title: string) => {
      const { id: producto } = await find(slug);
      await write((trx) => updateProducto(trx, { id: producto }, { title }));
    };
    for (const slug of names) await edit(slug, "Otro");
    await edit("vuelto", "Cuna vuelto");
    expect(await undo(id)).toEqual([1, 0, 1]);
    expect((await allProductos()).map(({ slug, title }) => [slug, title])).toEqual([
      ["editado", "Otro"],
    ]);
  });

  it("keeps an edit that fell between two rows of one product", async () => {
    await addProducto("a", { title: "Antes" });
    const first = await updateBy(row("a"));
    await write((trx) => updateProducto(trx, { id: "p-a" }, { title: "Editado" }));
    const second = await updateBy(row("a"));
    expect(await undo(second)).toEqual([0, 1, 0]);
    expect(await undo(first)).toEqual([0, 0, 1]);
    expect((await find("a")).title).toBe("Editado");
  });

  it("gives the place on the home page back only while there is one", async () => {
    for (const n of [1, 2, 3, 4, 5, 6]) await addProducto(`d${n}`, { destacado_home: 1 });
    await addProducto("otro");
    const id = await importWhole(`${HEADER},estado\n${row("d1", ",draft")}`, {
      duplicados: "actualizar",
    });
    await set("otro", { destacado_home: 1 });
    expect(await undo(id)).toEqual([0, 1, 0]);
    expect(await find("d1")).toMatchObject({ estado: "published", destacado_home: 0 });
  });

  it("takes a product that is a draft again off the home page, and goes on", async () => {
    await addProducto("a", { estado: "draft", published_at: null });
    await addProducto("b", { title: "Antes" });
    const id = await importWhole(
      `${HEADER},estado\n${row("b", ",published")}\n${row("a", ",published")}`,
      { duplicados: "actualizar" },
    );
    expect(await write((trx) => feature(trx, "p-a"))).toBe("destacado.puesto");
    expect(await undo(id)).toEqual([0, 2, 0]);
    expect(await find("a")).toMatchObject({ estado: "draft", destacado_home: 0 });
    expect(await find("b")).toMatchObject({ title: "Antes" });
  });

  it("brings no hour back at which a draft would publish itself", async () => {
    const planned = { estado: "draft", programado_at: "2026-01-01T08:00:00.000Z" } as const;
    for (const slug of ["a", "b"]) await addProducto(slug, { ...planned, title: "Antes" });
    const id = await importWhole(
      `${HEADER},estado\n${row("a", ",published")}\n${row("b", ",draft")}`,
      { duplicados: "actualizar" },
    );
    await set("b", { programado_at: "2099-01-01T08:00:00.000Z" });
    expect(await undo(id)).toEqual([0, 2, 0]);
    expect(await find("a")).toMatchObject({ estado: "draft", title: "Antes", programado_at: null });
    expect(await find("b")).toMatchObject({ programado_at: "2099-01-01T08:00:00.000Z" });
  });

  it("gives no place on the home page back to what cannot be bought", async () => {
    const alert = { retirada: "alerta", retirada_motivo: "Riesgo", retirada_at: "2026" } as const;
    await addProducto("a", { destacado_home: 1, ...alert });
    const id = await importWhole(`${HEADER},estado\n${row("a", ",draft")}`, {
      duplicados: "actualizar",
    });
    expect(await undo(id)).toEqual([0, 1, 0]);
    expect(await find("a")).toMatchObject({ estado: "published", destacado_home: 0 });
  });

  it("goes on after a stop, over more rows than one chunk", async () => {
    const rows = Array.from({ length: 450 }, (_, i) => row(`p${i}`));
    const id = await importWhole([HEADER, ...rows].join("\n"));
    await startUndo({ id, actor: ANA });
    await run({ stopAfter: 1 });
    const half = await lote(id);
    expect(half.estado).toBe("deshaciendo");
    expect(half.deshecho.retirados).toBe(450 - (await allProductos()).length);
    await run({ owner: "dos" });
    expect(Object.values((await lote(id)).deshecho)).toEqual([450, 0, 0]);
    expect(await allProductos()).toEqual([]);
    expect(await startUndo({ id, actor: ANA })).toBe(false);
  });

  it("leaves the index of searches as the rows tell, as the import, bin and hidden categories do", async () => {
    await addProducto("a", { title: "Antes", pros: '["ligera"]' });
    const id = await importWhole(
      `${HEADER},keyfeatures,estado\n${row("a", ",plegable|de haya,published")}\n${row("b", ",,draft")}\nTrona,c,nueva,https://ejemplo.es/c.jpg,5,firme,`,
      { duplicados: "actualizar" },
    );
    await expectExactIndex(db);
    await discardProducto("p-a");
    await expectExactIndex(db);
    await restoreNewest(ANA);
    await expectExactIndex(db);
    await undo(id);
    await expectExactIndex(db);
    expect((await find("a")).title).toBe("Antes");
  });
});
