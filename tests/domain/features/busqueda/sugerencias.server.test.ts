import { describe, expect, it } from "vitest";
import { findSugerencias } from "~features/busqueda/queries/sugerencias.server";
import { parseConsulta } from "~features/busqueda/rules/consulta";
import { siteDatabase } from "../../../support/database";
import { addConsejo, addProductos } from "./content";

siteDatabase();

const suggest = (q: string) => findSugerencias(parseConsulta(q));
const names = async (q: string) => (await suggest(q)).map(([nombre]) => nombre);

describe("suggestions", () => {
  it("are categories, then titles of products, then of articles, by the beginnings of their words", async () => {
    await addProductos("Silla Nubaro", { title: "Aro", descripcion: "Para la silla." });
    await addConsejo("Elegir silla con calma");
    expect(await suggest("sil")).toEqual([
      ["Carritos y sillas de paseo", "/categoria/carritos-sillas-paseo"],
      ["Sillas de coche", "/categoria/sillas-coche"],
      ["Silla Nubaro", "/producto/silla-nubaro"],
      ["Elegir silla con calma", "/consejos/elegir-silla-con-calma"],
    ]);
    expect(await names("nub sil")).toEqual(["Silla Nubaro"]);
  });

  it("find what a thing is also called, and plurals", async () => {
    await addProductos("Cochecito Nubaro");
    expect(await names("carritos")).toContain("Cochecito Nubaro");
  });

  it("show no draft", async () => {
    await addProductos({ title: "Zapatero", estado: "draft" });
    expect(await names("zapa")).toEqual([]);
  });

  it.each([
    "",
    "z",
    " % ",
    "''",
    '"* OR',
    "\u0000\u0000",
    "🙂🙂",
    "\u202e\u202e",
    "x".repeat(10_000),
  ])("of %j are none", async (q) => {
    await addProductos("Zapatero");
    expect(await names(q)).toEqual([]);
  });

  it("are at most 8 and 2,000 bytes, whatever the titles", async () => {
    const title = (n: number) => `Zapatero ${n} ${"muy ñandú ".repeat(20)}`.trim();
    await addProductos(...Array.from({ length: 12 }, (_, n) => ({ title: title(n), id: `z${n}` })));
    const found = await suggest("zapa");
    expect(found.length).toBeGreaterThan(3);
    expect(found.length).toBeLessThanOrEqual(8);
    expect(Buffer.byteLength(JSON.stringify(found))).toBeLessThanOrEqual(2_000);
  });
});
