import { expect, it } from "vitest";
import { savePrecios } from "~/actions/productos/precios.server";
import { PRECIO_ASKED } from "~base/precio";
import { database } from "~db/client.server";
import { addProducto } from "../../domain/catalogo";
import { refuseWrites } from "../../support/break-database";
import { testDatabase } from "../../support/database";
import { readRow } from "../../support/stored";

testDatabase();
const actor = { id: "ana", email: "ana@ejemplo.es" };

/** Sends rows, each as the id, the price that the list showed, and the price typed. */
const send = (...rows: Row[]) => sendAfter("", ...rows);

type Row = [id: string, antes: string, precio: string];

/** @param asked texts without a figure, which the list has asked the editor to confirm */
async function sendAfter(asked: string, ...rows: Row[]) {
  const form = new FormData();
  form.set(PRECIO_ASKED, asked);
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

it("each price that cannot be is marked at its own row, and none is saved", async () => {
  await addProducto("a", { price: "9 €" });
  await addProducto("b", { price: "5 €" });
  const long = "1".repeat(300);
  const answer = await send(["p-a", "9 €", long], ["p-b", "5 €", "6 €"]);
  expect(answer).toMatchObject({ init: { status: 422 } });
  expect(answer).toHaveProperty("data.precios", { "p-a": long, "p-b": "6 €" });
  expect(answer).toHaveProperty("data.reply.error", { "precio-p-a": [expect.any(String)] });
  const rows = await database().read.selectFrom("productos").select("price").execute();
  expect(rows.map(({ price }) => price).sort()).toEqual(["5 €", "9 €"]);
});

it("a list of prices that could not be written comes back with those that were typed", async () => {
  await addProducto("a", { price: "9 €" });
  await refuseWrites("productos", "update");
  const answer = await send(...TWO);
  expect(answer).toMatchObject({ init: { status: 503 } });
  expect(answer).toHaveProperty("data.precios", precios);
});

const prices = async () => {
  const all = database().read.selectFrom("productos").select(["price", "precio_centimos"]);
  return (await all.orderBy("id").execute()).map((row) => [row.price, row.precio_centimos]);
};

it("a list of prices asks once about those that are no figure, and saves none before", async () => {
  await addProducto("a", { price: "9 €" });
  await addProducto("b", { price: "entre 4 y 6 €" });
  const rows: Parameters<typeof send> = [
    ["p-a", "9,00 €", "49,90–59,90 €"],
    ["p-b", "entre 4 y 6 €", "entre 4 y 6 € "],
  ];
  const answer = await send(...rows);
  expect(answer).toMatchObject({ init: { status: 422 } });
  const asked = expect.stringMatching(
    /^«49,90–59,90 €» no se entiende .* o, si lo quieres así, guarda/,
  );
  expect(answer).toHaveProperty("data.reply.error", { "precio-p-a": [asked] });
  expect(await prices()).toEqual([
    ["9 €", null],
    ["entre 4 y 6 €", null],
  ]);
  expect(await sendAfter("49,90–59,90 €\nentre 4 y 6 € ", ...rows)).toHaveProperty("status", 303);
  expect(await prices()).toEqual([
    ["49,90–59,90 €", null],
    ["entre 4 y 6 €", null],
  ]);
});

it("a list of prices keeps one spelling, and refuses the errors of a sheet", async () => {
  await addProducto("a", { price: "9 €", precio_centimos: 900 });
  await addProducto("b", { price: "5 €", precio_centimos: 500 });
  const refused = await send(["p-a", "9,00 €", "EUR 1 299,5"], ["p-b", "5,00 €", "#¡VALOR!"]);
  expect(refused).toMatchObject({ init: { status: 422 } });
  const zero = await send(["p-a", "9,00 €", "8,00 €"], ["p-b", "5,00 €", "0"]);
  expect(JSON.stringify(zero)).toContain("Un precio es mayor que 0");
  expect(await prices()).toEqual([
    ["9 €", 900],
    ["5 €", 500],
  ]);
  expect(JSON.stringify(refused)).toContain("«#¡VALOR!» es un error de la hoja de cálculo");
  expect(await send(["p-a", "9,00 €", "EUR 1 299,5"], ["p-b", "5,00 €", ""])).toHaveProperty(
    "status",
    303,
  );
  expect(await prices()).toEqual([
    ["1.299,50 €", 129_950],
    [null, null],
  ]);
});

it("another spelling of the same price leaves the text and the day of its check", async () => {
  await addProducto("a", { price: "9 €", precio_comprobado_at: "2020" });
  expect(await send(["p-a", "9,00 €", "9.0"])).toHaveProperty("status", 303);
  const { price, precio_comprobado_at, version } = await readRow("productos");
  expect([price, precio_comprobado_at, version]).toEqual(["9 €", "2020", 1]);
});
