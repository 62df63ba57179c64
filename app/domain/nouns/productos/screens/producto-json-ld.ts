import type { SiteData } from "~/http/page/site-data";
import { paths } from "~/site/paths";
import { listItems } from "~/ui/page/json-ld";
import { absoluteUrl } from "~nouns/imagenes/rules/imagen";
import type { Producto } from "~nouns/productos/queries/producto-row.server";
import { isRated, isTeam, LOWEST_RATING, roundRating } from "~nouns/productos/rules/producto";

/** Google reads lists of pros and cons with two points or more. */
const MIN_NOTES = 2;

type Site = Pick<SiteData, "origin" | "siteName">;

/** Describes product and review, without an offer, because this site sells nothing. */
export function productoJsonLd(producto: Producto, site: Site) {
  const pictures = [producto.imagen, ...producto.imagenes];
  const image = pictures.flatMap((imagen) => absoluteUrl(imagen, site.origin) ?? []);
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: producto.title,
    description: producto.descripcion ?? undefined,
    image: image.length > 0 ? image : undefined,
    url: site.origin + paths.producto(producto.slug),
    additionalProperty: toProperties(producto),
    review: isRated(producto.rating) ? toReview(producto, site) : undefined,
  };
}

function toProperties({ ficha }: Producto) {
  const known = ficha.filter(({ valor }) => valor !== null);
  if (known.length === 0) return undefined;
  return known.map(({ nombre, unidad, tipo, valor, texto, medicion }) => ({
    "@type": "PropertyValue",
    name: nombre,
    value: tipo === "numero" ? valor : texto,
    unitText: unidad || undefined,
    measurementTechnique: medicion?.metodo,
  }));
}

function toReview(producto: Producto, { siteName, origin }: Site) {
  const { revisor, revisorSlug, revisadoAt, rating, pros, cons } = producto;
  const hasNotes = pros.length + cons.length >= MIN_NOTES;
  return {
    "@type": "Review",
    author: revisor
      ? {
          "@type": isTeam(revisor) ? "Organization" : "Person",
          name: revisor,
          url: revisorSlug ? origin + paths.autor(revisorSlug) : undefined,
        }
      : { "@type": "Organization", name: siteName },
    datePublished: revisadoAt ?? undefined,
    reviewRating: {
      "@type": "Rating",
      ratingValue: roundRating(rating),
      bestRating: 5,
      worstRating: LOWEST_RATING,
    },
    positiveNotes: hasNotes ? toItemList(pros) : undefined,
    negativeNotes: hasNotes ? toItemList(cons) : undefined,
  };
}

function toItemList(items: readonly string[]) {
  if (items.length === 0) return undefined;
  return { "@type": "ItemList", itemListElement: listItems(items.map((name) => ({ name }))) };
}
