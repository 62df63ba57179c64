import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { findBySlug as findConsejo } from "~nouns/consejos/queries/consejos.server";
import { findImagenes, saveAlt, saveUnsplashCredit } from "~nouns/imagenes/queries/imagenes.server";
import { ImageCredit } from "~nouns/imagenes/screens/picture";
import { findBySlug as findProducto } from "~nouns/productos/queries/productos.server";
import { testDatabase } from "../../../../support/database";
import { insertRows, write } from "../../../../support/stored";
import { addConsejo, addProducto } from "../../../catalogo";

testDatabase();

const URL = "https://images.unsplash.com/photo-1";
const AUTHOR = { author: "Eva <Ros>", authorUrl: "https://unsplash.com/@eva?utm_source=mimbre" };

it("names whose a photo of Unsplash is, with its text, on the pages that show it large", async () => {
  await addProducto("a", { imageurl: URL });
  await addConsejo("a", { imagen: URL });
  await write((trx) => saveUnsplashCredit(trx, { url: URL, alt: "Una cuna blanca", ...AUTHOR }));
  for (const shown of [await findProducto("a"), await findConsejo("a")]) {
    expect(shown?.imagen.alt).toBe("Una cuna blanca");
    const html = renderToStaticMarkup(<ImageCredit imagenes={shown ? [shown.imagen] : []} />);
    expect(html).toContain(`href="${AUTHOR.authorUrl}"`);
    expect(html).toContain("Eva &lt;Ros&gt;</a> en Unsplash");
  }
});

it("shows an outside picture with its own text, and names nobody", async () => {
  await addProducto("a", { imageurl: "https://ejemplo.es/a.jpg" });
  expect((await findProducto("a"))?.imagen.alt).toBe("Producto a");
  await write((trx) => saveAlt(trx, "https://ejemplo.es/a.jpg", "Plegada"));
  const producto = await findProducto("a");
  expect(producto?.imagen).toMatchObject({ alt: "Plegada", credito: null });
  const html = renderToStaticMarkup(<ImageCredit imagenes={producto ? [producto.imagen] : []} />);
  expect(html).toBe("");
});

it("leaves out what must not be shown and what is no longer there", async () => {
  const [kept, gone] = ["a".repeat(24), "b".repeat(24)];
  await insertRows("media", { sha: kept, alt: "Una cuna" });
  const outside = "https://fotos.ejemplo.es/cuna.jpg";
  const urls = [`/media/${gone}`, `/media/${kept}`, "javascript:alert(1)", outside];
  const found = await findImagenes(urls, "Cuna");
  expect(found.map(({ url, alt }) => [url, alt])).toEqual([
    [`/media/${kept}`, "Una cuna"],
    [outside, "Cuna"],
  ]);
});
