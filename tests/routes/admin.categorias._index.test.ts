import { expect, it } from "vitest";
import { seedBaseline } from "~/cli/seed/baseline.server";
import { action } from "~/routes/admin.categorias._index";
import { database } from "~db/client.server";
import { listTipos } from "~nouns/consejos/queries/tipos.server";
import { addConsejo } from "../domain/catalogo";
import { refuseWrites } from "../support/break-database";
import { testDatabase } from "../support/database";
import { type RouteAccount, routeAccount } from "../support/route-account";

testDatabase(seedBaseline);

const PATH = "/admin/categorias";
const TAKEN = "Ya hay otro tipo de artículo con ese nombre, o que lo tuvo antes: escribe otro";
const main = () => routeAccount("ana@ejemplo.es", "main_admin");
const post = (by: RouteAccount, intent: string, fields: Record<string, string>) =>
  by.post(action, PATH, { intent, volver: `${PATH}?q=a`, ...fields });
const names = async () => (await listTipos(0)).map(({ nombre }) => nombre);
const idOf = async (nombre: string) =>
  (await listTipos(0)).find((tipo) => tipo.nombre === nombre)?.id ?? "";

it("a type of article that is refused comes back as typed, with its problem at its field", async () => {
  const ana = await main();
  const before = await names();
  const salud = await idOf("Salud");
  const wrong = [
    ["crear-tipo", {}, "nombre-nueva", "  ", "El nombre es obligatorio"],
    ["crear-tipo", {}, "nombre-nueva", "SUEÑO", TAKEN],
    ["renombrar-tipo", { id: salud }, `nombre-${salud}`, "sueño", TAKEN],
    ["renombrar-tipo", { id: salud }, `nombre-${salud}`, "", "El nombre es obligatorio"],
    [
      "renombrar-tipo",
      { id: salud },
      `nombre-${salud}`,
      "x".repeat(200),
      /El nombre puede tener hasta \d+ caracteres/,
    ],
  ] as const;
  for (const [intent, row, field, nombre, problem] of wrong) {
    const { status, location, reply } = await post(ana, intent, { ...row, nombre });
    expect([intent, nombre, status, location]).toEqual([intent, nombre, 422, null]);
    expect(reply?.initialValue).toMatchObject({ ...row, nombre });
    expect(Object.keys(reply?.error ?? {})).toEqual([field]);
    expect(reply?.error?.[field]?.[0]).toMatch(problem);
  }
  expect(await names()).toEqual(before);
});

it("a type's description is kept, cleaned, or refused at its field with what was typed", async () => {
  const ana = await main();
  const id = await idOf("Salud");
  const send = (descripcion: string) =>
    post(ana, "renombrar-tipo", { id, nombre: "Viajes", descripcion });
  const long = "x".repeat(241);
  const refused = await send(long);
  expect([refused.status, refused.reply?.error]).toEqual([
    422,
    { [`descripcion-${id}`]: ["La descripción puede tener hasta 240 caracteres"] },
  ]);
  expect(refused.reply?.initialValue).toMatchObject({ nombre: "Viajes", descripcion: long });
  expect(await names()).toContain("Salud");
  expect((await send("Uno\nDos")).status).toBe(422);
  expect((await send("  Del tren al avión. ")).status).toBe(303);
  const found = (await listTipos(0)).find((tipo) => tipo.id === id);
  expect([found?.nombre, found?.descripcion]).toEqual(["Viajes", "Del tren al avión."]);
});

it("what is done leads back to the list as it was filtered", async () => {
  const ana = await main();
  const added = await post(ana, "crear-tipo", { nombre: "Viajes" });
  expect([added.status, added.location]).toEqual([303, `${PATH}?q=a`]);
  const renamed = await post(ana, "renombrar-tipo", { id: await idOf("Viajes"), nombre: "Viajar" });
  expect(renamed.status).toBe(303);
  expect(await names()).toContain("Viajar");
});

it("the history tells what was done to which type, and nothing of what was refused", async () => {
  const ana = await main();
  await post(ana, "crear-tipo", { nombre: "Viajes" });
  const id = await idOf("Viajes");
  await post(ana, "renombrar-tipo", { id, nombre: "Salud" });
  await post(ana, "bajar-tipo", { id });
  await post(ana, "subir-tipo", { id });
  await post(ana, "renombrar-tipo", { id, nombre: "Viajar" });
  await post(ana, "eliminar-tipo", { id });
  const told = database().read.selectFrom("audit_log").select(["action", "target", "details"]);
  const rows = await told.where("action", "like", "categoria.%").orderBy("id").execute();
  expect(rows.map(({ action, target, details }) => [action, target, details])).toEqual([
    ["categoria.creada", null, '{"nombre":"Viajes"}'],
    ["categoria.ordenada", id, '{"nombre":"Viajes"}'],
    ["categoria.editada", id, '{"nombre":"Viajar"}'],
    ["categoria.eliminada", id, '{"nombre":"Viajar"}'],
  ]);
});

it("a hidden type takes no name of a visible one, and merges into none that is gone", async () => {
  const ana = await main();
  await addConsejo("a", { categoria: "cole" });
  const [{ id = "" } = {}] = await listTipos(1);
  const shown = await post(ana, "mostrar-tipo", { id, nombre: "salud" });
  expect([shown.status, shown.reply?.error]).toEqual([422, { [`nombre-${id}`]: [TAKEN] }]);
  const merged = await post(ana, "unir-tipo", { id, nombre: "cole", destino: "no-hay" });
  expect([merged.status, merged.reply?.error]).toEqual([
    422,
    { [`destino-${id}`]: ["Elige otro tipo: ese ya no está"] },
  ]);
  expect((await post(ana, "mostrar-tipo", { id, nombre: "Colegio" })).status).toBe(303);
  expect((await post(ana, "mostrar-tipo", { id, nombre: "Otra vez" })).status).toBe(409);
});

it("a contributor may name a hidden type, and neither describe it nor change the others", async () => {
  const luz = await routeAccount("luz@ejemplo.es", "contributor");
  const before = await listTipos(0);
  const id = await idOf("Salud");
  for (const each of ["crear", "renombrar", "subir", "bajar", "eliminar"]) {
    const refused = await post(luz, `${each}-tipo`, { id, nombre: "Viajes" });
    expect([each, refused.status]).toEqual([each, 403]);
  }
  expect(await listTipos(0)).toEqual(before);
  await addConsejo("a", { categoria: "cole" });
  const [{ id: cole = "" } = {}] = await listTipos(1);
  const named = { id: cole, nombre: "Colegio", descripcion: "Publicidad" };
  expect((await post(luz, "mostrar-tipo", named)).status).toBe(303);
  expect((await listTipos(0)).at(-1)).toMatchObject({ nombre: "Colegio", descripcion: "" });
});

it("a type that is gone is said so, with no field to mend", async () => {
  const { status, reply } = await post(await main(), "renombrar-tipo", {
    id: "nadie",
    nombre: "Nuevo",
  });
  expect([status, Object.keys(reply?.error ?? {})]).toEqual([409, [""]]);
  expect(reply?.initialValue).toMatchObject({ nombre: "Nuevo" });
});

it("a name that could not be written stays in the form", async () => {
  const ana = await main();
  await refuseWrites("tipos_consejo", "insert");
  const { status, reply } = await post(ana, "crear-tipo", { nombre: "Viajes" });
  expect([status, reply?.initialValue?.nombre]).toEqual([503, "Viajes"]);
});
