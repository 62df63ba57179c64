import { beforeEach, expect, it } from "vitest";
import { action } from "~/routes/admin.productos.$id_.evidencia";
import { database } from "~db/client.server";
import { findTrayectoria } from "~nouns/productos/queries/trayectoria.server";
import { updateProducto } from "~nouns/productos/queries/write-productos.server";
import { addProducto } from "../domain/catalogo";
import { testDatabase } from "../support/database";
import { type RouteAccount, routeAccount } from "../support/route-account";

testDatabase();

const PATH = "/admin/productos/p-a/evidencia";
const GIRO = "2 rating";

let ana: RouteAccount;
beforeEach(async () => {
  ana = await routeAccount("ana@ejemplo.es", "main_admin");
  await addProducto("a");
  await database().write((trx) => updateProducto(trx, { id: "p-a" }, { rating: 1 }));
});
const post = (fields: Record<string, string>, by = ana) =>
  by.post(action, PATH, { intent: "ocultar", giro: GIRO, ...fields }, { id: "p-a" });
const hidden = async () => (await findTrayectoria("p-a"))?.giros[0]?.oculto;

it("a main admin hides a change with a reason, and shows it again", async () => {
  const answer = await post({ oculto: " Fue un error. " });
  expect([answer.status, answer.location?.replace(/\?.*#/, "#")]).toEqual([
    303,
    `${PATH}#trayectoria`,
  ]);
  expect(await hidden()).toBe("Fue un error.");
  expect((await post({ oculto: "Otro" })).status).toBe(409);
  expect((await post({ intent: "mostrar" })).status).toBe(303);
  expect(await hidden()).toBeNull();
  expect((await post({ intent: "mostrar" })).status).toBe(409);
  const log = database().read.selectFrom("audit_log").select(["action", "details"]);
  expect(await log.where("target", "=", "p-a").orderBy("id").execute()).toEqual([
    { action: "producto.giro-oculto", details: '{"campo":"rating","motivo":"Fue un error."}' },
    { action: "producto.giro-visible", details: '{"campo":"rating"}' },
  ]);
});

it.each([
  [{ oculto: "" }, "oculto"],
  [{ oculto: "x".repeat(301) }, "oculto"],
  [{ oculto: "Sí", giro: "" }, "giro"],
  [{ oculto: "Sí", giro: "2 inicio" }, "giro"],
])("a reason or a change that is missing comes back as typed: %j", async (fields, field) => {
  const answer = await post(fields);
  expect([answer.status, Object.keys(answer.reply?.error ?? {})]).toEqual([422, [field]]);
  expect(answer.reply?.initialValue).toMatchObject({ giro: GIRO, ...fields });
  expect(await hidden()).toBeNull();
});

it("other admins hide nothing", async () => {
  const luz = await routeAccount("luz@ejemplo.es", "contributor");
  expect((await post({ oculto: "Me molesta" }, luz)).status).toBe(403);
  expect(await hidden()).toBeNull();
});
