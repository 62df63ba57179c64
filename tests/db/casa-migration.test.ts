import { expect, it } from "vitest";
import { semillaDatos } from "~db/baseline/datos";
import { migrate } from "~db/migrator.server";
import { papelProblem } from "~nouns/ficha/papeles";
import { openBefore } from "../support/before-migration";

const papelesOf = (rows: readonly { id: string; casa: string | null }[]) =>
  Object.fromEntries(rows.flatMap(({ id, casa }) => (casa ? [[id, casa]] : [])));

it("a fact of an earlier site answers the question of a new site's, if nobody has changed it", async () => {
  const { database, add } = await openBefore("0058");
  const fact = { categoria_id: "c", opciones: "[]", filtrable: 0, posicion: 0 };
  const stored = semillaDatos.filter(({ row }) => !/^(alto|necesita-isofix)$/.test(row.clave));
  for (const [posicion, { row, categoria }] of stored.entries()) {
    const { id, clave, tipo } = row;
    const unidad = id === "ancho-paseoviaje" ? "mm" : row.unidad;
    const nombre = id === "peso-paseoviaje" ? "Peso que admite" : row.nombre;
    add("datos", { ...fact, id, clave, nombre, tipo, unidad, posicion, categoria_id: categoria });
  }
  await migrate(database);
  const after = await database.read.selectFrom("datos").select(["id", "casa"]).execute();
  const { "ancho-paseoviaje": _, ...others } = papelesOf(stored.map(({ row }) => row));
  const { "peso-paseoviaje": __, ...unchanged } = others;
  expect(papelesOf(after)).toEqual(unchanged);
});

it("the facts that a new site begins with can answer their questions", () => {
  const asked = semillaDatos.flatMap(({ row }) => (row.casa ? { ...row, casa: row.casa } : []));
  expect(asked).not.toEqual([]);
  for (const { id, casa, tipo, unidad } of asked) {
    expect(papelProblem(casa, tipo, unidad), id).toBeUndefined();
  }
});
