import { expect, it } from "vitest";
import { parseSearch, SEARCH_MAX_LENGTH } from "~/ui/search-text";

it.each([
  [null, ""],
  ["  cuna ", "cuna"],
  [`${"a".repeat(SEARCH_MAX_LENGTH - 1)} b`, "a".repeat(SEARCH_MAX_LENGTH - 1)],
  ["👶".repeat(SEARCH_MAX_LENGTH + 1), "👶".repeat(SEARCH_MAX_LENGTH)],
])("reads %s", (typed, q) => {
  expect(parseSearch(typed)).toBe(q);
});
