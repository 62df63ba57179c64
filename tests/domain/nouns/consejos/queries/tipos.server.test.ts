import { expect, it } from "vitest";
import {
  addTipo,
  deleteTipo,
  listTipos,
  moveTipo,
  renameTipo,
} from "~nouns/consejos/queries/tipos.server";
import { testDatabase } from "../../../../support/database";
import { addConsejo } from "../../../catalogo";

testDatabase();

const ANA = { id: "ana", email: "ana@ejemplo.es" };
const names = async () => (await listTipos()).map(({ nombre }) => nombre);
const idOf = async (nombre: string) =>
  (await listTipos()).find((tipo) => tipo.nombre === nombre)?.id ?? "";

it("a type of article is added last, once, and found by a name that differs in case", async () => {
  const before = await names();
  expect(await addTipo({ nombre: "Viajes largos", actor: ANA })).toBe(true);
  expect(await names()).toEqual([...before, "Viajes largos"]);
  expect(await addTipo({ nombre: "viajes largos", actor: ANA })).toBe(false);
  expect(await addTipo({ nombre: "Sin elegir", actor: ANA })).toBe(false);
  expect(await names()).toHaveLength(before.length + 1);
});

it("a renamed type keeps its slug, and takes no name of another", async () => {
  await addTipo({ nombre: "Uno", actor: ANA });
  await addTipo({ nombre: "Dos", actor: ANA });
  expect(await renameTipo({ id: await idOf("Uno"), nombre: "dós", actor: ANA })).toBe(false);
  expect(await renameTipo({ id: await idOf("Uno"), nombre: "Primero", actor: ANA })).toBe(true);
  expect((await listTipos()).find(({ nombre }) => nombre === "Primero")?.slug).toBe("uno");
});

it("a type says what its list is about, and keeps it when only its name is sent", async () => {
  const textOf = async (nombre: string) =>
    (await listTipos()).find((tipo) => tipo.nombre === nombre)?.descripcion;
  await addTipo({ nombre: "Uno", descripcion: "Los primeros meses.", actor: ANA });
  expect(await textOf("Uno")).toBe("Los primeros meses.");
  const id = await idOf("Uno");
  await renameTipo({ id, nombre: "Primero", actor: ANA });
  expect(await textOf("Primero")).toBe("Los primeros meses.");
  await renameTipo({ id, nombre: "Primero", descripcion: "", actor: ANA });
  expect(await textOf("Primero")).toBe("");
});

it("types change places one step at a time, and not beyond the ends", async () => {
  await addTipo({ nombre: "Uno", actor: ANA });
  await addTipo({ nombre: "Dos", actor: ANA });
  const before = await names();
  expect(await moveTipo({ id: await idOf("Dos"), actor: ANA }, 1)).toBe(false);
  expect(await moveTipo({ id: await idOf("Dos"), actor: ANA }, -1)).toBe(true);
  expect(await names()).toEqual([...before.slice(0, -2), "Dos", "Uno"]);
  expect(await moveTipo({ id: "nadie", actor: ANA }, -1)).toBe(false);
});

it("a type goes only while it has no article", async () => {
  await addTipo({ nombre: "Uno", actor: ANA });
  await addConsejo("a", { categoria: "uno" });
  const id = await idOf("Uno");
  expect(await deleteTipo({ id, actor: ANA })).toBe(false);
  await addTipo({ nombre: "Dos", actor: ANA });
  expect(await deleteTipo({ id: await idOf("Dos"), actor: ANA })).toBe(true);
  expect(await names()).toContain("Uno");
  expect(await names()).not.toContain("Dos");
});
