import { published as publishedConsejos } from "~/domain/consejos/queries/consejos.server";
import { findImagenes } from "~/domain/imagenes/queries/imagenes.server";
import { findFichas } from "~/domain/productos/queries/fichas.server";
import { findIdsBySlugs } from "~/domain/productos/queries/productos.server";
import { aviso, type Nota } from "~/domain/revision-editorial/nota";
import { findRenamed } from "~/domain/slugs-antiguos.server";
import { listed } from "~db/engine/engine.server";
import { parseContenido } from "./bloques.server";
import type { Trozo } from "./en-linea.server";

const OWN_LINK = /^\/(producto|consejos)\/([a-z0-9-]+)(?:[?#]|$)/;

/** Notes the products, pictures and pages that a text names and that visitors cannot see. */
export async function checkMenciones(texto: string): Promise<Nota[]> {
  const bloques = parseContenido(texto);
  const fotos = bloques.flatMap((each) => (each.kind === "foto" ? [each] : []));
  const slugs = bloques.flatMap((each) => ("slug" in each ? each.slug : []));
  const [fichas, imagenes, rotos] = await Promise.all([
    findFichas(slugs),
    findImagenes(
      fotos.map(({ url }) => url),
      "",
    ),
    findDeadLinks(bloques.flatMap(hrefsIn)),
  ]);
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
  ].map(aviso);
}

/** The addresses in a block, however deep they stand in it. */
function hrefsIn(part: unknown): string[] {
  if (typeof part !== "object" || part === null) return [];
  const own = (part as Partial<Extract<Trozo, { kind: "a" }>>).href;
  return [...(own ? [own] : []), ...Object.values(part).flatMap(hrefsIn)];
}

async function findDeadLinks(hrefs: readonly string[]): Promise<string[]> {
  const links = [...new Set(hrefs)].flatMap((href) => {
    const [, room, slug = ""] = OWN_LINK.exec(href) ?? [];
    return room ? [{ href, slug, isProducto: room === "producto" }] : [];
  });
  const productos = await findIdsBySlugs(
    links.flatMap(({ isProducto, slug }) => (isProducto ? slug : [])),
  );
  const others = links.filter(({ isProducto }) => !isProducto).map(({ slug }) => slug);
  const rows = await publishedConsejos()
    .select("consejos.slug")
    .where("consejos.slug", "in", listed(others))
    .execute();
  const seen = new Set(rows.map(({ slug }) => slug));
  const dead: string[] = [];
  for (const { href, slug, isProducto } of links) {
    const leads = isProducto ? productos.has(slug) : seen.has(slug);
    if (!leads && (isProducto || !(await findRenamed("consejo", slug)))) dead.push(href);
  }
  return dead;
}
