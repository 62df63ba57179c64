import { describe, expect, it } from "vitest";
import { database } from "~db/client.server";
import { readSinonimos, saveSinonimos } from "~features/busqueda/queries/sinonimos.server";
import { findVacias, vacias } from "~features/busqueda/queries/vacias.server";
import { sinonimosSchema } from "~features/busqueda/rules/sinonimos-schema.server";
import { siteDatabase } from "../../../support/database";
import { deleteRows, readRows } from "../../../support/stored";
import { addProductos, findTitles } from "./content";

siteDatabase();

const ANA = { id: "ana", email: "ana@ejemplo.es" };
const parse = (grupos: string) => sinonimosSchema.safeParse({ grupos, version: "v" });
const faults = (grupos: string) => parse(grupos).error?.issues.map(({ message }) => message);
const save = async (change: (texto: string) => string) => {
  const { texto, version } = await readSinonimos();
  const { grupos } = sinonimosSchema.parse({ grupos: change(texto), version });
  return saveSinonimos({ grupos, version }, ANA);
};

describe("the text of synonyms", () => {
  it("is one group a line, without blanks, repeats and empty lines", () => {
    const { data } = parse(" coche ,carro,, coche\r\n\r\ncuna, moisés \ncoche, carro\n");
    expect(data?.grupos).toEqual(["coche, carro", "cuna, moisés"]);
  });

  it.each([
    ["\n\ncoche", ["Línea 3: escribe al menos dos nombres de lo mismo, separados por comas"]],
    [
      `cuna, moisés\n\ncoche, ${"x".repeat(61)}\ncuna, --`,
      [
        "Línea 3: cada nombre tiene letras o cifras y hasta 60 caracteres",
        "Línea 4: cada nombre tiene letras o cifras y hasta 60 caracteres",
      ],
    ],
    [
      Array.from({ length: 12 }, (_, n) => `${n}`.repeat(45).slice(0, 45)).join(),
      ["Línea 1: un grupo puede tener hasta 500 caracteres"],
    ],
    ["cuna, moisés\n".repeat(3_000), ["Los grupos pueden tener hasta 30.000 caracteres en total"]],
  ])("%s is refused with its line", (text, expected) => {
    expect(faults(text)).toEqual(expected);
  });

  it("may be empty", () => {
    expect(parse("").data?.grupos).toEqual([]);
  });
});

describe("an edit of the synonyms", () => {
  it("shows with the next search, and re-indexes nothing", async () => {
    await addProductos("Cuna de mimbre");
    const index = () => database().read.selectFrom("busqueda_productos" as "productos");
    const before = await index().selectAll().execute();
    expect(await findTitles("nido")).toEqual([]);
    expect(await save((texto) => `${texto}\nnido, cuna`)).toBe(true);
    expect(await findTitles("nidos")).toEqual(["Cuna de mimbre"]);
    expect(await save((texto) => texto.replace("nido, cuna", ""))).toBe(true);
    expect(await findTitles("nidos")).toEqual([]);
    expect(await index().selectAll().execute()).toEqual(before);
  });

  it("takes its names from those that nobody finds", async () => {
    // Counts of other test files of this process still wait, and must be gone.
    await vacias.flush();
    await deleteRows("busquedas_vacias");
    for (const texto of ["nido", "hamaca"]) vacias.add({ dia: "2026-01-01", texto, veces: 1 });
    await vacias.flush();
    await save((texto) => `${texto}\nNido, cuna`);
    const names = (await findVacias()).map(({ texto }) => texto);
    expect([names.includes("hamaca"), names.includes("nido")]).toEqual([true, false]);
  });

  it("is noted with what came and went, and nothing is noted without a change", async () => {
    await save((texto) => texto);
    await save((texto) => `${texto.split("\n").slice(1).join("\n")}\nnido, cuna`);
    const noted = await readRows("audit_log");
    expect(noted.map(({ action, actor_email }) => [action, actor_email])).toEqual([
      ["sinonimos.cambiados", "ana@ejemplo.es"],
    ]);
    expect(JSON.parse(noted[0]?.details ?? "")).toMatchObject({ nuevos: "nido, cuna" });
  });

  it("does not replace what somebody else saved meanwhile", async () => {
    const { version } = await readSinonimos();
    expect(await save((texto) => `${texto}\nnido, cuna`)).toBe(true);
    expect(await saveSinonimos({ grupos: ["coche, carro"], version }, ANA)).toBe(false);
    expect((await readSinonimos()).texto).toContain("nido, cuna");
  });
});
