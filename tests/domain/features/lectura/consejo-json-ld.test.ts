import { expect, it } from "vitest";
import { consejoJsonLd } from "~features/lectura/consejo-json-ld";
import type { Consejo } from "~nouns/consejos/queries/consejos.server";

const SITE = { origin: "https://www.ejemplo.es", siteName: "Mimbre" };

const consejo: Consejo = {
  id: "c-1",
  seo: { title: "", description: "" },
  slug: "dormir",
  titulo: "Dormir boca arriba",
  extracto: "Paso a paso.",
  imagen: { url: "/media/0123456789abcdef", alt: "", width: 960, height: 720, anchos: [320, 960] },
  categoria: "sueno",
  categoriaNombre: "Sueño",
  categoriaKnown: true,
  fecha: "2026-11-04T08:00:00.000Z",
  autor: null,
  revision: null,
  fuentes: [],
  correcciones: [],
  contenido: "Texto.",
  updatedAt: "2026-11-09T08:00:00.000Z",
};

const written = (changes: Partial<Consejo> = {}) =>
  JSON.parse(JSON.stringify(consejoJsonLd({ ...consejo, ...changes }, SITE)));

it("tells of the article what its page shows", () => {
  expect(written()).toEqual({
    "@context": "https://schema.org",
    "@type": "Article",
    headline: "Dormir boca arriba",
    description: "Paso a paso.",
    image: ["https://www.ejemplo.es/media/0123456789abcdef-960.webp"],
    articleSection: "Sueño",
    author: { "@type": "Organization", name: "Mimbre", url: "https://www.ejemplo.es/" },
    datePublished: "2026-11-04T08:00:00.000Z",
    dateModified: "2026-11-09T08:00:00.000Z",
    mainEntityOfPage: "https://www.ejemplo.es/consejos/dormir",
    inLanguage: "es",
  });
});

it("was never changed before it was published", () => {
  expect(written({ updatedAt: "2026-10-01T08:00:00.000Z" }).dateModified).toBe(consejo.fecha);
});

it("names who wrote it and who reviewed it, with the addresses of their pages", () => {
  const autor = { slug: "lucia", nombre: "Lucía" };
  const revision = { slug: "elena", nombre: "Elena", credencial: "pediatra", fecha: "2026-11-06" };
  const fuentes = [{ titulo: "OMS", url: "https://www.who.int/" }];
  expect(written({ autor, revision, fuentes })).toMatchObject({
    author: { "@type": "Person", name: "Lucía", url: "https://www.ejemplo.es/autores/lucia" },
    mainEntityOfPage: {
      "@type": "WebPage",
      "@id": "https://www.ejemplo.es/consejos/dormir",
      lastReviewed: "2026-11-06",
      reviewedBy: {
        ...{ "@type": "Person", name: "Elena", jobTitle: "pediatra" },
        url: "https://www.ejemplo.es/autores/elena",
      },
    },
  });
});
