import { expect, it } from "vitest";
import { compareVersion, restoreVersion } from "~/domain/productos/versiones.server";
import { keepVersion } from "~/domain/versiones/versiones.server";
import { database } from "~db/client.server";
import { testDatabase } from "../../support/database";
import { addProducto } from "../catalogo";

testDatabase();
const ANA = { id: "ana", email: "ana@ejemplo.es" };

it.each(["null", "[]", '"x"', "7"])("a damaged version is none: %s", async (datos) => {
  await addProducto("a");
  const seen = { id: "p-a", version: 1 };
  await database().write((trx) => keepVersion(trx, { tipo: "producto", id: "p-a" }));
  expect(await compareVersion("p-a", 1)).toMatchObject({ version: 1 });
  await database().write((trx) => trx.updateTable("versiones").set({ datos }).execute());
  expect(await compareVersion("p-a", 1)).toMatchObject({ version: null, fields: [] });
  expect(await restoreVersion(seen, 1, ANA)).toBe("refused");
});
