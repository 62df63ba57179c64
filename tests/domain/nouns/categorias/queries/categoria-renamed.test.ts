import { beforeEach, describe, expect, it } from "vitest";
import { KINDS } from "~/domain/kinds.server";
import { startUndo } from "~features/importacion/lote/change-lote.server";
import { findLote } from "~features/importacion/lote/lotes.server";
import {
  deleteCategoria,
  insertCategoria,
  updateCategoria,
} from "~nouns/categorias/queries/write-categorias.server";
import { discard, listPapelera, restore } from "~record/papelera/papelera.server";
import { restoreVersion } from "~record/publicacion/compare-versions.server";
import { testDatabase } from "../../../../support/database";
import { createProducto, editProducto } from "../../../../support/records";
import { write } from "../../../../support/stored";
import { addProducto } from "../../../catalogo";
import { ANA, addAna, importWhole, run } from "../../../features/importacion/batches";
import { find, HEADER } from "../../../features/importacion/importing";
import { camposOf } from "../campos";

testDatabase(addAna);

const CUNAS = camposOf("Cunas");
let id: string;

beforeEach(async () => {
  const added = await write((trx) => insertCategoria(trx, CUNAS));
  if (added.outcome !== "saved") throw new Error(added.outcome);
  id = added.id;
  await addProducto("a", { category: "cunas" });
});

const rename = () =>
  write((trx) => updateCategoria(trx, { id, version: 1 }, { ...CUNAS, slug: "camas" }));
const drop = (id: string) => write((trx) => discard(trx, KINDS.producto, id, ANA));
async function bringBack() {
  const papel = (await listPapelera()).items.find(({ tipo }) => tipo !== "categoria");
  await write((trx) => restore(trx, KINDS, papel?.id ?? ""));
}
/** Deletes the category and moves its content to another, where {@link rename} renames it. */
async function removeInto() {
  const camas = { ...CUNAS, slug: "camas" };
  await write(async (trx) => {
    const added = await insertCategoria(trx, camas);
    if (added.outcome !== "saved") throw new Error(added.outcome);
    await deleteCategoria(trx, id, { moveTo: added.id });
  });
}

describe.each([
  ["has another slug", rename],
  ["gave what it held to another", removeInto],
])("once a category %s", (_, change) => {
  it("what comes back from the trash stands in it", async () => {
    await drop("p-a");
    await change();
    await bringBack();
    expect((await find("a")).category).toBe("camas");
  });

  it("a former version stands in it", async () => {
    await write((trx) => insertCategoria(trx, { ...CUNAS, slug: "otra" }));
    await editProducto({ id: "p-a", version: 1 }, { category: "otra" }, ANA);
    await change();
    expect(await restoreVersion(KINDS.producto, { id: "p-a", version: 2 }, 1, ANA)).toBe("saved");
    expect((await find("a")).category).toBe("camas");
  });

  it("what an import is undone to stands in it", async () => {
    const text = `${HEADER}\nCuna,a,mobiliario,https://ejemplo.es/c.jpg,4`;
    const lote = await importWhole(text, { duplicados: "actualizar" });
    await change();
    await startUndo({ id: lote, actor: ANA });
    await run();
    expect((await find("a")).category).toBe("camas");
  });

  it("it is no edit that keeps a chain of imports from being undone", async () => {
    const lotes: string[] = [];
    for (const title of ["Una", "Otra"]) {
      const text = `${HEADER}\n${title},a,cunas,https://ejemplo.es/c.jpg,4`;
      lotes.unshift(await importWhole(text, { duplicados: "actualizar" }));
    }
    const { title } = await find("a");
    expect(title).toBe("Otra");
    await change();
    for (const lote of lotes) {
      await startUndo({ id: lote, actor: ANA });
      await run();
      expect((await findLote(lote))?.deshecho.restaurados).toBe(1);
    }
    expect(await find("a")).toMatchObject({ title: "Producto a", category: "camas" });
  });

  it("a file puts its products into it, new and known, without a warning", async () => {
    await change();
    const rows = ["a", "b"].map((slug) => `Cuna,${slug},cunas,https://ejemplo.es/c.jpg,4`);
    const text = [HEADER, ...rows].join("\n");
    const lote = await importWhole(text, { duplicados: "actualizar" });
    expect((await find("a")).category).toBe("camas");
    expect((await find("b")).category).toBe("camas");
    expect((await findLote(lote))?.avisos).toEqual([]);
  });

  it("a file that says its name, whatever the case, puts products into it without a warning", async () => {
    await change();
    const lote = await importWhole(`${HEADER}\nCuna,b,CUNAS,https://ejemplo.es/c.jpg,4`);
    expect((await find("b")).category).toBe("camas");
    expect((await findLote(lote))?.avisos).toEqual([]);
  });

  it("a form that was open all the while puts a new product into it", async () => {
    await change();
    const campos = {
      ...{ title: "Cuna", slug: "cuna", category: "cunas" },
      ...{ imageurl: "https://ejemplo.es/c.jpg", rating: 4, estado: "draft" as const },
    };
    await createProducto(campos, { idem: "sello", actor: ANA });
    expect((await find("cuna")).category).toBe("camas");
  });

  it("a slug that another category took means that one", async () => {
    await drop("p-a");
    await change();
    await write((trx) => insertCategoria(trx, CUNAS));
    await bringBack();
    expect((await find("a")).category).toBe("cunas");
  });
});
