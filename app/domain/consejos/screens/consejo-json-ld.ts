import type { Consejo } from "~/domain/consejos/queries/consejos.server";
import { latest } from "~/domain/fechas";
import { absoluteUrl } from "~/domain/imagenes/rules/imagen";
import type { SiteData } from "~/http/page/site-data";
import { paths } from "~/site/paths";

type Site = Pick<SiteData, "origin" | "siteName">;

/** The article; articles carry no signature, so the publication is their author. */
export function consejoJsonLd(consejo: Consejo, { origin, siteName }: Site) {
  const image = absoluteUrl(consejo.imagen, origin);
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: consejo.titulo,
    description: consejo.extracto || undefined,
    image: image && [image],
    articleSection: consejo.categoriaNombre,
    author: { "@type": "Organization", name: siteName, url: origin + paths.home() },
    datePublished: consejo.fecha,
    dateModified: latest([consejo.fecha, consejo.updatedAt]),
    mainEntityOfPage: origin + paths.consejo(consejo.slug),
    inLanguage: "es",
  };
}
