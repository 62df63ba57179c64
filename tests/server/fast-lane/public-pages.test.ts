import { describe, expect, it } from "vitest";
import { publicPage } from "~/server/fast-lane/public-pages";
import { canonicalPath } from "~/server/gate/target";

const pageOf = (target: string) => publicPage(target, { path: canonicalPath(target) });

describe("publicPage", () => {
  it.each([
    ["/", "/"],
    ["/?utm_source=x&fbclid=y", "/"],
    ["/producto/trona?pagina=2", "/producto/trona"],
    ["/categoria/cunas?utm=1&pagina=2", "/categoria/cunas?pagina=2"],
    ["/categoria/cunas?pagina=2&pagina=3", "/categoria/cunas?pagina=2"],
    ["/consejos?q=sue%C3%B1o&pagina=2", "/consejos?pagina=2&q=sue%C3%B1o"],
    ["/consejos?pagina=2&q=sueño", "/consejos?pagina=2&q=sue%C3%B1o"],
    ["/buscar?q=a%26b+c", "/buscar?q=a%26b+c"],
    ["/buscar?q=", "/buscar"],
    [
      "/categoria/cunas?orden=&hasta=90&dato-ancho=7&otro=1",
      "/categoria/cunas?dato-ancho=7&hasta=90",
    ],
    ["/consejos?dato-ancho=7", "/consejos"],
    ["/comparativas?vista=tarjetas&p=a,b", "/comparativas?p=a%2Cb&vista=tarjetas"],
    ["/consejos/sillas?puerta=62&q=a&maletero=", "/consejos/sillas?puerta=62"],
    ["/autores/ana?puerta=62", "/autores/ana"],
    ["/producto/trona?puerta=62", "/producto/trona"],
    ["/feed.xml", "/feed.xml"],
    ["/categoria/cunas/feed.xml?utm=1", "/categoria/cunas/feed.xml"],
  ])("%s is %s", (target, page) => {
    expect(pageOf(target)).toBe(page);
  });

  it.each([
    "/contacto",
    "/auth",
    "/admin",
    "/admin/productos",
    "/comparar",
    "/preferencias",
    "/Producto/trona",
    "/producto/trona/",
    "/%70roducto/trona",
    "/producto/trona.data",
    "/producto/trona/otra",
    "/nada",
    "/sitemap.xml",
  ])("%s is none", (target) => {
    expect(pageOf(target)).toBeUndefined();
  });
});
