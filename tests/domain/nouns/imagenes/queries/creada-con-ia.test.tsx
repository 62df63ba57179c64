import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Hero } from "~/layout/portada/hero";
import { findPortada } from "~/layout/portada/portada.server";
import { loader as categoria } from "~/routes/categoria.$slug";
import { ContenidoView } from "~features/contenido-view/contenido";
import { readContenido } from "~features/contenido-view/contenido.server";
import { findBySlug as findAutor } from "~nouns/autores/autores.server";
import { findBySlug as findConsejo } from "~nouns/consejos/queries/consejos.server";
import { saveTextos } from "~nouns/imagenes/queries/biblioteca.server";
import type { Imagen } from "~nouns/imagenes/rules/imagen";
import { ImageCredit } from "~nouns/imagenes/screens/picture";
import { findBySlug as findProducto } from "~nouns/productos/queries/productos.server";
import { testDatabase } from "../../../../support/database";
import { drawOnSite } from "../../../../support/drawn";
import { changeRows, insertRows } from "../../../../support/stored";
import { addConsejo, addProducto } from "../../../catalogo";

const [HECHA, FOTO] = ["a".repeat(24), "b".repeat(24)] as const;
const [HECHA_URL, FOTO_URL] = [`/media/${HECHA}`, `/media/${FOTO}`];
const ADMIN = { id: "admin", email: "admin@example.org" };
const CAPTION = "Imagen creada con IA";

const textos = (changes = {}) => ({
  ...{ alt: "Una cuna", credito: "", credito_url: "", creada_con_ia: true },
  ...changes,
});

testDatabase(async () => {
  await insertRows("media", { sha: HECHA }, { sha: FOTO });
  await saveTextos(HECHA, textos(), ADMIN);
});

const creditOf = (...imagenes: (Imagen | undefined)[]) =>
  renderToStaticMarkup(<ImageCredit imagenes={imagenes.flatMap((each) => each ?? [])} />);

describe("a picture that was made with AI says so where it is large", () => {
  it("on its product, its article and its author's page, and keeps its text", async () => {
    await addProducto("a", { imageurl: HECHA_URL });
    await addConsejo("a", { imagen: HECHA_URL });
    await insertRows("autores", { slug: "ana", imagen: HECHA_URL });
    for (const shown of [await findProducto("a"), await findConsejo("a"), await findAutor("ana")]) {
      expect(shown?.imagen.alt).toBe("Una cuna");
      expect(creditOf(shown?.imagen)).toContain(`<li>${CAPTION}</li>`);
    }
  });

  it("on its category", async () => {
    await addProducto("a", { category: "mobiliario" });
    await changeRows("categorias", { imagen_url: HECHA_URL, oculta: 0 }, { slug: "mobiliario" });
    const args = {
      request: new Request("http://localhost/categoria/mobiliario"),
      params: { slug: "mobiliario" },
      context: { requestId: "1", nonce: "", clientAddress: "127.0.0.1" },
    };
    const { data } = (await categoria(args)) as unknown as {
      data: { categoria: { imagen: Imagen } };
    };
    expect(creditOf(data.categoria.imagen)).toContain(CAPTION);
  });

  it("within a text and on the home page", async () => {
    const contenido = await readContenido(`![Una cuna](${HECHA_URL})`);
    expect(await drawOnSite(<ContenidoView contenido={contenido} />)).toContain(CAPTION);
    await insertRows("ajustes", { clave: "portada_imagen", valor: HECHA_URL });
    expect(await drawOnSite(<Hero {...(await findPortada())} />)).toContain(CAPTION);
  });

  it("by its place among others, and calls nothing a photo that is none", async () => {
    await saveTextos(HECHA, textos({ credito: "Eva" }), ADMIN);
    await saveTextos(FOTO, textos({ credito: "Leo", creada_con_ia: false }), ADMIN);
    await addProducto("a", { imageurl: FOTO_URL, imagenes: JSON.stringify([HECHA_URL]) });
    const producto = await findProducto("a");
    const html = creditOf(producto?.imagen, ...(producto?.imagenes ?? []));
    expect(html).toContain("<li>Imagen 2 creada con IA</li>");
    expect(html).toContain("Foto: Leo");
    expect(html).toContain("Imagen: Eva");
    expect(creditOf({ ...(producto?.imagen as Imagen), credito: null })).toBe("");
  });

  it("until the tick is taken away", async () => {
    await addProducto("a", { imageurl: HECHA_URL });
    await saveTextos(HECHA, textos({ creada_con_ia: false }), ADMIN);
    expect(creditOf((await findProducto("a"))?.imagen)).toBe("");
  });
});
