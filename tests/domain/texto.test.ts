import { expect, it } from "vitest";
import { fold, toSlug } from "~/domain/texto";

it.each([
  [" Bañera ÁGIL ", "banera agil"],
  ["Bañera", "banera"],
  ["\u0301n\u0303\u0323", "n"],
  ["한글", "한글".normalize("NFD")],
  ["ﬁn ½", "ﬁn ½"],
])("folds %j", (text, folded) => expect(fold(text)).toBe(folded));

it("takes 100,000 accents in a row at once, however they are mixed", () => {
  const start = performance.now();
  expect(toSlug(`a${"\u0301\u0323".repeat(50_000)}b`)).toBe("ab");
  expect(performance.now() - start).toBeLessThan(500);
});
