import { beforeEach, expect, it } from "vitest";
import { KINDS } from "~/domain/kinds.server";
import { database } from "~db/client.server";
import { findIdsBySlugs } from "~nouns/productos/queries/productos.server";
import { updateProducto } from "~nouns/productos/queries/write-productos.server";
import { discard, purgePapelera } from "~record/papelera/papelera.server";
import { findRenamed } from "~record/slugs/slugs-antiguos.server";
import { testDatabase } from "../../../support/database";
import { restoreNewest } from "../../../support/records";
import { write } from "../../../support/stored";
import { addProducto } from "../../catalogo";

testDatabase();

const change = (id: string, changes: { slug?: string; id?: string; estado?: "draft" }, day = 1) =>
  write((trx) =>
    updateProducto(trx, { id }, changes, { now: new Date(`2026-03-0${day}T10:00:00.000Z`) }),
  );
const drop = (id: string) => write((trx) => discard(trx, KINDS.producto, id));
const bringBack = () => restoreNewest({ id: "ana", email: "ana@ejemplo.es" });
const owner = () => findRenamed("producto", "cuna");

beforeEach(async () => {
  await addProducto("primera", { slug: "cuna" });
  await change("p-primera", { slug: "primera" }, 1);
});

it("leads to the last that had a slug, and to the one before while that is gone", async () => {
  await addProducto("segunda", { slug: "cuna" });
  expect(await owner()).toBeUndefined();
  await change("p-segunda", { slug: "segunda" }, 2);
  expect(await owner()).toBe("segunda");
  expect(await findIdsBySlugs(["cuna"])).toEqual(new Map([["cuna", "p-segunda"]]));
  await drop("p-segunda");
  expect(await owner()).toBe("primera");
  await bringBack();
  expect(await owner()).toBe("segunda");
});

it("tells no other while the last that had it is a draft", async () => {
  await addProducto("segunda", { slug: "cuna" });
  await change("p-segunda", { slug: "segunda", estado: "draft" }, 2);
  expect(await owner()).toBeUndefined();
});

it("leads to what has left it again, not to who had it between", async () => {
  await addProducto("segunda", { slug: "cuna" });
  await change("p-segunda", { slug: "segunda" }, 2);
  await change("p-primera", { slug: "cuna" }, 3);
  expect(await owner()).toBeUndefined();
  await change("p-primera", { slug: "otra" }, 4);
  expect(await owner()).toBe("otra");
});

it("follows a changed id, also to the id of what had the slug before it and is gone", async () => {
  await addProducto("segunda", { slug: "cuna" });
  await change("p-segunda", { slug: "segunda" }, 2);
  await drop("p-primera");
  await change("p-segunda", { id: "p-primera" }, 3);
  expect(await owner()).toBe("segunda");
});

it("is forgotten with what had it, once that has left the trash for good", async () => {
  await drop("p-primera");
  const purge = (before: string) => write((trx) => purgePapelera(trx, new Date(before)));
  const kept = database().read.selectFrom("slugs_antiguos").select("slug");
  await purge("2020-01-01");
  expect(await kept.execute()).toEqual([{ slug: "cuna" }]);
  await purge("2999-01-01");
  expect(await kept.execute()).toEqual([]);
});
