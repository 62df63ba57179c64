import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { seedDemo } from "~/cli/seed/demo.server";
import { findPage } from "~features/busqueda/queries/consejos-found.server";
import { findNearest } from "~features/busqueda/queries/ideas.server";
import { findSugerencias } from "~features/busqueda/queries/sugerencias.server";
import { parseConsulta } from "~features/busqueda/rules/consulta";
import { siteDatabase } from "../../../support/database";
import { search } from "./content";

siteDatabase(seedDemo);

const NADA = "nada";

/**
 * Questions of parents, each with the first hit they want: a product, or an article where that
 * helps more. Many name three slugs that must not be among the first three hits of either kind.
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

it.each([
  ...["carito", "carrto", "carritto", "karrito", "carrtio"].map((q) => [q, "carrito"]),
  ...["trna", "troan", "tronna", "torona"].map((q) => [q, "trona"]),
  ...["sila", "siya", "sylla", "silaa"].map((q) => [q, "silla"]),
  ...["cnua", "ucna", "cunna", "cuana"].map((q) => [q, "cuna"]),
  ...["viberon", "bibron", "biberom"].map((q) => [q, "biberón"]),
  ...["vanera", "bañeera", "vanyera"].map((q) => [q, "bañera"]),
  ["amaca", "hamaca"],
  ["ermano", "hermano"],
  ["avitacion", "habitación"],
  ["canastiya", "canastilla"],
  ["papiyas", "papilla"],
  ["moxila", "mochila"],
  ["hurinal", "orinal"],
  ["sila de coche", "silla de coche"],
  ["siya de coche", "silla de coche"],
  ["carito de paseo", "carrito de paseo"],
  ["carito gemelar", "carrito gemelar"],
  ["porta vebes", "porta bebes"],
  ["lus quitamiedos", "luz quitamiedos"],
  ["silladecoche", "silla de coche"],
  ["sillade coche", "silla de coche"],
  ["silla decoche", "silla de coche"],
  ["silla depaseo", "silla de paseo"],
  ["carritogemelar", "carrito gemelar"],
  ["luznoche", "luz noche"],
])("«%s» is typed for «%s», which stands in titles and categories", async (q, meant) => {
  const wrong = await search(q);
  const right = await search(meant);
  expect(wrong.correccion).toBe(meant);
  const firstOf = ({ productos, consejos }: typeof wrong) =>
    [productos, consejos].map(({ resultados }) => resultados[0]?.href);
  expect(firstOf(wrong)).toEqual(firstOf(right));
  expect(wrong.categorias).toEqual(right.categorias);
});

it.each(["tro na", "coche cito", "bi beron", "carri to"])("«%s» is one word", async (q) => {
  const { categorias, correccion } = await search(q);
  expect(correccion).toBeUndefined();
  expect(categorias).toHaveLength(1);
});

it.each(["colcho", "esterilizador", "paracetamo", "fibra", "orinal", "silla fija", "chicco"])(
  "«%s» is left as it is",
  async (q) => {
    expect((await search(q)).correccion).toBeUndefined();
  },
);

it("keeps the few that have the word as it was typed behind what was meant", async () => {
  const { isAlsoTyped, productos } = await search("carito");
  expect(isAlsoTyped).toBe(true);
  expect(productos.resultados.map(({ titulo }) => titulo)).toContain(
    "Termohigrómetro Mirlana Clima",
  );
  expect((await search("trna")).isAlsoTyped).toBeUndefined();
});

it.each(["carito", "sila", "tronna", "sila de coch", "carit", "viberon", "silladecoche"])(
  "suggests for «%s» what its right spelling has",
  async (q) => {
    expect((await findSugerencias(parseConsulta(q)))[0]?.[1]).toMatch(
      /^\/categoria\/(carritos-sillas-paseo|sillas-coche|tronas-asientos|biberones-tetinas)$/,
    );
  },
);

it("says that only some of the words are found", async () => {
  const { isPartial, productos } = await search("trona submarino");
  expect(isPartial).toBe(true);
  expect(slugOf(productos.resultados[0] ?? { href: "" })).toContain("trona");
});

it.each([
  ["bebé", /beb[eé]/i],
  ["bebés", /beb[eé]/i],
  ["siesta", /siesta/i],
  ["dormir", /d[ou]rm|sueño|siesta|noche|despert/i],
])("a question of the advice list for «%s» is answered by titles", async (q, title) => {
  const { consejos, total } = await findPage({ q, categoria: "", pagina: 1 });
  expect(total).toBeGreaterThan(0);
  for (const { titulo } of consejos) expect(titulo).toMatch(title);
  const rest = await findPage({ q, categoria: "", pagina: 2 });
  for (const { titulo } of rest.consejos) expect(titulo).toMatch(title);
  expect(total).toBeLessThan(18);
});

it("looks into texts where no title of the advice list has the word", async () => {
  const { consejos } = await findPage({ q: "paracetamol", categoria: "", pagina: 1 });
  expect(consejos.map(({ slug }) => slug)).toContain("botiquin-basico-bebe");
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
