import { describe, expect, it } from "vitest";
import { seedBaseline } from "~/cli/seed/baseline.server";
import { purgeDays } from "~base/purge.server";
import { database } from "~db/client.server";
import { buscar } from "~features/busqueda/queries/busqueda.server";
import { findVacias, vacias } from "~features/busqueda/queries/vacias.server";
import { parseConsulta } from "~features/busqueda/rules/consulta";
import { keptOf, VACIAS_MAX } from "~features/busqueda/rules/vacia";
import { testDatabase } from "../../../support/database";
import { insertRows, readRows, write } from "../../../support/stored";
import { addProductos, search } from "./content";

testDatabase(async (empty) => {
  // Counts of other test files of this process still wait, and must be gone.
  await vacias.flush();
  await empty.write((trx) => trx.deleteFrom("busquedas_vacias").execute());
  await seedBaseline(empty);
});

const texts = async () => {
  await vacias.flush();
  return (await findVacias()).map(({ texto, veces }) => [texto, veces]);
};

describe("of a question that is not answered", () => {
  it.each([
    ["hamaca", ["hamaca"]],
    ["hamaca de bano", ["hamaca de bano"]],
    ["  hamaca   de  bano", ["hamaca de bano"]],
    ["vivo en calle nube", ["nube"]],
    ["ana@ejemplo.es", []],
    ["600 12 34 56", []],
    ["soy de vigo y mi tel es 600-123-456", []],
    ["hamaca 3", ["nube"]],
    ["x".repeat(31), ["nube"]],
  ])("«%s» keeps %j where the site does not know «nube»", (folded, kept) => {
    expect(keptOf(folded, ["nube"])).toEqual(kept);
  });

  it("three words of 3 to 20 letters are kept at most, once each, and no number", () => {
    const unknown = ["de", "uno", "uno", "x".repeat(21), "a1b2", "dos", "tres", "cuatro"];
    expect(keptOf("mi hijo de dos anos y nube", unknown)).toEqual(["uno", "dos", "tres"]);
  });
});

describe("searches without a result", () => {
  it("keep their «ñ», which is no «n»; accents do not part them", async () => {
    await addProductos("Cuna de mimbre");
    for (const q of ["Ñandú", "n\u0303andu", "nandu", "mi Ñandú se llama así y no viene"])
      await search(q);
    expect(await texts()).toEqual([
      ["ñandu", 3],
      ...["asi", "llama", "nandu"].map((word) => [word, 1]),
    ]);
  });

  it("are counted by what was asked, and found ones are not", async () => {
    await addProductos("Cuna de mimbre");
    for (const q of ["hamaca", "Hamaca", "cuna", "cunas", "cuna voladora"]) await search(q);
    expect(await texts()).toEqual([
      ["hamaca", 2],
      ["cuna voladora", 1],
    ]);
  });

  it("are counted where only a category has the word", async () => {
    await search("tronas");
    expect(await texts()).toEqual([["tronas", 1]]);
  });

  it("are not counted with an address of somebody in them, nor again for a further page", async () => {
    await addProductos("Cuna de mimbre");
    await search("ana.etxeberria@ejemplo.es");
    await buscar(parseConsulta("hamaca"), { grupo: "productos", pagina: 2 }, async (read) => ({
      data: await read,
    }));
    expect(await texts()).toEqual([]);
  });

  it("are not counted where the page could not be drawn", async () => {
    await buscar(parseConsulta("hamaca"), { pagina: 1 }, async () => ({ failed: true }));
    expect(await texts()).toEqual([]);
  });

  it("keep the day, and nothing of the person or the hour", async () => {
    await search("hamaca");
    await vacias.flush();
    const rows = await readRows("busquedas_vacias");
    expect(rows).toEqual([
      { dia: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), texto: "hamaca", veces: 1 },
    ]);
  });

  it("stay within their rows, the most asked and then the newest first", async () => {
    const rows = Array.from({ length: VACIAS_MAX }, (_, n) => ({
      dia: "2026-01-02",
      texto: `cosa ${n}`,
      veces: 2,
    }));
    rows[0] = { dia: "2026-01-02", texto: "rara", veces: 1 };
    await insertRows("busquedas_vacias", ...rows);
    vacias.add({ dia: "2026-01-01", texto: "vieja", veces: 9 });
    vacias.add({ dia: "2026-01-03", texto: "nueva", veces: 1 });
    await vacias.flush();
    const kept = await database().read.selectFrom("busquedas_vacias").select("texto").execute();
    expect(kept).toHaveLength(VACIAS_MAX);
    const names = kept.map(({ texto }) => texto);
    expect(["nueva", "vieja", "rara"].map((name) => names.includes(name))).toEqual([
      false,
      true,
      false,
    ]);
  });

  it("go with their time", async () => {
    vacias.add({ dia: "2026-01-01", texto: "vieja", veces: 1 });
    vacias.add({ dia: "2026-01-02", texto: "nueva", veces: 1 });
    await vacias.flush();
    await write((trx) => purgeDays(trx, "busquedas_vacias", new Date("2026-01-02T12:00:00Z")));
    expect(await texts()).toEqual([["nueva", 1]]);
  });

  it("of somebody who asks for thousands of things are not all kept in memory", async () => {
    for (let n = 0; n < 900; n++) vacias.add({ dia: "2026-01-01", texto: `cosa ${n}`, veces: 1 });
    await vacias.flush();
    const kept = await database().read.selectFrom("busquedas_vacias").select("texto").execute();
    expect(kept).toHaveLength(500);
  });
});
