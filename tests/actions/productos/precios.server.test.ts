import { sql } from "kysely";
import { expect, it } from "vitest";
import { savePrecios } from "~/actions/productos/precios.server";
import { database } from "~db/client.server";
import { addProducto } from "../../domain/catalogo";
import { testDatabase } from "../../support/database";

testDatabase();
const actor = { id: "ana", email: "ana@ejemplo.es" };

/** Each row is the id, the price that was seen, and the one that was sent. */
async function send(...rows: [id: string, antes: string, precio: string][]) {
  const form = new FormData();
  for (const [id, antes, precio] of rows) {
    for (const [name, value] of Object.entries({ id, antes, precio })) form.append(name, value);
  }
  return savePrecios({ form, context: {} as never, actor }, "/admin/productos");
}

const TWO: Parameters<typeof send> = [
  ["p-a", "9 €", "10 €"],
  ["p-b", "5 €", "5 €"],
];
const precios = { "p-a": "10 €" };

it("a refused list of prices comes back with those alone that were typed", async () => {
  await addProducto("a", { price: "8 €" });
  await addProducto("b", { price: "4 €" });
  const answer = await send(...TWO);
  expect(answer).toMatchObject({ init: { status: 409 } });
  expect(answer).toHaveProperty("data.precios", precios);
});

it("a list of prices that could not be written comes back with those that were typed", async () => {
  await addProducto("a", { price: "9 €" });
  await sql`create trigger no before update on productos
    begin select raise(abort, 'no'); end`.execute(database().writer);
  const answer = await send(...TWO);
  expect(answer).toMatchObject({ init: { status: 503 } });
  expect(answer).toHaveProperty("data.precios", precios);
});
