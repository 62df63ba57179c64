import { beforeEach, expect, it } from "vitest";
import { seedBaseline } from "~/cli/seed/baseline.server";
import { action, loader } from "~/routes/admin.categorias.$id_.datos";
import { database } from "~db/client.server";
import { fichaText, parseFicha } from "~nouns/ficha/ficha";
import { keyOf } from "~nouns/ficha/tabla-de-datos";
import { addProducto } from "../domain/catalogo";
import { testDatabase } from "../support/database";
import { insertRows } from "../support/insert-rows";
import { type RouteAccount, routeAccount } from "../support/route-account";

testDatabase(seedBaseline);

const ID = "cat-habitacion-bebe";
const PATH = `/admin/categorias/${ID}/datos`;
const DATOS = "dato-1.dato-2";
const MEDIDO = {
  "dato-1": {
    valor: 5,
    fuente: "medido" as const,
    medicion: { metodo: "Con báscula", dia: "2026-01-02", quien: "Ana", foto: "" },
  },
};

let luz: RouteAccount;
beforeEach(async () => {
  await database().write((trx) => trx.deleteFrom("datos").execute());
  const dato = { categoria_id: ID, mejor: null };
  const peso = { id: "dato-1", clave: "peso", nombre: "Peso", tipo: "numero" } as const;
  const lava = { id: "dato-2", clave: "lava", nombre: "Se lava", tipo: "si_no" } as const;
  await insertRows("datos", { ...dato, ...peso, posicion: 0 }, { ...dato, ...lava, posicion: 1 });
  await addProducto("a", { category: "habitacion-bebe", ficha: fichaText(MEDIDO) });
  await addProducto("b", { category: "mobiliario", estado: "draft" });
  await addProducto("c", { category: "alimentacion" });
  luz = await routeAccount("luz@ejemplo.es", "contributor");
});

/** Cells of two products as the form sends them, with the typed ones filled in. */
const fieldsOf = (typed: Record<string, string>, antes = ["5\n", "\n"]) => {
  const form: [string, string][] = [["datos", DATOS]];
  for (const [at, id] of ["p-a", "p-b"].entries()) {
    const [d1 = "", d2 = ""] = (antes[at] ?? "").split("\n");
    form.push(["id", id], ["antes", `${d1}\r\n${d2}`]);
    form.push([`celda_${at}_0`, typed[`celda_${at}_0`] ?? d1]);
    form.push([`celda_${at}_1`, typed[`celda_${at}_1`] ?? d2]);
  }
  return form;
};

const send = (typed: Record<string, string>, antes?: string[]) =>
  luz.post(action, PATH, fieldsOf(typed, antes), { id: ID });

const fichaOf = async (slug: string) => {
  const rows = database().read.selectFrom("productos").select(["ficha", "version"]);
  const { ficha, version } = await rows.where("slug", "=", slug).executeTakeFirstOrThrow();
  return { ...parseFicha(ficha), version };
};

it("a contributor reads the products of a category and of what stands below it", async () => {
  const context = { requestId: "x", nonce: "x", clientAddress: "203.0.113.7" };
  const read = async (id: string) =>
    await loader({ request: luz.request(PATH), params: { id }, context });
  const { productos, datos } = await read(ID);
  expect(productos.items.map(({ id }) => id)).toEqual(["p-a", "p-b"]);
  expect(datos.map(({ nombre }) => nombre)).toEqual(["Peso", "Se lava"]);
  expect((await read("cat-mobiliario")).productos.items.map(({ id }) => id)).toEqual(["p-b"]);
  await expect(read("nada")).rejects.toMatchObject({ status: 404 });
});

it("touched cells are saved at once, and a value keeps its source and how it was measured", async () => {
  const answer = await send({ celda_0_0: "6,5", celda_1_1: "1" });
  expect([answer.status, answer.location]).toEqual([303, PATH]);
  expect(await fichaOf("a")).toMatchObject({ "dato-1": { ...MEDIDO["dato-1"], valor: 6.5 } });
  expect(await fichaOf("b")).toMatchObject({ "dato-2": { valor: 1, fuente: "fabricante" } });
  await send({ celda_0_0: "" }, ["6,5\n", "\n1"]);
  expect(await fichaOf("a")).not.toHaveProperty("dato-1");
});

it("a wrong cell is said at its place, what was typed comes back, and nothing is saved", async () => {
  const answer = await send({ celda_0_0: "mucho", celda_1_1: "1" });
  expect(answer.status).toBe(422);
  expect(answer.reply?.error).toEqual({
    [keyOf("p-a", "dato-1")]: [expect.stringMatching(/^Producto a: Peso: /)],
  });
  expect(await fichaOf("b")).not.toHaveProperty("dato-2");
});

it("a wrong cell is told by its product and fact, wherever its row stood in the form", async () => {
  const moved: [string, string][] = [
    ["datos", "dato-2.dato-1"],
    ["id", "p-b"],
    ["antes", "\r\n"],
    ["celda_0_1", "mucho"],
  ];
  const { reply } = await luz.post(action, PATH, moved, { id: ID });
  expect(Object.keys(reply?.error ?? {})).toEqual([keyOf("p-b", "dato-1")]);
});

it("a cell that somebody else has changed stops the form, but one beside it does not", async () => {
  await send({ celda_1_0: "3" });
  const late = await send({ celda_1_0: "4" });
  expect([late.status, late.reply?.error?.[""]?.[0]]).toEqual([
    409,
    expect.stringContaining("«Producto b»"),
  ]);
  expect(await fichaOf("b")).toMatchObject({ "dato-1": { valor: 3 } });
  expect((await send({ celda_1_1: "0" })).status).toBe(303);
  expect(await fichaOf("b")).toMatchObject({ "dato-1": { valor: 3 }, "dato-2": { valor: 0 } });
});

it("a form of nothing new, of unknown facts or of a product that is gone writes nothing", async () => {
  const { version } = await fichaOf("a");
  expect((await send({})).status).toBe(303);
  const strange = await luz.post(
    action,
    PATH,
    [...fieldsOf({}), ["id", "p-nada"], ["antes", ""], ["celda_2_0", "9"], ["celda_0_9", "9"]],
    { id: ID },
  );
  expect([strange.status, strange.reply?.error?.[""]?.[0]]).toEqual([
    409,
    expect.stringContaining("«p-nada»"),
  ]);
  expect((await fichaOf("a")).version).toBe(version);
});
