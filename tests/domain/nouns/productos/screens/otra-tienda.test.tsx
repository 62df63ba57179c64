import { expect, it } from "vitest";
import type { Producto } from "~nouns/productos/queries/producto-row.server";
import { OtraTienda } from "~nouns/productos/screens/buy-link";
import { drawOnSite } from "../../../../support/drawn";

const html = (tienda: Producto["tienda"], ingresos = "amazon") =>
  drawOnSite(<OtraTienda producto={{ id: "p-a", title: "Trona A", tienda }} />, { ingresos });
const TIENDA = { nombre: "La Cuna", url: "https://lacuna.example/a" };

it("a shop that pays says so to people and to search engines", async () => {
  const paid = await html({ ...TIENDA, afiliado: true });
  expect(paid).toContain('href="https://lacuna.example/a"');
  expect(paid).toContain('rel="sponsored nofollow noopener"');
  expect(paid).toContain("El de La Cuna también es un enlace de afiliado.");
  const only = await html({ ...TIENDA, afiliado: true }, "tienda");
  expect(only).toContain("El de La Cuna es un enlace de afiliado.");
});

it("a shop that does not pay is not sponsored", async () => {
  const free = await html({ ...TIENDA, afiliado: false });
  expect(free).toContain('rel="nofollow noopener"');
  expect(free).not.toContain("afiliado");
});

it("a shop over a network of the owner's pays, whatever was ticked", async () => {
  const producto = {
    ...{ id: "p-a", title: "Trona A" },
    tienda: { ...TIENDA, url: "https://www.awin1.com/cread.php?p=1", afiliado: false },
  };
  const drawn = await drawOnSite(<OtraTienda producto={producto} />, { networks: ["awin1.com"] });
  expect(drawn).toContain('rel="sponsored nofollow noopener"');
  expect(drawn).toContain("El de La Cuna es un enlace de afiliado.");
});

it("a product without another shop has no second offer", async () => {
  expect(await html(null)).toBe("");
});
