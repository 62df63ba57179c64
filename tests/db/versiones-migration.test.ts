import { beforeEach, expect, it } from "vitest";
import { KINDS } from "~/domain/kinds.server";
import { migrate } from "~db/migrator.server";
import { startUndo } from "~features/importacion/lote/change-lote.server";
import { listPapelera, restore } from "~record/papelera/papelera.server";
import { compareVersion } from "~record/publicacion/compare-versions.server";
import { findRenamed } from "~record/slugs/slugs-antiguos.server";
import { listVersions } from "~record/versiones/versiones.server";
import { ANA, lote, run } from "../domain/features/importacion/batches";
import { openBefore } from "../support/before-migration";
import { readColumn, readRows } from "../support/stored";

const AT = "2026-11-01T10:00:00.000Z";
let site: Awaited<ReturnType<typeof openBefore>>;
beforeEach(async () => {
  site = await openBefore("0020");
});

const add: typeof site.add = (...row) => site.add(...row);
const producto = (id: string, changes = {}) => ({
  ...{ id, slug: id, title: `Producto ${id}`, titulo_folded: id, category: "ropa", rating: 4 },
  ...{ estado: "published", destacado_home: 0, version: 1, created_at: AT, updated_at: AT },
  ...changes,
});
const version = (item_id: string, n: number, datos: unknown = producto(item_id)) => ({
  ...{ tipo: "producto", item_id, version: n, datos: JSON.stringify(datos) },
  ...{ actor_id: "ana", actor_email: "ana@ejemplo.es", created_at: AT },
});
/** Puts a row into the old table of the trash, with rows of other tables that went with it. */
const trash = (table: string, own: object, parts: Record<string, unknown[]>, deleted_at = AT) =>
  add("papelera", {
    ...{ id: `papel-${deleted_at}`, item_id: "id" in own && own.id, titulo: "Tirado" },
    tipo: table === "categorias" ? "categoria" : "producto",
    datos: JSON.stringify(
      Object.entries({ [table]: [own], ...parts }).map(([name, rows]) => ({ table: name, rows })),
    ),
    deleted_at,
  });
/** Adds a finished import, one row of which has changed a product. */
function replaced(id: string, producto_id: string, left: number, anterior: string | null) {
  add("importaciones", { id, archivo: "a.csv", estado: "terminada", created_at: AT, avance: 2 });
  add("importacion_filas", {
    ...{ importacion_id: id, fila: 2, slug: producto_id, datos: "{}", producto_id, version: left },
    ...{ resultado: anterior ? "actualizada" : "importada", anterior },
  });
  site.raw.prepare("update importaciones set actualizados = 1").run();
}
async function bringBack() {
  const [papel] = (await listPapelera()).items;
  return site.database.write((trx) => restore(trx, KINDS, papel?.id ?? ""));
}
async function undo(id: string) {
  await startUndo({ id, actor: ANA });
  await run();
  return Object.values((await lote(id)).deshecho);
}

it("gives what comes back from the trash its versions again, but for odd ones", async () => {
  const odd = [null, 7, "x", { version: "1" }, { version: 9, datos: {} }];
  const [first, second] = [version("p-a", 1), version("p-a", 2)];
  trash("productos", producto("p-a", { version: 2 }), {
    revisiones: [...odd, first, second, second],
    slugs_antiguos: [
      "x",
      { slug: 7 },
      { tipo: "producto", slug: "antes", id: "p-a", created_at: AT },
    ],
  });
  await migrate(site.database);
  const item = { tipo: "producto" as const, id: "p-a" };
  expect(await listVersions(item)).toEqual([]);
  expect(await bringBack()).toMatchObject({ outcome: "papelera.recuperado" });
  expect((await listVersions(item)).map(({ version, author }) => [version, author])).toEqual([
    [2, "ana@ejemplo.es"],
    [1, "ana@ejemplo.es"],
  ]);
  expect(await findRenamed("producto", "antes")).toBe("p-a");
});

it.each(["[1]", '"x"', "{}", '[{"table":"revisiones","rows":7}]', '[{"rows":[{}]}]'])(
  "keeps what is damaged in the trash as it is: %s",
  async (datos) => {
    trash("productos", producto("p-a"), {});
    site.raw.prepare("update papelera set datos = ?").run(datos);
    await migrate(site.database);
    expect(await bringBack()).toEqual({ outcome: "papelera.danado" });
    expect(await readColumn("versiones", "datos")).toEqual([datos]);
  },
);

it("lets a version that is no object be none, and shows the others", async () => {
  add("productos", producto("p-a", { version: 3 }));
  add("revisiones", version("p-a", 1, []));
  add("revisiones", version("p-a", 2, producto("p-a", { title: "Antes" })));
  await migrate(site.database);
  expect(await compareVersion(KINDS.producto, "p-a", 1)).toMatchObject({ version: null });
  expect((await compareVersion(KINDS.producto, "p-a", 2))?.fields).toContainEqual({
    ...{ label: "Título", before: "Antes", after: "Producto p-a" },
  });
});

it("undoes an import whose product the trash has given another version, and one still in it", async () => {
  // The import left version 2; restoring the product from the trash made it 3.
  add("productos", producto("p-a", { version: 3, slug: "p-a-2" }));
  replaced("uno", "p-a", 3, JSON.stringify(producto("p-a", { title: "Antes" })));
  add("revisiones", version("p-a", 1, producto("p-a", { title: "Antes" })));
  trash("productos", producto("p-b", { version: 2 }), { revisiones: [version("p-b", 1, "raro")] });
  replaced("dos", "p-b", 2, JSON.stringify(producto("p-b", { title: "Antes" })));
  await migrate(site.database);
  expect(await undo("uno")).toEqual([0, 1, 0]);
  await bringBack();
  expect(await undo("dos")).toEqual([0, 1, 0]);
  expect(await readRows("productos")).toMatchObject([
    { slug: "p-a-2", title: "Antes" },
    { slug: "p-b", title: "Antes" },
  ]);
});

it.each(["null", "[]", '{"title":"Antes"}'])(
  "leaves what an import found as it is, also when it is damaged: %s",
  async (anterior) => {
    add("productos", producto("p-a", { version: 2 }));
    replaced("uno", "p-a", 2, anterior);
    replaced("dos", "p-ida", 2, JSON.stringify(producto("p-ida")));
    await migrate(site.database);
    const kept = { item_id: "p-a", version: 1, datos: anterior };
    expect(await readRows("versiones")).toMatchObject([kept]);
    expect(await undo("uno")).toEqual([0, 0, 1]);
  },
);

it("leads a slug that two categories of the trash handed on to the first that comes back", async () => {
  const categoria = (id: string) => ({
    ...{ id, nombre: id, nombre_folded: id, slug: id, descripcion: null, imagen_url: null },
    ...{ parent_id: null, orden: 0, version: 1, created_at: AT, updated_at: AT },
  });
  const antes = (id: string) => ({ tipo: "categoria", slug: "antes", id, created_at: AT });
  trash("categorias", categoria("uno"), { slugs_antiguos: [antes("uno")] }, "2026-11-02");
  trash("categorias", categoria("dos"), { slugs_antiguos: [antes("dos")] }, "2026-11-03");
  add("categorias", categoria("tres"));
  add("slugs_antiguos", antes("tres"));
  await migrate(site.database);
  const leads = [await findRenamed("categoria", "antes")];
  for (let n = 0; n < 2; n += 1) {
    await bringBack();
    leads.push(await findRenamed("categoria", "antes"));
  }
  expect(leads).toEqual(["tres", "dos", "uno"]);
});
