import { expect, it } from "vitest";
import { listTipos } from "~nouns/consejos/queries/tipos.server";
import { testDatabase } from "../../../../support/database";
import { addTipo, deleteTipo, moveTipo, renameTipo } from "../../../../support/tipos";
import { addConsejo } from "../../../catalogo";

testDatabase();

const names = async () => (await listTipos(0)).map(({ nombre }) => nombre);
const idOf = async (nombre: string) =>
  (await listTipos(0)).find((tipo) => tipo.nombre === nombre)?.id ?? "";

it("a type of article is added last, once, and found by a name that differs in case", async () => {
  const before = await names();
  expect(await addTipo({ nombre: "Viajes largos" })).toBe(true);
  expect(await names()).toEqual([...before, "Viajes largos"]);
  expect(await addTipo({ nombre: "viajes largos" })).toBe(false);
  expect(await addTipo({ nombre: "Sin elegir" })).toBe(false);
  expect(await names()).toHaveLength(before.length + 1);
});

it("a renamed type keeps its slug, and takes no name of another", async () => {
  await addTipo({ nombre: "Uno" });
  await addTipo({ nombre: "Dos" });
  expect(await renameTipo({ id: await idOf("Uno"), nombre: "dós" })).toBe(false);
  expect(await renameTipo({ id: await idOf("Uno"), nombre: "Primero" })).toBe(true);
  expect((await listTipos(0)).find(({ nombre }) => nombre === "Primero")?.slug).toBe("uno");
});

it("a type says what its list is about, and keeps it when only its name is sent", async () => {
  const textOf = async (nombre: string) =>
    (await listTipos(0)).find((tipo) => tipo.nombre === nombre)?.descripcion;
  await addTipo({ nombre: "Uno", descripcion: "Los primeros meses." });
  expect(await textOf("Uno")).toBe("Los primeros meses.");
  const id = await idOf("Uno");
  await renameTipo({ id, nombre: "Primero" });
  expect(await textOf("Primero")).toBe("Los primeros meses.");
  await renameTipo({ id, nombre: "Primero", descripcion: "" });
  expect(await textOf("Primero")).toBe("");
});

it("types change places one step at a time, and not beyond the ends", async () => {
  await addTipo({ nombre: "Uno" });
  await addTipo({ nombre: "Dos" });
  const before = await names();
  expect(await moveTipo(await idOf("Dos"), 1)).toBe(false);
  expect(await moveTipo(await idOf("Dos"), -1)).toBe(true);
  expect(await names()).toEqual([...before.slice(0, -2), "Dos", "Uno"]);
  expect(await moveTipo("nadie", -1)).toBe(false);
});

it("a type goes only while it has no article", async () => {
  await addTipo({ nombre: "Uno" });
  await addConsejo("a", { categoria: "uno" });
  const id = await idOf("Uno");
  expect(await deleteTipo({ id })).toBe(false);
  await addTipo({ nombre: "Dos" });
  expect(await deleteTipo({ id: await idOf("Dos") })).toBe(true);
  expect(await names()).toContain("Uno");
  expect(await names()).not.toContain("Dos");
});
