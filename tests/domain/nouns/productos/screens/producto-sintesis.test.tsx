import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Producto } from "~nouns/productos/queries/producto-row.server";
import { ParaQuien, Sintesis } from "~nouns/productos/screens/producto-sintesis";

const productoOf = (texts: Partial<Producto>) =>
  ({ veredicto: null, para_quien: null, no_para: null, pros: [], cons: [], ...texts }) as Producto;
const html = (texts: Partial<Producto>) =>
  renderToStaticMarkup(
    <>
      <Sintesis producto={productoOf(texts)} />
      <ParaQuien producto={productoOf(texts)} />
    </>,
  );

it("a product of which nothing is written has no empty lists", () => {
  expect(html({})).toBe("");
});

it("leads to the tab only where it has more than what stands here", () => {
  expect(html({ pros: ["Ligera"], cons: ["Cara"] })).not.toContain("#pros-y-contras");
  const more = html({ pros: ["Ligera", "Estrecha"], cons: ["Cara"] });
  expect(more).toContain('href="#pros-y-contras"');
  expect(more).not.toContain("Estrecha");
});

it("shows the half that is written of whom it is for", () => {
  const half = html({ no_para: "Un tercero sin ascensor" });
  expect(half).toContain("Para quién no es");
  expect(half).not.toContain("Para quién es<");
});
