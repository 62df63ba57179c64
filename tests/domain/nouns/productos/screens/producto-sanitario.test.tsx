import { describe, expect, it } from "vitest";
import { CompararAcciones } from "~features/comparativa/comparar-producto";
import { ContenidoView } from "~features/contenido-view/contenido";
import { readContenido } from "~features/contenido-view/contenido.server";
import { findByIds, findBySlug } from "~nouns/productos/queries/productos.server";
import { ProductoDetail } from "~nouns/productos/screens/producto-detail";
import { productoJsonLd } from "~nouns/productos/screens/producto-json-ld";
import { siteDatabase } from "../../../../support/database";
import { drawOnSite } from "../../../../support/drawn";
import { changeRows } from "../../../../support/stored";
import { addProducto } from "../../../catalogo";

const SENTENCE = "Es un producto sanitario: lee las instrucciones de uso.";
const NAME = "Dra. Ana Ruiz, pediatra";
const SITE = { lista: [], ingresos: "amazon" };

siteDatabase();

const tick = (...ids: string[]) => changeRows("categorias", { producto_sanitario: 1 }, { id: ids });

async function pageOf(slug: string) {
  const producto = await findBySlug(slug);
  if (!producto) throw new Error("no product");
  const html = await drawOnSite(<ProductoDetail producto={producto} resena="Cómoda." />, SITE);
  return { html, jsonLd: JSON.stringify(productoJsonLd(producto, { origin: "", siteName: "S" })) };
}

const count = (html: string, part: string) => html.split(part).length - 1;

describe("a product of a category of medical devices", () => {
  it.each(["cat-mobiliario", "cat-habitacion-bebe"])(
    "says so beside each button, and no professional signs it: %s",
    async (id) => {
      await addProducto("a", { category: "mobiliario", revisor: NAME });
      const before = await pageOf("a");
      expect([count(before.html, SENTENCE), count(before.html, NAME)]).toEqual([0, 2]);
      expect(before.jsonLd).toContain(NAME);
      await tick(id);
      const { html, jsonLd } = await pageOf("a");
      expect(count(html, "btn-buy")).toBe(2);
      expect([count(html, SENTENCE), count(html, NAME)]).toEqual([2, 0]);
      expect(jsonLd).not.toContain(NAME);
      const [compared] = await findByIds(["p-a"]);
      if (!compared) throw new Error("no product");
      const column = <CompararAcciones producto={compared} removable={false} />;
      expect(await drawOnSite(column, SITE)).toContain(SENTENCE);
    },
  );

  it("keeps the name of a team", async () => {
    await addProducto("a", { category: "mobiliario", revisor: "Equipo de La Cuna" });
    await tick("cat-mobiliario");
    expect((await pageOf("a")).html).toContain("Equipo de La Cuna");
  });

  it("has no button within a text, which somebody signs", async () => {
    await addProducto("a", { category: "mobiliario" });
    await addProducto("b", { category: "sillas-coche" });
    await tick("cat-mobiliario");
    const contenido = await readContenido("::producto a\n::producto b");
    const html = await drawOnSite(<ContenidoView contenido={contenido} />, SITE);
    expect(html).toContain("Producto a");
    expect(html.match(/\/dp\/p-\w+/g) ?? html.match(/amazon[^"]*/g)).toHaveLength(1);
  });

  it("is none where only a category beside it is ticked", async () => {
    await addProducto("a", { category: "sillas-coche", revisor: NAME });
    await tick("cat-habitacion-bebe");
    const { html } = await pageOf("a");
    expect([count(html, SENTENCE), count(html, NAME)]).toEqual([0, 2]);
  });
});
