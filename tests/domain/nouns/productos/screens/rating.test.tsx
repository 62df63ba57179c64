import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Rating } from "~nouns/productos/screens/rating";

const textOf = (value: number) =>
  renderToStaticMarkup(<Rating value={value} />).replace(/<[^>]+>/g, "");

describe("Rating", () => {
  it("says the figure and of how many", () => {
    expect(textOf(4.5)).toBe("Valoración: 4,5 de 5");
    expect(textOf(0.5)).toBe("Valoración: 0,5 de 5");
  });

  it("is no verdict where none was given", () => {
    expect(textOf(0)).toBe("Sin valorar");
    expect(textOf(0.04)).toBe("Sin valorar");
    expect(renderToStaticMarkup(<Rating value={0} outOf />)).not.toContain("svg");
  });
});
