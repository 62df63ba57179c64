import { expect, it } from "vitest";
import { KINDS } from "~/domain/kinds.server";
import { database } from "~db/client.server";
import { startUndo } from "~features/importacion/lote/change-lote.server";
import { updateProducto } from "~nouns/productos/queries/write-productos.server";
import { discard, purgePapelera } from "~record/papelera/papelera.server";
import { compareVersion, restoreVersion } from "~record/publicacion/compare-versions.server";
import { keepVersion, listVersions, purgeVersions } from "~record/versiones/versiones.server";
import { testDatabase } from "../../../support/database";
import { restoreNewest } from "../../../support/records";
import { changeRows, write } from "../../../support/stored";
import { addProducto } from "../../catalogo";
import { ANA, addAna, lote, run, updateBy } from "../../features/importacion/batches";

testDatabase();

it.each(["null", "[]", '"x"', "7"])("a damaged version is none: %s", async (datos) => {
  await addProducto("a");
  const seen = { tipo: "producto" as const, id: "p-a", version: 1 };
  await write((trx) => keepVersion(trx, { tipo: "producto", id: "p-a" }));
  expect(await compareVersion(KINDS.producto, "p-a", 1)).toMatchObject({ version: 1 });
  await changeRows("versiones", { datos });
  expect(await compareVersion(KINDS.producto, "p-a", 1)).toMatchObject({
    version: null,
    fields: [],
  });
  expect(await restoreVersion(KINDS[seen.tipo], seen, 1, ANA)).toBe("refused");
});

const item = { tipo: "producto" as const, id: "p-a" };
const ROW = "Cuna a,a,mobiliario,https://ejemplo.es/c.jpg,4";
const edit = (title: string) =>
  write((trx) => updateProducto(trx, { id: "p-a" }, { title }, { actor: ANA }));
const numbers = async () => (await listVersions(item)).map(({ version }) => version);
const inSomeYears = new Date("2999-01-01");

it("fifty are kept of each, and the one that the undo of an import would bring back", async () => {
  await addAna();
  await addProducto("a", { title: "Antes" });
  const id = await updateBy(ROW);
  for (let n = 3; n <= 60; n += 1) await edit(`Título ${n}`);
  expect(await numbers()).toEqual([...Array.from({ length: 50 }, (_, n) => 60 - n), 1]);
  await edit("Cuna a");
  await startUndo({ id, actor: ANA });
  await run();
  expect((await lote(id)).estado).toBe("deshecha");
  await edit("Otra");
  expect(await numbers()).not.toContain(1);
});

it("one that an undo would bring back outlives its year without the name of who saved it", async () => {
  await addAna();
  await addProducto("a");
  await edit("Antes");
  await updateBy(ROW);
  await write((trx) => purgeVersions(trx, inSomeYears));
  expect(await listVersions(item)).toMatchObject([{ version: 2, author: null }]);
});

it("a new product has none of a deleted one of its id, which has them when it comes back", async () => {
  await addProducto("a");
  await edit("Uno");
  await write((trx) => discard(trx, KINDS[item.tipo], item.id, ANA));
  await addProducto("a");
  expect(await numbers()).toEqual([]);
  await edit("Dos");
  await edit("Tres");
  expect(await numbers()).toEqual([3, 2, 1]);
  await write((trx) => trx.deleteFrom("productos").execute());
  await restoreNewest(ANA);
  expect(await numbers()).toEqual([2, 1]);
  expect((await compareVersion(KINDS.producto, "p-a", 2))?.fields).toEqual([]);
});

it("those of a deleted product go with it, when its time in the trash is over", async () => {
  await addProducto("a");
  await addProducto("b");
  await edit("Uno");
  await write((trx) => updateProducto(trx, { id: "p-b" }, { title: "Otro" }));
  await write((trx) => discard(trx, KINDS[item.tipo], item.id, ANA));
  await write((trx) => purgePapelera(trx, inSomeYears));
  const rows = await database().read.selectFrom("versiones").select("item_id").distinct().execute();
  expect(rows).toEqual([{ item_id: "p-b" }]);
});
