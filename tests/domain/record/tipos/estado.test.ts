import { expect, it } from "vitest";
import { nameEstado } from "~record/tipos/estado";

it.each([
  ["published", "Publicado"],
  ["draft", "Borrador"],
  ["constructor", "constructor"],
])("calls %j %j", (text, name) => {
  expect(nameEstado(text)).toBe(name);
});
