import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { findBySlug as findConsejo } from "~/domain/consejos/queries/consejos.server";
import { saveAlt, saveUnsplashCredit } from "~/domain/imagenes/queries/imagenes.server";
import { ImageCredit } from "~/domain/imagenes/screens/picture";
import { findBySlug as findProducto } from "~/domain/productos/queries/productos.server";
import { database } from "~db/client.server";
import { testDatabase } from "../../../support/database";
import { addConsejo, addProducto } from "../../catalogo";

testDatabase();

const URL = "https://images.unsplash.com/photo-1";
const AUTHOR = { author: "Eva <Ros>", authorUrl: "https://unsplash.com/@eva?utm_source=mimbre" };

it("names whose a photo of Unsplash is, with its text, on the pages that show it large", async () => {
  await addProducto("a", { imageurl: URL });
  await addConsejo("a", { imagen: URL });
  await database().write((trx) =>
    saveUnsplashCredit(trx, { url: URL, alt: "Una cuna blanca", ...AUTHOR }),
  );
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
  await database().write((trx) => saveAlt(trx, "https://ejemplo.es/a.jpg", "Plegada"));
  const producto = await findProducto("a");
  expect(producto?.imagen).toMatchObject({ alt: "Plegada", credito: null });
  const html = renderToStaticMarkup(<ImageCredit imagenes={producto ? [producto.imagen] : []} />);
  expect(html).toBe("");
});
