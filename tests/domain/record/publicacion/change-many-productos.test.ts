import { expect, it } from "vitest";
import { KINDS } from "~/domain/kinds.server";
import { database } from "~db/client.server";
import { changeMany } from "~record/publicacion/change-many.server";
import { siteDatabase } from "../../../support/database";
import { addProducto } from "../../catalogo";

siteDatabase();
const ANA = { id: "ana", email: "ana@ejemplo.es" };

it("puts many products into a category, and none into one that is gone", async () => {
  await addProducto("a");
  await addProducto("b");
  const ids = ["p-a", "p-b"];
  await changeMany(KINDS.producto, { accion: "categoria", ids, categoria: "bano-higiene" }, ANA);
  const gone = await changeMany(
    KINDS.producto,
    { accion: "categoria", ids, categoria: "ya-no-esta" },
    ANA,
  );
  expect(gone).toEqual({ outcome: "no-categoria" });
  const rows = await database()
    .read.selectFrom("productos")
    .select(["category", "version"])
    .execute();
  expect(rows.map((row) => ({ ...row }))).toEqual(
    ids.map(() => ({ category: "bano-higiene", version: 2 })),
  );
});

it("publishes none of many while one of them is not finished, and says what that lacks", async () => {
  await addProducto("a", { estado: "draft", imageurl: "https://fotos.test/a.jpg" });
  await addProducto("b", { estado: "draft", category: "" });
  const ids = ["p-a", "p-b"];
  const refused = await changeMany(
    KINDS.producto,
    { accion: "published", ids, categoria: "" },
    ANA,
  );
  const titles = ["«Producto b» (No tiene imagen. No tiene categoría.)"];
  expect(refused).toEqual({ outcome: "unlawful", titles });
});
