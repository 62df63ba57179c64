import { beforeEach, expect, it } from "vitest";
import { KINDS } from "~/domain/kinds.server";
import { listPapelera } from "~record/papelera/papelera.server";
import { changeMany } from "~record/publicacion/change-many.server";
import { siteDatabase } from "../../../support/database";
import { insertRows } from "../../../support/insert-rows";
import { readRows } from "../../../support/stored";
import { addProducto } from "../../catalogo";

siteDatabase();

const ANA = { id: "ana", email: "ana@ejemplo.es" };
const OLD = "2020-01-01T00:00:00.000Z";

const add = (id: string, more: object = {}) =>
  insertRows("consejos", {
    ...{ id, titulo: `Consejo ${id}`, slug: id, categoria: "salud" },
    ...{ imagen: "https://ejemplo.es/a.jpg", estado: "draft", fecha: OLD, ...more },
  });

const stored = () => readRows("consejos");

const change = (accion: "published" | "draft" | "eliminar", ...ids: string[]) =>
  changeMany(KINDS.consejo, { accion, ids, categoria: "" }, ANA);

beforeEach(async () => {
  await add("a");
  await add("b", { estado: "published", published_at: OLD });
});

it("publishes drafts with the day of today, and leaves what is published", async () => {
  expect(await change("published", "a", "b", "nadie")).toEqual({ outcome: "saved" });
  const [a, b] = await stored();
  expect(a).toMatchObject({ estado: "published", version: 2 });
  expect(a?.fecha).not.toBe(OLD);
  expect(b).toMatchObject({ estado: "published", version: 1, fecha: OLD });
});

it("publishes none while one may not be published", async () => {
  await add("c", { imagen: "" });
  const outcome = await change("published", "a", "c");
  expect(outcome).toMatchObject({ outcome: "unlawful", titles: [expect.stringMatching("c» ")] });
  expect((await stored()).map(({ estado }) => estado)).toEqual(["draft", "published", "draft"]);
});

it("takes articles back to draft, and puts them into the bin", async () => {
  await change("draft", "a", "b");
  expect((await stored()).map(({ estado }) => estado)).toEqual(["draft", "draft"]);
  await change("eliminar", "a", "b");
  expect(await stored()).toEqual([]);
  const { items } = await listPapelera(1);
  expect(items.map(({ titulo }) => titulo).sort()).toEqual(["Consejo a", "Consejo b"]);
});

it("gives all one category, and none a category that is gone", async () => {
  const choose = (categoria: string) =>
    changeMany(KINDS.consejo, { accion: "categoria", ids: ["a", "b"], categoria }, ANA);
  expect(await choose("sueno")).toEqual({ outcome: "saved" });
  expect(await choose("no-hay")).toEqual({ outcome: "no-categoria" });
  const moved = { categoria: "sueno", version: 2 };
  expect(await stored()).toMatchObject([moved, moved]);
});

it("puts many products into a category, and none into one that is gone", async () => {
  await addProducto("a");
  await addProducto("b");
  const choose = (categoria: string) =>
    changeMany(KINDS.producto, { accion: "categoria", ids: ["p-a", "p-b"], categoria }, ANA);
  await choose("bano-higiene");
  expect(await choose("ya-no-esta")).toEqual({ outcome: "no-categoria" });
  const moved = { category: "bano-higiene", version: 2 };
  expect(await readRows("productos")).toMatchObject([moved, moved]);
});

it("publishes none of many while one of them is not finished, and says what that lacks", async () => {
  await addProducto("a", { estado: "draft", imageurl: "https://fotos.test/a.jpg" });
  await addProducto("b", { estado: "draft", category: "" });
  const accion = "published" as const;
  const asked = { accion, ids: ["p-a", "p-b"], categoria: "" };
  const titles = ["«Producto b» (No tiene imagen. No tiene categoría.)"];
  const refused = await changeMany(KINDS.producto, asked, ANA);
  expect(refused).toEqual({ outcome: "unlawful", titles });
});
