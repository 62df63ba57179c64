import { expect, it } from "vitest";
import { textosSchema } from "~nouns/imagenes/rules/imagen-schema.server";

const altOf = (alt?: unknown) => textosSchema.safeParse({ alt }).data?.alt;

it.each([
  ["Una cuna\r\nde viaje", "Una cuna de viaje"],
  ["\nUna cuna\n\n\tde viaje\u2028", "Una cuna de viaje"],
  [" \n ", ""],
  [undefined, ""],
])("the text of a picture stands in one line: %j", (typed, alt) => {
  expect(altOf(typed)).toBe(alt);
});

it("refuses a text of more than 300 characters instead of cutting it", () => {
  expect(altOf("a".repeat(300))).toBe("a".repeat(300));
  const { error } = textosSchema.safeParse({ alt: "a".repeat(301) });
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [["alt"], "El texto alternativo puede tener 300 caracteres como máximo"],
  ]);
});

it.each([
  ["left-bottom", "left-bottom"],
  ["center", null],
  [undefined, undefined],
])("the focal point %j is stored as %j", (foco, stored) => {
  expect(textosSchema.parse({ alt: "", foco }).foco).toBe(stored);
});

it("the text of a picture is one text", () => {
  expect(textosSchema.safeParse({ alt: ["a", "b"] }).success).toBe(false);
});
