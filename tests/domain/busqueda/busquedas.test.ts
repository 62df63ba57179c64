import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { seedBaseline } from "~/cli/seed/baseline.server";
import { seedDemo } from "~/cli/seed/demo.server";
import { findNearest } from "~/domain/busqueda/queries/ideas.server";
import { parseConsulta } from "~/domain/busqueda/rules/consulta";
import { testDatabase } from "../../support/database";
import { search } from "./content";

testDatabase(async (database) => {
  await seedBaseline(database);
  await seedDemo(database);
});

const NADA = "nada";

/**
 * Questions of parents, and the first hit that they look for: of the products, or of the advice where that is
 * what helps. Many lines have three more that must not be among the first three of either.
 */
const busquedas = readFileSync("tests/fixtures/busquedas.txt", "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split("\t"))
  .map(([q = "", first = "", others = ""]) => ({ q, first, others: others.split(",") }));

const slugOf = ({ href }: { href: string }) => href.split("/").at(-1);

it("there are seventy, forty of them with what must not come first, and eight at most find nothing", () => {
  expect(busquedas).toHaveLength(70);
  expect(busquedas.filter(({ others }) => others.length === 3).length).toBeGreaterThanOrEqual(40);
  expect(busquedas.filter(({ first }) => first === NADA).length).toBeLessThanOrEqual(8);
});

it.each(busquedas)("«$q» finds $first first", async ({ q, first, others }) => {
  const { productos, consejos, isPartial } = await search(q);
  const groups = [productos, consejos].map(({ resultados }) => resultados.map(slugOf));
  const firsts = groups.flatMap(([best]) => best ?? []);
  expect(firsts.length > 0 ? firsts : [NADA]).toContain(first);
  const shown = groups.flatMap((slugs) => slugs.slice(0, 3));
  expect(shown.filter((slug) => others.includes(slug ?? ""))).toEqual([]);
  expect(isPartial).toBe(false);
});

it.each(["submarino", "cohete espacial", "zzzz"])(
  "«%s», of which there is nothing, leads on",
  async (q) => {
    const { productos, consejos } = await search(q);
    expect(productos.total + consejos.total).toBe(0);
    expect(await findNearest(parseConsulta(q))).toHaveLength(3);
  },
);

it.each([
  ["trtona", "trona"],
  ["vañera", "bañera"],
  ["silla de cohce", "silla de coche"],
])("«%s» is taken for «%s»", async (q, meant) => {
  const { correccion, productos } = await search(q);
  expect(correccion).toBe(meant);
  expect(productos.total).toBeGreaterThan(0);
});

it("says that only some of the words are found", async () => {
  const { isPartial, productos } = await search("trona submarino");
  expect(isPartial).toBe(true);
  expect(slugOf(productos.resultados[0] ?? { href: "" })).toContain("trona");
});

it.each(["B0DEMO0035", "b0demo0035"])("a product is found by its key %s", async (q) => {
  const { productos } = await search(q);
  expect(productos.resultados.map(slugOf)).toEqual(["trona-evolutiva-pinarela-crece"]);
});

it("shows a guide without the marks of its text", async () => {
  const { resultados } = (await search("más ligera de las cuatro")).consejos;
  const guide = resultados.find((each) => slugOf(each) === "mejores-tronas");
  expect(guide?.fragmento.map(({ texto }) => texto).join("")).toBe("La más ligera de las cuatro");
});

it("marks the words in the sentence that holds them", async () => {
  const { resultados } = (await search("paracetamol")).consejos;
  for (const { fragmento } of resultados) {
    expect(
      fragmento.filter(({ isMarked }) => isMarked).map(({ texto }) => texto.toLowerCase()),
    ).toContain("paracetamol");
  }
});
