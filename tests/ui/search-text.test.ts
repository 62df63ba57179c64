import { expect, it } from "vitest";
import { parseFiltroProductos } from "~/domain/productos/lista-admin";
import { parseSearch, SEARCH_MAX_LENGTH } from "~/ui/search-text";

it.each([
  [null, ""],
  ["  cuna ", "cuna"],
  ["👶".repeat(SEARCH_MAX_LENGTH + 1), "👶".repeat(SEARCH_MAX_LENGTH)],
])("reads %s", (typed, q) => {
  expect(parseSearch(typed)).toBe(q);
});

it("holds for the list of products as well", () => {
  const query = new URLSearchParams({ q: "a".repeat(SEARCH_MAX_LENGTH + 1) });
  expect(parseFiltroProductos(query).q).toBe("a".repeat(SEARCH_MAX_LENGTH));
});
