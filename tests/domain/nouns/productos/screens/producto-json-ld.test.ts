import { describe, expect, it } from "vitest";
import type { Producto } from "~nouns/productos/queries/producto-row.server";
import { productoJsonLd } from "~nouns/productos/screens/producto-json-ld";

const SITE = { origin: "https://www.ejemplo.es", siteName: "Mimbre" };
const SHA = "0123456789abcdef01234567";

const producto: Producto = {
  id: "B0DEMO0001",
  seo: { title: "", description: "" },
  slug: "cuna-luna",
  title: "Cuna Luna",
  category: "mobiliario",
  categoriaNombre: "Mobiliario",
  categoriaKnown: true,
  imagen: { url: `/media/${SHA}`, alt: "", width: 960, height: 720, anchos: [320, 640, 960] },
  imagenes: [
    { url: "https://fotos.ejemplo.es/2.jpg", alt: "", width: 1200, height: 900, anchos: [] },
  ],
  rating: 4.5,
  veredicto: null,
  ...{ price: "129,95 €", franja: null, precioDe: null },
  precioComprobadoAt: "2026-10-14T10:00:00.000Z",
  isrecommended: true,
  criterios: [],
  tienda: null,
  para_quien: null,
  no_para: null,
  descripcion: "Cuna de colecho.",
  contenidoPrincipal: null,
  keyfeatures: ["Pesa 11 kg"],
  pros: ["Se monta en diez minutos"],
  cons: ["Ruedas ruidosas"],
  colores: [],
  ficha: [],
  revisor: "Lucía Arranz",
  revisorSlug: null,
  revisadoAt: "2026-10-14T10:00:00.000Z",
  ...{ metodo: null, procedencia: null, procedenciaDe: null },
  isSanitario: false,
  cambios: [],
  retirada: null,
  retiradaMotivo: null,
  retiradaAt: null,
  isDemo: true,
};

/** Converts to JSON and back, as the page does: undefined values are left out. */
const written = (changes: Partial<Producto> = {}) =>
  JSON.parse(JSON.stringify(productoJsonLd({ ...producto, ...changes }, SITE)));

const list = (...names: string[]) => ({
  "@type": "ItemList",
  itemListElement: names.map((name, index) => ({ "@type": "ListItem", position: index + 1, name })),
});

describe("productoJsonLd", () => {
  it("holds no review of what was given no rating", () => {
    expect(written({ rating: 0 })).not.toHaveProperty("review");
    expect(written({ rating: 0.04 })).not.toHaveProperty("review");
  });

  it("says what the page says, and offers nothing", () => {
    expect(written()).toEqual({
      "@context": "https://schema.org",
      "@type": "Product",
      name: "Cuna Luna",
      description: "Cuna de colecho.",
      image: [`https://www.ejemplo.es/media/${SHA}-960.webp`, "https://fotos.ejemplo.es/2.jpg"],
      url: "https://www.ejemplo.es/producto/cuna-luna",
      review: {
        "@type": "Review",
        author: { "@type": "Person", name: "Lucía Arranz" },
        datePublished: "2026-10-14T10:00:00.000Z",
        reviewRating: { "@type": "Rating", ratingValue: 4.5, bestRating: 5, worstRating: 0.1 },
        positiveNotes: list("Se monta en diez minutos"),
        negativeNotes: list("Ruedas ruidosas"),
      },
    });
  });

  it("gives the figure that the page shows, none below the lowest", () => {
    expect(written({ rating: 0.06 }).review.reviewRating.ratingValue).toBe(0.1);
  });

  it("names a team, and where nobody signs the publication, as an organization", () => {
    expect(written({ revisor: "Equipo de Mimbre" }).review.author).toEqual({
      "@type": "Organization",
      name: "Equipo de Mimbre",
    });
    const { review } = written({ revisor: null, revisadoAt: null });
    expect(review.author).toEqual({ "@type": "Organization", name: "Mimbre" });
    expect(review).not.toHaveProperty("datePublished");
  });

  it("lists points for and against only from two in total on", () => {
    const one = written({ pros: ["Ligera"], cons: [] }).review;
    expect(one).not.toHaveProperty("positiveNotes");
    const two = written({ pros: ["Ligera", "Firme"], cons: [] }).review;
    expect(two.positiveNotes).toEqual(list("Ligera", "Firme"));
    expect(two).not.toHaveProperty("negativeNotes");
  });

  it("has no picture and no description where the page has none", () => {
    const bare = written({
      imagen: { ...producto.imagen, url: "", anchos: [] },
      imagenes: [],
      descripcion: null,
    });
    expect(bare).not.toHaveProperty("image");
    expect(bare).not.toHaveProperty("description");
  });
});

it("has the facts that the page shows, and none that was not measured", () => {
  const dato = {
    id: "x-1",
    unidad: "",
    texto: null,
    valor: null,
    peso: null,
    fuente: null,
    mejor: null,
  };
  const ficha: Producto["ficha"] = [
    { ...dato, nombre: "Peso", unidad: "kg", tipo: "numero", valor: 5.9, texto: "5,9\u00a0kg" },
    { ...dato, nombre: "Lavable", tipo: "si_no", valor: 1, texto: "Sí" },
    { ...dato, nombre: "Ancho", unidad: "cm", tipo: "numero" },
  ];
  expect(productoJsonLd({ ...producto, ficha }, SITE).additionalProperty).toEqual([
    { "@type": "PropertyValue", name: "Peso", value: 5.9, unitText: "kg" },
    { "@type": "PropertyValue", name: "Lavable", value: "Sí", unitText: undefined },
  ]);
  expect(productoJsonLd(producto, SITE).additionalProperty).toBeUndefined();
});
