import { describe, expect, it } from "vitest";
import { movedOrMissing } from "~/actions/moved-or-missing.server";
import { KINDS } from "~/domain/kinds.server";
import {
  deleteCategoria,
  insertCategoria,
  updateCategoria,
} from "~nouns/categorias/queries/write-categorias.server";
import { listPapelera, restore } from "~record/papelera/papelera.server";
import { findRenamed } from "~record/slugs/slugs-antiguos.server";
import { testDatabase } from "../../../../support/database";
import { readRow, write } from "../../../../support/stored";
import { camposOf } from "../campos";

testDatabase();

async function add(slug: string): Promise<string> {
  const added = await write((trx) => insertCategoria(trx, camposOf(slug)));
  if (added.outcome !== "saved") throw new Error(added.outcome);
  return added.id;
}

const rowOf = (id: string) => readRow("categorias", { id });

async function rename(id: string, ...slugs: string[]) {
  for (const slug of slugs) {
    const { version } = await rowOf(id);
    await write((trx) => updateCategoria(trx, { id, version }, camposOf(slug)));
  }
}

const remove = (id: string, moveTo?: string) =>
  write((trx) => deleteCategoria(trx, id, { moveTo }));

const deleteAt = (id: string, at: string, moveTo?: string) =>
  write((trx) => deleteCategoria(trx, id, { moveTo, now: new Date(at) }));

async function bringBack(nombre: string) {
  const papel = (await listPapelera()).items.find(({ titulo }) => titulo === nombre);
  await write((trx) => restore(trx, KINDS, papel?.id ?? ""));
}

const leadsTo = (...slugs: string[]) =>
  Promise.all(slugs.map((slug) => findRenamed("categoria", slug)));

describe("a category that gave what it held to another", () => {
  it("leads there by all its slugs, wherever that goes", async () => {
    const id = await add("paseo");
    await rename(id, "salir");
    const hogar = await add("hogar");
    await remove(id, hogar);
    expect(await leadsTo("paseo", "salir")).toEqual(["hogar", "hogar"]);
    const { status, headers } = await movedOrMissing("categoria", "salir");
    expect([status, headers.get("Location")]).toEqual([301, "/categoria/hogar"]);
    await rename(hogar, "casa");
    expect(await leadsTo("paseo", "salir", "hogar")).toEqual(["casa", "casa", "casa"]);
    await remove(hogar, await add("dormir"));
    expect(await leadsTo("paseo", "salir", "hogar", "casa")).toEqual(Array(4).fill("dormir"));
    await bringBack("casa");
    expect(await leadsTo("paseo", "salir", "hogar")).toEqual(["casa", "casa", "casa"]);
  });

  it("leads nowhere any more once that is gone with nothing in it", async () => {
    const id = await add("paseo");
    const hogar = await add("hogar");
    await remove(id, hogar);
    await remove(hogar);
    expect(await leadsTo("paseo", "hogar")).toEqual([undefined, undefined]);
  });

  it.each([
    ["the first", ["salir", "hogar"]],
    ["the second", ["hogar", "salir"]],
  ])("has its slugs again when both come back, %s deleted first", async (_, order) => {
    const id = await add("paseo");
    await rename(id, "salir");
    const hogar = await add("hogar");
    await deleteAt(id, "2026-11-01T10:00:00.000Z", hogar);
    await deleteAt(hogar, "2026-11-02T10:00:00.000Z");
    for (const nombre of order) await bringBack(nombre);
    expect(await leadsTo("paseo", "salir")).toEqual(["salir", undefined]);
  });

  it("has its slugs again when it comes back, but for those that others had meanwhile", async () => {
    const id = await add("paseo");
    await rename(id, "salir", "calle", "fuera");
    await remove(id, await add("hogar"));
    await add("salir");
    await rename(await add("calle"), "barrio");
    await bringBack("fuera");
    expect((await rowOf(id)).slug).toBe("fuera");
    expect(await leadsTo("paseo", "salir", "calle", "fuera")).toEqual([
      ...["fuera", undefined, "barrio", undefined],
    ]);
  });
});
