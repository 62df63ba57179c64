import { expect, it } from "vitest";
import { beginningOf, fold, toSlug } from "~base/texto";

it.each([
  [" Bañera ÁGIL ", "banera agil"],
  ["Bañera", "banera"],
  ["\u0301n\u0303\u0323", "n"],
  ["한글", "한글".normalize("NFD")],
  ["ﬁn ½", "ﬁn ½"],
  ["Strøm Łódź ẞ Œuvre", "strom lodz ss oeuvre"],
  ["Æther Þór Đak ð ı İ", "aether thor dak d i i"],
])("folds %j", (text, folded) => expect(fold(text)).toBe(folded));

it.each([
  ["corto", 10, "corto"],
  ["a😀b", 3, "a😀"],
  ["a😀b", 2, "a"],
  ["😀", 1, ""],
])("of %j cut at %i leaves whole letters", (text, max, beginning) => {
  expect(beginningOf(text, max)).toBe(beginning);
});

it.each([
  ["Cuna/moisés 3 en 1", "cuna-moises-3-en-1"],
  ["Silla 15–36 kg", "silla-15-36-kg"],
  ["a—b‑c−d‐e", "a-b-c-d-e"],
  ["Botella 1,5 l", "botella-1-5-l"],
  ["Versión 2.0", "version-2-0"],
  ["rojo,azul.verde", "rojo-azul-verde"],
  ["¡Hola, mundo. Adiós...!", "hola-mundo-adios"],
  ["l'Oréal", "loreal"],
  ["Strøm & Łódź – Größe", "strom-lodz-grosse"],
  ["-/a/-", "a"],
  ["bano-higiene", "bano-higiene"],
])("of %j makes the address %j", (text, slug) => {
  expect(toSlug(text)).toBe(slug);
  expect(toSlug(slug)).toBe(slug);
});
