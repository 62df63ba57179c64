import { beforeEach, expect, it } from "vitest";
import { seedBaseline } from "~/cli/seed/baseline.server";
import { action, loader } from "~/routes/admin.categorias.$id_.ficha";
import { database } from "~db/client.server";
import { findDeFicha, listDatos } from "~nouns/ficha/datos.server";
import { fichaText } from "~nouns/ficha/ficha";
import { addProducto } from "../domain/catalogo";
import { testDatabase } from "../support/database";
import { type RouteAccount, routeAccount } from "../support/route-account";

testDatabase(seedBaseline);

let ana: RouteAccount;
beforeEach(async () => {
  await database().write((trx) => trx.deleteFrom("datos").execute());
  ana = await routeAccount("ana@ejemplo.es", "main_admin");
});

const ID = "cat-habitacion-bebe";
const PATH = `/admin/categorias/${ID}/ficha`;
const read = () => listDatos(database().read, ID);
const post = (fields: Record<string, string>, { dato = "", id = ID, by = ana } = {}) =>
  by.post(action, dato ? `${PATH}?dato=${dato}` : PATH, fields, { id });
const ANCHO = { intent: "guardar", nombre: "Ancho", unidad: "cm", tipo: "numero", mejor: "menos" };

it("a fact says which question of a home it answers, in the unit of that question", async () => {
  const fact = { ...ANCHO, nombre: "Hueco", casa: "puerta" };
  const wrong = await post({ ...fact, unidad: "mm" });
  expect(wrong.reply?.error).toEqual({ casa: ["Para eso, la unidad es «cm»"] });
  const kind = await post({ ...fact, tipo: "si_no" });
  expect(kind.reply?.error).toEqual({ casa: ["A eso responde un número"] });
  await post(fact);
  expect(await read()).toMatchObject([{ nombre: "Hueco", casa: "puerta" }]);
  await post({ ...fact, casa: "" }, { dato: (await read())[0]?.id ?? "" });
  expect(await read()).toMatchObject([{ nombre: "Hueco", casa: null }]);
});

it("a main admin adds a fact, and a wrong one comes back as typed", async () => {
  const answer = await post({ ...ANCHO, filtrable: "on" });
  expect([answer.status, answer.location]).toEqual([303, PATH]);
  expect(await read()).toMatchObject([{ ...{ nombre: "Ancho", unidad: "cm" }, filtrable: true }]);
  const again = await post(ANCHO);
  expect(again.status).toBe(422);
  expect(again.reply?.error).toEqual({ nombre: ["Ya hay otro dato con ese nombre en esta ficha"] });
  const wrong = await post({ ...ANCHO, nombre: "", tipo: "opcion" });
  expect(wrong.status).toBe(422);
  expect(Object.keys(wrong.reply?.error ?? {})).toEqual(["nombre"]);
  expect(wrong.reply?.initialValue).toMatchObject({ unidad: "cm", tipo: "opcion" });
});

it("the sentence of a filter has its number in one place, and stays with limits alone", async () => {
  const twice = await post({ ...ANCHO, filtrable: "on", frase: "De … a …" });
  expect([twice.status, twice.reply?.error]).toEqual([
    422,
    { frase: ["Pon una vez «…», donde va la cifra"] },
  ]);
  await post({ ...ANCHO, filtrable: "on", frase: "Cabe en ... de ancho" });
  await post({ ...ANCHO, nombre: "Largo", frase: "Mide … de largo" });
  expect((await read()).map(({ frase }) => frase)).toEqual(["Cabe en … de ancho", ""]);
});

it("an option that is too long, or a criterion too many, is said at its own field", async () => {
  const opciones = `Sí\n${"x".repeat(41)}\nNo`;
  const long = await post({ ...ANCHO, tipo: "opcion", opciones });
  expect([long.status, long.reply?.error]).toEqual([
    422,
    { opciones: ["Línea 2: Una opción puede tener hasta 40 caracteres"] },
  ]);
  expect(long.reply?.initialValue).toMatchObject({ opciones, nombre: "Ancho" });
  for (const nombre of ["a", "b", "c", "d", "e", "f"]) await post({ ...ANCHO, nombre, peso: "1" });
  const seventh = await post({ ...ANCHO, nombre: "g", peso: "1" });
  expect([seventh.status, Object.keys(seventh.reply?.error ?? {})]).toEqual([422, ["peso"]]);
});

it("a fact goes once whoever takes it away has read how many products have it", async () => {
  await post(ANCHO);
  const [{ id = "" } = {}] = await read();
  await addProducto("a", { ficha: fichaText({ [id]: { valor: 60, fuente: "medido" } }) });
  const asked = await post({ intent: "eliminar" }, { dato: id });
  const leida = "¿Quitar «Ancho» de la ficha? 1 producto tiene este dato: se borraría.";
  expect([asked.status, asked.reply?.error]).toEqual([409, { "": [leida] }]);
  expect(await read()).toHaveLength(1);
  expect((await post({ intent: "eliminar", leida }, { dato: id })).status).toBe(303);
  expect(await read()).toEqual([]);
});

it("the order of the facts changes by one place", async () => {
  for (const nombre of ["Ancho", "Largo"]) await post({ ...ANCHO, nombre });
  const [, { id = "" } = {}] = await read();
  expect((await post({ intent: "subir", dato: id })).location).toBe(PATH);
  expect((await read()).map(({ nombre }) => nombre)).toEqual(["Largo", "Ancho"]);
});

it("a subcategory has no sheet of its own, and neither has what is no category", async () => {
  const id = "cat-mobiliario";
  expect((await ana.load(loader, PATH, { id })).status).toBe(200);
  expect((await post(ANCHO, { id })).status).toBe(404);
  expect((await ana.load(loader, PATH, { id: "no-hay" })).status).toBe(404);
});

it("other admins neither see nor change it", async () => {
  const luz = await routeAccount("luz@ejemplo.es", "contributor");
  expect((await luz.load(loader, PATH, { id: ID })).status).toBe(403);
  expect((await post(ANCHO, { by: luz })).status).toBe(403);
  expect(await read()).toEqual([]);
});

it("a category, or one below it, says that its products are medical devices, and takes it back", async () => {
  const ticked = async (id: string) => (await findDeFicha(id))?.producto_sanitario;
  for (const id of [ID, "cat-mobiliario"]) {
    const on = await post({ intent: "sanitario", producto_sanitario: "on" }, { id });
    expect([on.status, await ticked(id)]).toEqual([303, 1]);
    await post({ intent: "sanitario" }, { id });
    expect(await ticked(id)).toBe(0);
  }
  const luz = await routeAccount("luz@ejemplo.es", "contributor");
  const answer = await post({ intent: "sanitario", producto_sanitario: "on" }, { by: luz });
  expect([answer.status, await ticked(ID)]).toEqual([403, 0]);
});
