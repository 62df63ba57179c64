import type { SiteData } from "~/http/page/site-data";
import { paths } from "~/site/paths";
import { listItems } from "~/ui/page/json-ld";
import { latest } from "~base/fechas";
import type { Ficha } from "~features/contenido-view/contenido.server";
import type { Consejo } from "~nouns/consejos/queries/consejos.server";
import { absoluteUrl } from "~nouns/imagenes/rules/imagen";

type Site = Pick<SiteData, "origin" | "siteName">;

/** Describes the article; without a signature the site is its author. */
export function consejoJsonLd(consejo: Consejo, { origin, siteName }: Site) {
  const image = absoluteUrl(consejo.imagen, origin);
  const page = origin + paths.consejo(consejo.slug);
  const { autor, revision } = consejo;
  const person = ({ slug, nombre }: { slug: string; nombre: string }) => ({
    "@type": "Person",
    name: nombre,
    url: origin + paths.autor(slug),
  });
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: consejo.titulo,
    description: consejo.extracto || undefined,
    image: image && [image],
    articleSection: consejo.categoriaNombre,
    author: autor
      ? person(autor)
      : { "@type": "Organization", name: siteName, url: origin + paths.home() },
    datePublished: consejo.fecha,
    dateModified: latest([consejo.fecha, consejo.updatedAt]),
    // In schema.org only a page can be reviewed, so the review is the page's.
    mainEntityOfPage: revision
      ? {
          "@type": "WebPage",
          "@id": page,
          lastReviewed: revision.fecha,
          reviewedBy: { ...person(revision), jobTitle: revision.credencial },
        }
      : page,
    inLanguage: "es",
  };
}

/** Lists the picks of a guide with their pages here, without addresses of shops. */
export function guiaJsonLd(elecciones: readonly Ficha[], origin: string) {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    numberOfItems: elecciones.length,
    itemListElement: listItems(
      elecciones.map(({ producto: { title: name, slug } }) => ({
        name,
        url: origin + paths.producto(slug),
      })),
    ),
  };
}
