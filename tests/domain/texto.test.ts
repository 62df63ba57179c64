import { expect, it } from "vitest";
import { fold } from "~/domain/texto";

it.each([
  [" Bañera ÁGIL ", "banera agil"],
  ["Bañera", "banera"],
  ["\u0301n\u0303\u0323", "n"],
  ["한글", "한글".normalize("NFD")],
  ["ﬁn ½", "ﬁn ½"],
])("folds %j", (text, folded) => expect(fold(text)).toBe(folded));
