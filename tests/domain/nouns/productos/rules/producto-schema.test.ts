import { describe, expect, it } from "vitest";
import { parseForm } from "~/http/forms/form.server";
import { addDays, madridDay } from "~base/fechas";
import { productoSchema } from "~nouns/productos/rules/producto-schema.server";
import { valuesOf } from "~nouns/productos/rules/producto-values";
import { formOf } from "../../../../support/form-of";

const FORM = {
  title: "Cuna Ágil",
  category: "mobiliario",
  estado: "published",
  rating: "4",
  imageurl: "https://ejemplo.es/cuna.jpg",
};

function check(fields: Record<string, string | string[]>) {
  return parseForm(formOf({ ...FORM, ...fields }), productoSchema);
}

it("takes texts of 2,000 lines, each of which is an element of the page", () => {
  const lines = (count: number) => Array(count).fill("a").join("\r\n");
  const text = { descripcion: lines(2_000), contenido_principal: lines(2_001) };
  expect(check(text).reply?.error).toEqual({
    contenido_principal: ["Es demasiado largo (2.000 líneas como máximo)"],
  });
});

it.each([
  ["b0abcDEF12", "B0ABCDEF12"],
  ["849123456x", "849123456X"],
  [" https://www.amazon.es/Silla/dp/B0ABCDEF12?th=1 ", "B0ABCDEF12"],
  ["b0abcdef1", "b0abcdef1"],
  ["p-abc", "p-abc"],
])("stores the id %s as %s", (id, stored) => {
  expect(check({ id }).values?.id).toBe(stored);
});

it.each(["0", "0,00 €", "-3", "−"])("asks to empty the field instead of the price %s", (price) => {
  expect(check({ price }).reply?.error).toEqual({
    price: ["Un precio es mayor que 0. Para quitarlo, deja el campo vacío"],
  });
  expect(check({ price: " \u200b" }).values).toMatchObject({ price: null });
});

it("takes a verdict of one line and 140 characters, and none", () => {
  expect(check({ veredicto: ` ${"a".repeat(140)} ` }).values?.veredicto).toBe("a".repeat(140));
  expect(check({ veredicto: " " }).values).toMatchObject({ veredicto: null, para_quien: null });
  const wrong = { veredicto: "a".repeat(141), para_quien: "a\nb", no_para: "a".repeat(301) };
  expect(check(wrong).reply?.error).toEqual({
    veredicto: ["Es demasiado largo (140 caracteres como máximo)"],
    para_quien: ["Escríbelo en una sola línea"],
    no_para: ["Es demasiado largo (300 caracteres como máximo)"],
  });
});

describe("one more shop", () => {
  const shop = { tienda: "La Cuna", tienda_url: "https://lacuna.example/trona?x=1" };

  it("takes a name and an https address, or neither", () => {
    expect(check({ ...shop, tienda_afiliado: "on" }).values).toMatchObject({
      ...{ ...shop, tienda_afiliado: true },
    });
    const { tienda, ...address } = shop;
    expect(check(address).values).toMatchObject({ tienda: null, tienda_afiliado: false });
    expect(check({ tienda }).reply?.error).toEqual({
      tienda_url: ["Falta la dirección del producto en esa tienda"],
    });
    expect(check({ ...shop, tienda: "a".repeat(41) }).reply?.error).toEqual({
      tienda: ["Es demasiado largo (40 caracteres como máximo)"],
    });
  });

  it.each([
    "javascript:alert(1)",
    "http://lacuna.example/trona",
    "https://lacuna.example/una trona",
    "https://ana:clave@lacuna.example/",
    "https://ana@lacuna.example/",
    "//lacuna.example/trona",
    "https://",
    "https://localhost/",
    "HTTPS:\\\\lacuna.example",
  ])("refuses the address %s with a text", (tienda_url) => {
    expect(check({ ...shop, tienda_url }).reply?.error).toEqual({
      tienda_url: [expect.stringContaining("no es válida")],
    });
  });
});

describe("a list", () => {
  it.each([
    [Array(30).fill("a"), undefined],
    [Array(31).fill("a"), "La línea 31 sobra: caben 30 elementos"],
    [
      `a\r\n\r\n${"a".repeat(1_001)}`,
      "La línea 3 es demasiado larga (1.000 caracteres como máximo)",
    ],
    // The list must fit into a cell of the export, which can be imported again.
    [Array(30).fill("€".repeat(1_000)), "Es demasiado larga (64 kB como máximo)"],
    ["a\nb\u2028c", "La línea 2 tiene un carácter que no se ve; bórralo"],
    [" a \n\nb\r\n", undefined],
  ])("%#", (pros, problem) => {
    expect(check({ pros }).reply?.error?.pros).toEqual(problem && [problem]);
  });

  it("keeps no marks that nobody sees", () => {
    expect(check({ colores: ["\u202eArena\u202c", "Gris"] }).values?.colores).toEqual([
      "Arena",
      "Gris",
    ]);
  });
});

it("takes no marks that nobody sees into lines that may be empty", () => {
  expect(check({ price: "\u200e9 €\u200e", revisor: "\u202eanA" }).values).toMatchObject({
    price: "9,00 €",
    revisor: "anA",
  });
});

it.each([0.0000001, 4.5, 0, 5])("takes the rating %d as the form shows it", (rating) => {
  expect(check({ rating: valuesOf({ rating }).rating }).values?.rating).toBe(rating);
});

it.each([
  ["4,", 4],
  [".5", 0.5],
  ["-0", 0],
  ["5,01", undefined],
  ["1,2,3", undefined],
  ["0x4", undefined],
])("reads the rating «%s» as a file's cell: %s", (rating, expected) => {
  const { values, reply } = check({ rating });
  expect(values?.rating).toBe(expected);
  expect(reply?.error?.rating).toEqual(
    expected === undefined ? ["Valoración inválida (debe estar entre 0 y 5)"] : undefined,
  );
});

describe("the day of the review", () => {
  it.each(["2026-02-30", "2026-04-31", "2025-02-29", "2026-13-01", "ayer", addDays(madridDay())])(
    "may not be %s",
    (revisado_at) => {
      expect(check({ revisado_at }).reply?.error?.revisado_at).toEqual([
        "La fecha de la revisión no es válida o está en el futuro",
      ]);
    },
  );

  it.each(["2024-02-29", madridDay()])("may be %s", (revisado_at) => {
    expect(check({ revisado_at }).values?.revisado_at).toBe(revisado_at);
  });

  it("may be missing", () => {
    expect(check({}).values?.revisado_at).toBeNull();
  });
});

it("keeps a copied review in our marks, and its lists without bullets", () => {
  const { values } = check({
    contenido_principal: "##\u00a0Uno\r\n•\tDos\r\n· Tres\r\n1) Cuatro",
    descripcion: "• Una cuna",
    pros: "• Ligera\r\n-\tPlegable",
    cons: ["–\u00a0Cara", "-5 % de sitio", "- 10 % de luz"],
  });
  expect(values).toMatchObject({
    contenido_principal: "## Uno\n- Dos\n- Tres\n1. Cuatro",
    descripcion: "• Una cuna",
    pros: ["Ligera", "Plegable"],
    cons: ["Cara", "-5 % de sitio", "- 10 % de luz"],
  });
});

it("a short link is no identifier, and says what to do; one of eleven signs may stay", () => {
  const { reply } = check({ id: "Mira https://amzn.to/3AbCdEf" });
  expect(reply?.error?.id).toEqual([
    "Es un enlace corto de Amazon, que no dice el ASIN: ábrelo y pega la dirección larga",
  ]);
  expect(check({ id: "B0CXJ7Y2QFX" }).values?.id).toBe("B0CXJ7Y2QFX");
});
