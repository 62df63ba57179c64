import { OF_THE_SITE } from "~/site/of-the-site";
import { findLlegada } from "~features/redirecciones/redirecciones.server";
import { findImagenes } from "~nouns/imagenes/queries/imagenes.server";
import { findFichas } from "~nouns/productos/queries/fichas.server";
import { parseContenido } from "~record/contenido/bloques.server";
import { linksIn } from "~record/contenido/links-in";
import { findLiterales } from "~record/contenido/literales.server";
import { aviso, type Nota } from "~record/revision-editorial/nota";

const OWN_LINK = /^(\/(?:(producto|consejos)\/)?([a-z0-9-]+))(?:[?#]|$)/;

/** Notes products, pictures and pages in a text that visitors cannot see. */
export async function checkMenciones(texto: string): Promise<Nota[]> {
  const bloques = parseContenido(texto);
  const fotos = bloques.flatMap((each) => (each.kind === "foto" ? [each] : []));
  const slugs = bloques.flatMap((each) => ("slug" in each ? each.slug : []));
  const urls = fotos.map(({ url }) => url);
  const [fichas, imagenes] = await Promise.all([findFichas(slugs), findImagenes(urls, "")]);
  const rotos: string[] = [];
  for (const href of new Set(bloques.flatMap(linksIn).map((each) => each.href))) {
    if (await leadsNowhere(href)) rotos.push(href);
  }
  const altOf = new Map(imagenes.map(({ url, alt }) => [url, alt]));
  const unseen = [...new Set(slugs)].filter((slug) => !fichas.has(slug));
  return [
    ...unseen.map(
      (slug) => `El producto «${slug}» no se dibuja: es un borrador, está retirado o no existe.`,
    ),
    ...fotos.flatMap(({ url, alt, line }) => {
      if (!altOf.has(url)) return `La imagen de la línea ${line + 1} ya no está en la biblioteca.`;
      return alt || altOf.get(url)
        ? []
        : `La imagen de la línea ${line + 1} no tiene texto alternativo.`;
    }),
    ...rotos.map((href) => `El enlace a ${href} no lleva a ninguna página publicada.`),
    ...findLiterales(texto, bloques),
  ].map(aviso);
}

async function leadsNowhere(href: string): Promise<boolean> {
  const [, path = "", room, slug = ""] = OWN_LINK.exec(href) ?? [];
  if (!path || (!room && OF_THE_SITE.includes(slug))) return false;
  return (await findLlegada(path)) === undefined;
}
