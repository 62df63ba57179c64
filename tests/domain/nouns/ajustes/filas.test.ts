import { expect, it } from "vitest";
import { fullLines } from "~nouns/ajustes/ajuste";
import { ajustesSchema } from "~nouns/ajustes/ajustes-schema.server";
import { cellName, FILAS, joinFilas, readFilas } from "~nouns/ajustes/filas";
import { NEUTROS } from "~nouns/ajustes/neutros";
import { demoTextos } from "../../../support/demo";

type Rows = readonly (readonly string[])[];

function post(key: string, rows: Rows, ordenes: Record<number, string> = {}): FormData {
  const form = new FormData();
  for (const [at, cells] of rows.entries()) {
    form.append(cellName(key, "orden"), ordenes[at + 1] ?? String(at + 1));
    const columns = (FILAS[key]?.columnas.length ?? 0) + 1;
    for (let n = 0; n < columns; n++) form.append(cellName(key, n), cells[n] ?? "");
  }
  joinFilas(form);
  return form;
}
const joined = (...args: Parameters<typeof post>) => String(post(...args).get(args[0]));

const MENU = [
  ["Inicio", "/"],
  ["Categorías", "/categorias"],
  ["Consejos", "/consejos"],
];

it.each(Object.keys(FILAS))("%s comes back from its rows as it was", (key) => {
  const filas = FILAS[key];
  for (const texts of [NEUTROS, demoTextos] as Partial<Record<string, string>>[]) {
    const text = fullLines(texts[key] ?? "").join("\n");
    expect(filas && text && joined(key, readFilas(filas, text))).toBe(text);
  }
});

it("a bar typed into a measure of the home comes back in sight", () => {
  const line = joined("casa", [["puerta", "Puerta", "Por … | o ascensor"]]);
  const cells = FILAS.casa?.read(line).map((cell) => cell.trim());
  expect(cells).toEqual(["puerta", "Puerta", "Por … | o ascensor"]);
});

it("empty rows fall away, and nothing of the rows is left beside the text", () => {
  const form = post("menu", [["", ""], ...MENU, ["", ""]]);
  expect([...form]).toEqual([
    ["menu", "Inicio | /\nCategorías | /categorias\nConsejos | /consejos"],
  ]);
  expect(joined("menu", [["", ""]])).toBe("");
});

it.each([
  ["up", { 3: "1" }, ["Consejos", "Inicio", "Categorías"]],
  ["down", { 1: "3" }, ["Categorías", "Consejos", "Inicio"]],
  ["to the end", { 1: "99" }, ["Categorías", "Consejos", "Inicio"]],
  ["nowhere", { 2: "arriba" }, ["Inicio", "Categorías", "Consejos"]],
])("a row goes %s by its number", (_, ordenes, labels) => {
  const lines = fullLines(joined("menu", MENU, ordenes));
  expect(lines.map((line) => line.split(" | ")[0])).toEqual(labels);
});

it("an address is completed, and a pasted one of a product or category becomes its slug", () => {
  expect(joined("menu", [["Fotos", "instagram.com/lacuna"]])).toBe(
    "Fotos | https://instagram.com/lacuna",
  );
  const esenciales = [["Cuna", "Firme", "https://lacuna.es/producto/cuna-nube/?a=1#b"]];
  expect(joined("esenciales", esenciales)).toBe("Cuna: Firme | cuna-nube");
  expect(joined("lista", [["categoria", "", "", "/categoria/mobiliario"]])).toBe("> mobiliario");
});

it("a thing of the list keeps its key, and a new one of its name gets none", () => {
  const rows = [
    ["grupo", "Dormir"],
    ["cosa", "Cuna", "Firme", "cuna-nube", "dor1"],
    ["cosa", "# Sábanas", "", "", ""],
    ["aparte", "Todavía no"],
  ];
  expect(joined("lista", rows)).toBe(
    "## Dormir\n[dor1] Cuna: Firme | cuna-nube\nSábanas\n### Todavía no",
  );
});

it("a row without a name is refused, and comes back as it was typed", () => {
  const rows = [
    ["grupo", "Dormir"],
    ["cosa", "", "porque sí", "cuna-nube"],
  ];
  const lista = joined("lista", rows);
  expect(ajustesSchema("textos").safeParse({ lista }).error?.issues).toContainEqual(
    expect.objectContaining({ path: ["lista"], message: "Fila 2: pon un nombre" }),
  );
  const filas = FILAS.lista;
  expect(filas && readFilas(filas, lista)[1]?.slice(0, 4)).toEqual(rows[1]);
});

it("what stands beside the name of a group is no part of its title", () => {
  expect(joined("lista", [["grupo", "Dormir", "", "mobiliario"]])).toBe("## Dormir\n> mobiliario");
  expect(
    joined("lista", [
      ["grupo", "A"],
      ["cosa", "[Opcional] Saco"],
    ]),
  ).toBe("## A\n(Opcional) Saco");
});

it("a refused row is named by its number, without bars and brackets", () => {
  const problem = (key: string, rows: Rows) => {
    const seccion = key in { verificacion: 1, tags: 1 } ? "sitio" : "textos";
    const parsed = ajustesSchema(seccion).safeParse({ [key]: joined(key, rows) });
    return parsed.error?.issues.find(({ path }) => path[0] === key)?.message ?? "";
  };
  expect(problem("menu", [...MENU, ["Fuera", "//evil.test"]])).toMatch(/^Fila 4: pon un texto/);
  expect(problem("menu", [["", "/consejos"], ...MENU])).toMatch(/^Fila 1: /);
  expect(problem("tags", [["paseo-viaje", ""]])).toMatch(/^Fila 1: pon el slug/);
  expect(problem("esenciales", [["Cuna", "Firme", "la de Ana"]])).toMatch(/^Fila 1: «Lleva a»/);
  expect(problem("lista", [["cosa", "Cuna"]])).toBe("La primera fila es un grupo, como «Dormir»");
});
