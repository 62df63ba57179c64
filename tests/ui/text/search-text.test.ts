import { expect, it } from "vitest";
import { parseSearch, SEARCH_MAX_LENGTH } from "~/ui/text/search-text";

it.each([
  [null, ""],
  ["  cuna ", "cuna"],
  [`${"a".repeat(SEARCH_MAX_LENGTH - 1)} b`, "a".repeat(SEARCH_MAX_LENGTH - 1)],
  ["👶".repeat(SEARCH_MAX_LENGTH + 1), "👶".repeat(SEARCH_MAX_LENGTH)],
  ["silla  de\t\tcoche", "silla de coche"],
  ["\u00a0bolsa de 12\u00a0kg", "bolsa de 12\u00a0kg"],
  ["a \u200b b\u001b[31m\ufffe", "a b [31m"],
  ["\u0301", ""],
  ["\u3164\u2800", ""],
])("a typed search of %j is read as %j", (typed, q) => {
  expect(parseSearch(typed)).toBe(q);
});
