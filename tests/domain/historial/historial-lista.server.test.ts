import { expect, it } from "vitest";
import { findSucesos } from "~/domain/historial/historial-lista.server";
import { database } from "~db/client.server";
import { testDatabase } from "../../support/database";

testDatabase();

it("a row with damaged details stands in the list without them", async () => {
  const details = ['{"tipo":"totp"}', "null", "[]", "3"];
  const rows = details.map((each) => ({
    at: "2026-03-01",
    action: "codigo.rechazado",
    details: each,
  }));
  await database().write((trx) => trx.insertInto("audit_log").values(rows).execute());
  const { sucesos } = await findSucesos({ actor: "", accion: "", pagina: 1 });
  expect(sucesos.map((suceso) => suceso.details)).toEqual([{}, {}, {}, { tipo: "totp" }]);
});
