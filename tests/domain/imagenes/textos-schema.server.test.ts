import { expect, it } from "vitest";
import { textosSchema } from "~/domain/imagenes/textos-schema.server";

const altOf = (alt?: unknown) => textosSchema.safeParse({ alt }).data?.alt;

it.each([
  ["Una cuna\r\nde viaje", "Una cuna de viaje"],
  ["\nUna cuna\n\n\tde viaje\u2028", "Una cuna de viaje"],
  [" \n ", ""],
  [undefined, ""],
])("the text of a picture stands in one line: %j", (typed, alt) => {
  expect(altOf(typed)).toBe(alt);
});

it("the text of a picture is one text", () => {
  expect(textosSchema.safeParse({ alt: ["a", "b"] }).success).toBe(false);
});
