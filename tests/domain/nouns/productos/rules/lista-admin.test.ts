import { expect, it } from "vitest";
import { SEARCH_MAX_LENGTH } from "~/ui/text/search-text";
import { parseFiltroProductos } from "~nouns/productos/rules/lista-admin";

it("takes as much of a search as every other list", () => {
  const query = new URLSearchParams({ q: "a".repeat(SEARCH_MAX_LENGTH + 1) });
  expect(parseFiltroProductos(query).q).toBe("a".repeat(SEARCH_MAX_LENGTH));
});
