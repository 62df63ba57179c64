import { expect, it } from "vitest";
import { findSucesos } from "~record/historial/find-sucesos.server";
import { actionLabel, detailsText } from "~record/historial/suceso";
import { siteDatabase } from "../../../support/database";
import { insertRows } from "../../../support/stored";
import { addConsejo, addProducto } from "../../catalogo";

siteDatabase();

it("a row with damaged details stands in the list without them", async () => {
  const details = ['{"tipo":"totp"}', "null", "[]", "3"];
  const rows = details.map((each) => ({ action: "codigo.rechazado", details: each }));
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
  const vieja = { id: "x", tipo: "producto", item_id: "p-vieja", titulo: "Vieja" } as const;
  await insertRows("versiones", { ...vieja, version: 1, causa: "borrado" });
  await insertRows(
    "audit_log",
    entry("c-siestas", "relacion.ordenada", { producto: "p-cuna" }),
    entry("c-siestas", "relacion.eliminada", { producto: "p-ida" }),
    entry("p-cuna"),
    entry("p-vieja", "producto.eliminado"),
    entry("p-ida"),
  );
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

it("finds sign-ins alone among the accesses", async () => {
  await insertRows("audit_log", { action: "sesion.iniciada" }, { action: "ajustes.cambiados" });
  const { items } = await findSucesos({ actor: "", accion: "accesos", pagina: 1 });
  expect(items.map(({ action }) => action)).toEqual(["sesion.iniciada"]);
});

it("says in words what becomes of a featured product", () => {
  expect(actionLabel("producto.destacado")).toBe("Destacó un producto");
  expect(actionLabel("producto.no-destacado")).toBe("Quitó un producto de los destacados");
});

it("shows an action that an older version recorded by its name", () => {
  expect(actionLabel("pregunta.hecha")).toBe("pregunta.hecha");
  expect(actionLabel("constructor")).toBe("constructor");
});

it("tells the details in Spanish, with numbers as people read them", () => {
  expect(detailsText({ titulo: "Via recovery", via: "orden" })).toBe(
    "título: Via recovery · vía: orden",
  );
  expect(detailsText({ cambios: "Lema: a → b\nCiudad: c → d" })).toBe(
    "cambios: Lema: a → b · Ciudad: c → d",
  );
  expect(detailsText({ tipo: "recovery" })).toBe("tipo: código de recuperación");
  expect(detailsText({ tipo: "consejo", productos: 2 })).toBe("tipo: consejo · productos: 2");
  expect(detailsText({ bytes: 1_234_567, lista: ["a"] })).toBe("bytes: 1.234.567");
});
