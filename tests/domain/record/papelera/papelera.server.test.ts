import { beforeEach, describe, expect, it } from "vitest";
import { KINDS } from "~/domain/kinds.server";
import { updateProducto } from "~nouns/productos/queries/write-productos.server";
import {
  discard,
  listPapelera,
  purgePapelera,
  restore,
  restoreAs,
} from "~record/papelera/papelera.server";
import { findRenamed, keepSlug } from "~record/slugs/slugs-antiguos.server";
import type { Tipo } from "~record/tipos/tipo";
import { listVersions } from "~record/versiones/versiones.server";
import { siteDatabase } from "../../../support/database";
import {
  changeRows,
  deleteRows,
  insertRows,
  readRow,
  readRows,
  write,
} from "../../../support/stored";
import { addConsejo, addProducto } from "../../catalogo";

siteDatabase();
const ACTOR = { id: "u1", email: "ana@ejemplo.es" };

const drop = (tipo: Tipo, id: string) => write((trx) => discard(trx, KINDS[tipo], id, ACTOR));
const papeles = async (pagina?: number) => (await listPapelera(pagina)).items;
async function bringBack() {
  const [papel] = await papeles();
  return write((trx) => restore(trx, KINDS, papel?.id ?? ""));
}
const kept = () => readRows("versiones", { causa: "borrado" });
const spoil = (datos: string, id?: string) => {
  const where = { causa: "borrado", ...(id === undefined ? {} : { id }) };
  return changeRows("versiones", { datos, created_at: "2999-01-01" }, where);
};
const all = async (table: "productos" | "versiones" | "productos_relacionados" | "clics") =>
  (await readRows(table)).sort(byText);
const byText = (a: object, b: object) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

beforeEach(async () => {
  await addProducto("a", { destacado_home: 1 });
  await addProducto("b");
  await addConsejo("c");
  await insertRows(
    "productos_relacionados",
    { producto_id: "p-a", producto_relacionado_id: "p-b", orden: 3 },
    { producto_id: "p-b", producto_relacionado_id: "p-a", orden: 0 },
  );
  await insertRows("consejos_productos_relacionados", { consejo_id: "c-c", producto_id: "p-a" });
  const clics = { dia: "2026-03-01", producto_id: "p-a", pagina: "producto", clics: 7 };
  await insertRows("clics", clics);
  await write((trx) => updateProducto(trx, { id: "p-a" }, { pros: ["Ligera"] }));
});

describe("what is deleted", () => {
  it("comes back with its relations, revisions and clicks, off the home page", async () => {
    const tables = ["productos", "versiones", "productos_relacionados", "clics"] as const;
    const before = await Promise.all(tables.map(all));
    expect(await drop("producto", "p-a")).toBe("Producto a");
    expect(await listVersions({ tipo: "producto", id: "p-a" })).toEqual([]);
    expect(await papeles()).toMatchObject([
      { tipo: "producto", titulo: "Producto a", deletedBy: ACTOR.email },
    ]);
    expect(await bringBack()).toMatchObject({ outcome: "papelera.recuperado", id: "p-a" });
    const [productos, ...others] = await Promise.all(tables.map(all));
    expect(productos).toEqual(
      before[0]
        ?.map((row) => ("destacado_home" in row ? { ...row, destacado_home: 0 } : row))
        .sort(byText),
    );
    expect(others).toEqual(before.slice(1));
    expect(await papeles()).toEqual([]);
  });

  it("comes back without relations to what is gone, and with another slug when taken", async () => {
    await drop("producto", "p-a");
    await drop("consejo", "c-c");
    await addProducto("x", { slug: "a" });
    await deleteRows("productos", { id: "p-b" });
    const list = await papeles();
    const id = list.find(({ tipo }) => tipo === "producto")?.id ?? "";
    expect(await write((trx) => restore(trx, KINDS, id))).toMatchObject({ id: "p-a" });
    expect((await all("productos")).map((row) => "slug" in row && row.slug).sort()).toEqual([
      "a",
      "a-2",
    ]);
    expect(await all("productos_relacionados")).toEqual([]);
  });

  it("gets a number after a slug that is cut at a hyphen", async () => {
    const slug = `${"a".repeat(114)}-bcde`;
    await addProducto("largo", { slug });
    await drop("producto", "p-largo");
    await addProducto("otro", { slug });
    expect(await bringBack()).toMatchObject({ outcome: "papelera.recuperado", id: "p-largo" });
    const slugs = (await all("productos")).map((row) => "slug" in row && row.slug);
    expect(slugs).toContain(`${"a".repeat(114)}-2`);
  });

  it("has its slug for itself again, also when another left it meanwhile", async () => {
    await drop("producto", "p-a");
    await addProducto("x", { slug: "a" });
    await write((trx) => updateProducto(trx, { id: "p-x" }, { slug: "x" }));
    expect(await findRenamed("producto", "a")).toBe("x");
    await bringBack();
    expect(await findRenamed("producto", "a")).toBeUndefined();
  });

  it("takes a form open since before, unless it has another slug, category or parent now", async () => {
    const save = (id: string, version: number) =>
      write((trx) => updateProducto(trx, { id, version }, { cons: ["Cara"] }));
    await drop("producto", "p-a");
    await bringBack();
    expect(await save("p-a", 2)).toMatchObject({ outcome: "saved" });
    await drop("producto", "p-a");
    await addProducto("x", { slug: "a" });
    await bringBack();
    expect(await save("p-a", 3)).toEqual({ outcome: "conflict" });
    expect(await save("p-a", 4)).toMatchObject({ outcome: "saved", slug: "a-2" });
  });

  it("stays away while another has its id", async () => {
    await drop("consejo", "c-c");
    await addConsejo("c");
    expect(await bringBack()).toEqual({ outcome: "papelera.ocupado" });
    expect(await papeles()).toHaveLength(1);
  });

  it.each([
    ["{}"],
    ['[{"table":"productos","rows":[]}]'],
    ['[{"table":"productos","rows":[{"id":"p-a","slug":"a","version":1}]}]'],
    ['[{"table":"productos","rows":[{"id":"p-a","slug":"a","version":1,"title":{}}]}]'],
  ])("stays away while what was kept of it is damaged: %s", async (datos) => {
    await drop("producto", "p-a");
    await spoil(datos);
    expect(await bringBack()).toEqual({ outcome: "papelera.danado" });
    expect(await papeles()).toHaveLength(1);
    expect(await all("productos")).toHaveLength(1);
    const [papel] = await papeles();
    expect(await restoreAs(KINDS, papel?.id ?? "", ACTOR)).toBe("papelera.danado");
  });

  it("comes back without rows of tables that are none of its own", async () => {
    await drop("producto", "p-a");
    const [{ datos } = { datos: "[]" }] = await kept();
    const foreign = {
      table: "ajustes",
      rows: [{ clave: "nombre", valor: "X", updated_at: "2026" }],
    };
    await spoil(JSON.stringify([...JSON.parse(datos), foreign, { table: "no_table", rows: [{}] }]));
    expect(await bringBack()).toMatchObject({ outcome: "papelera.recuperado", id: "p-a" });
    expect(await readRows("ajustes", { valor: "X" })).toEqual([]);
  });

  it.each([
    ["productos_relacionados", { producto_id: "p-a", producto_relacionado_id: ["p-b"] }],
    ["productos_relacionados", {}],
    ["productos_relacionados", { column_of_old: 1 }],
    ["consejos_productos_relacionados", null],
    ["clics", "7"],
  ])("comes back with all but an odd row beside its own, of %s: %j", async (table, odd) => {
    const before = [await all("productos_relacionados"), await all("versiones")];
    await drop("producto", "p-a");
    const [{ datos } = { datos: "[]" }] = await kept();
    const parts: { table: string; rows: unknown[] }[] = JSON.parse(datos);
    await spoil(
      JSON.stringify(
        parts.map((part) => (part.table === table ? { table, rows: [odd, ...part.rows] } : part)),
      ),
    );
    expect(await bringBack()).toMatchObject({ outcome: "papelera.recuperado", id: "p-a" });
    expect([await all("productos_relacionados"), await all("versiones")]).toEqual(before);
    expect(await all("clics")).toHaveLength(1);
  });

  it("comes back although another in the trash is damaged", async () => {
    const rename = (id: string, slug: string) =>
      write((trx) => keepSlug(trx, { tipo: "categoria", id, slug }, new Date()));
    await rename("cat-bano-higiene", "antigua");
    await drop("categoria", "cat-bano-higiene");
    const [first] = await papeles();
    await drop("categoria", "cat-ropa-calzado");
    const other = (await papeles()).find(({ id }) => id !== first?.id)?.id ?? "";
    await spoil('{"slug":"antigua"}', other);
    const outcome = await write((trx) => restore(trx, KINDS, first?.id ?? ""));
    expect(outcome).toMatchObject({ outcome: "papelera.recuperado", id: "cat-bano-higiene" });
    expect((await kept()).map(({ datos }) => datos)).toEqual(['{"slug":"antigua"}']);
  });

  it("of a category whose parent went too becomes a main one", async () => {
    await drop("categoria", "cat-bano-higiene");
    const parent_id = "cat-alimentacion";
    await insertRows("categorias", { id: "hija", slug: "hija", nombre: "Hija", parent_id });
    await drop("categoria", "hija");
    await deleteRows("categorias", { parent_id });
    await deleteRows("categorias", { id: parent_id });
    const hija = (await papeles()).find(({ titulo }) => titulo === "Hija");
    await write((trx) => restore(trx, KINDS, hija?.id ?? ""));
    expect((await readRow("categorias", { id: "hija" })).parent_id).toBeNull();
  });

  it("ends after its time; twice deleted or restored is nothing", async () => {
    await drop("producto", "p-a");
    expect(await drop("producto", "p-a")).toBeUndefined();
    await write((trx) => purgePapelera(trx, new Date(Date.now() + 1000)));
    expect(await papeles()).toEqual([]);
    expect(await bringBack()).toEqual({ outcome: "papelera.no-esta" });
  });

  it("can be found, however much was deleted after it", async () => {
    await drop("producto", "p-a");
    const [first] = await papeles();
    const row = { ...(await readRow("versiones", { id: first?.id })), created_at: "2999-01-01" };
    const later = Array.from({ length: 250 }, (_, n) => ({ ...row, id: `otro-${n}` }));
    await insertRows("versiones", ...later);
    const { paginas } = await listPapelera();
    const pages = await Promise.all(Array.from({ length: paginas }, (_, n) => papeles(n + 1)));
    const ids = pages.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(251);
    expect(ids.at(-1)).toBe(first?.id);
    expect(await listPapelera(99)).toMatchObject({ pagina: paginas, items: [{ id: first?.id }] });
  });
});
