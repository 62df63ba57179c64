import { expect, it } from "vitest";
import { findSucesos } from "~record/historial/find-sucesos.server";
import { detailsText } from "~record/historial/suceso";
import { siteDatabase } from "../../../support/database";
import { insertRows, write } from "../../../support/stored";
import { addConsejo, addProducto } from "../../catalogo";

siteDatabase();

it("a row with damaged details stands in the list without them", async () => {
  const details = ['{"tipo":"totp"}', "null", "[]", "3"];
  const rows = details.map((each) => ({
    at: "2026-03-01",
    action: "codigo.rechazado",
    details: each,
  }));
  await insertRows("audit_log", ...rows);
  const { items: sucesos } = await findSucesos({ actor: "", accion: "", pagina: 1 });
  expect(sucesos.map((suceso) => suceso.details)).toEqual([{}, {}, {}, { tipo: "totp" }]);
});

it("what it was done to is told by its name, and by none when it is gone", async () => {
  await addProducto("cuna", { title: "Cuna Nido" });
  await addConsejo("siestas", { titulo: "Siestas" });
  const entry = (target: string, action = "producto.editado", details = {}) => ({
    ...{ at: "2026-03-01", action, target, details: JSON.stringify(details) },
  });
  await write(async (trx) => {
    await trx
      .insertInto("versiones")
      .values({
        ...{ id: "x", tipo: "producto", item_id: "p-vieja", titulo: "Vieja", version: 1 },
        ...{ causa: "borrado", datos: "{}", created_at: "2026" },
      })
      .execute();
    await trx
      .insertInto("audit_log")
      .values([
        entry("c-siestas", "relacion.ordenada", { producto: "p-cuna" }),
        entry("c-siestas", "relacion.eliminada", { producto: "p-ida" }),
        entry("p-cuna"),
        entry("p-vieja", "producto.eliminado"),
        entry("p-ida"),
      ])
      .execute();
  });
  const { items: sucesos } = await findSucesos({ actor: "", accion: "", pagina: 1 });
  expect(sucesos.map(({ nombre }) => nombre)).toEqual([
    null,
    "Vieja",
    "Cuna Nido",
    "Siestas",
    "Siestas",
  ]);
  expect(sucesos.map(({ details }) => detailsText(details)).slice(-2)).toEqual([
    "",
    "producto: Cuna Nido",
  ]);
});

it.each([
  [{ accion: "contenido" }, ["producto.editado"]],
  [{ accion: "cuentas" }, ["administrador.retirado"]],
  [{ actor: "LUIS" }, ["producto.editado"]],
  [{ desde: "2026-02-01" }, ["producto.editado"]],
  [{ hasta: "2026-02-02" }, ["administrador.retirado"]],
  [{ hasta: "2026-02-03" }, ["producto.editado", "administrador.retirado"]],
])("%j finds %j", async (asked, found) => {
  await insertRows(
    "audit_log",
    {
      at: "2026-01-02T10:00:00.000Z",
      actor_email: "ana@ejemplo.es",
      action: "administrador.retirado",
    },
    { at: "2026-02-03T10:00:00.000Z", actor_email: "luis@ejemplo.es", action: "producto.editado" },
  );
  const { items } = await findSucesos({ actor: "", accion: "", pagina: 1, ...asked });
  expect(items.map(({ action }) => action)).toEqual(found);
});
