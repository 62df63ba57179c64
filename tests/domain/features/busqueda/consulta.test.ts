import { describe, expect, it } from "vitest";
import { SEARCH_MAX_LENGTH } from "~/ui/text/search-text";
import { parseConsulta } from "~features/busqueda/rules/consulta";

describe("parseConsulta", () => {
  it("trims, joins blanks, folds and splits", () => {
    expect(parseConsulta("  Bañera\t Ágil,  bañera ")).toEqual({
      q: "Bañera Ágil, bañera",
      folded: "banera agil, banera",
      palabras: ["banera", "agil"],
      isTooShort: false,
    });
  });

  it.each([null, "", " ", "a", " ñ ", "n\u0303", "\u0301\u0301", "\0\0", "👶"])(
    "%j is too short",
    (q) => {
      expect(parseConsulta(q).isTooShort).toBe(true);
    },
  );

  it.each(["ab", "%%", "ñu", "👶👶"])("%j is long enough", (q) => {
    expect(parseConsulta(q).isTooShort).toBe(false);
  });

  it("looks for what titles hold, which have no marks that nobody sees", () => {
    expect(parseConsulta("\u200e\u202eTro\u00adna\u202c\u200b").q).toBe("Trona");
  });

  it("cuts what is too long, never through a character", () => {
    const { q } = parseConsulta(`${"👶".repeat(SEARCH_MAX_LENGTH)}xyz`);
    expect(q).toBe("👶".repeat(SEARCH_MAX_LENGTH));
    expect(parseConsulta("x".repeat(1_000_000)).q).toHaveLength(SEARCH_MAX_LENGTH);
  });
});
