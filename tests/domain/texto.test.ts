import { expect, it } from "vitest";
import { beginningOf, fold } from "~/domain/texto";

it.each([
  [" Bañera ÁGIL ", "banera agil"],
  ["Bañera", "banera"],
  ["\u0301n\u0303\u0323", "n"],
  ["한글", "한글".normalize("NFD")],
  ["ﬁn ½", "ﬁn ½"],
])("folds %j", (text, folded) => expect(fold(text)).toBe(folded));

it.each([
  ["corto", 10, "corto"],
  ["a😀b", 3, "a😀"],
  ["a😀b", 2, "a"],
  ["😀", 1, ""],
])("of %j cut at %i leaves whole letters", (text, max, beginning) => {
  expect(beginningOf(text, max)).toBe(beginning);
});
