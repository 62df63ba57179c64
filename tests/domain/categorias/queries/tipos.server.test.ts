import { expect, it } from "vitest";
import {
  addTipo,
  deleteTipo,
  listTipos,
  moveTipo,
  renameTipo,
} from "~/domain/categorias/queries/tipos.server";
import { testDatabase } from "../../../support/database";
import { addConsejo } from "../../catalogo";

testDatabase();

const ANA = { id: "ana", email: "ana@ejemplo.es" };
const names = async () => (await listTipos()).map(({ nombre }) => nombre);
const idOf = async (nombre: string) =>
  (await listTipos()).find((tipo) => tipo.nombre === nombre)?.id ?? "";

it("a type of article is added last, once, and found by a name that differs in case", async () => {
  const before = await names();
  expect(await addTipo("Viajes largos", ANA)).toBe(true);
  expect(await names()).toEqual([...before, "Viajes largos"]);
  expect(await addTipo("viajes largos", ANA)).toBe(false);
  expect(await names()).toHaveLength(before.length + 1);
});

it("a renamed type keeps its slug, and takes no name of another", async () => {
  await addTipo("Uno", ANA);
  await addTipo("Dos", ANA);
  expect(await renameTipo(await idOf("Uno"), "dós", ANA)).toBe(false);
  expect(await renameTipo(await idOf("Uno"), "Primero", ANA)).toBe(true);
  expect((await listTipos()).find(({ nombre }) => nombre === "Primero")?.slug).toBe("uno");
});

it("types change places one step at a time, and not beyond the ends", async () => {
  await addTipo("Uno", ANA);
  await addTipo("Dos", ANA);
  const before = await names();
  expect(await moveTipo(await idOf("Dos"), "bajar-tipo", ANA)).toBe(false);
  expect(await moveTipo(await idOf("Dos"), "subir-tipo", ANA)).toBe(true);
  expect(await names()).toEqual([...before.slice(0, -2), "Dos", "Uno"]);
  expect(await moveTipo("nadie", "subir-tipo", ANA)).toBe(false);
});

it("a type goes only while it has no article", async () => {
  await addTipo("Uno", ANA);
  await addConsejo("a", { categoria: "uno" });
  const id = await idOf("Uno");
  expect(await deleteTipo(id, ANA)).toBe(false);
  await addTipo("Dos", ANA);
  expect(await deleteTipo(await idOf("Dos"), ANA)).toBe(true);
  expect(await names()).toContain("Uno");
  expect(await names()).not.toContain("Dos");
});
