import type { RawBuilder } from "kysely";
import { pick } from "~base/pick";
import { memoOnContent } from "~db/content-memo.server";
import { picksProducts, showsProducts } from "~db/engine/engine.server";
import { publishedConsejos } from "~nouns/consejos/queries/consejos.server";
import { findFichas } from "~nouns/productos/queries/fichas.server";
import { findIdsBySlugs } from "~nouns/productos/queries/productos.server";
import { categoriaOf } from "~nouns/productos/rules/producto";
import { parseContenido } from "~record/contenido/bloques.server";
import { GUIDE_MIN } from "./contenido.server";

const MENCIONES_LIMIT = 6;

const newestWhere = (hasProducts: RawBuilder<boolean>) =>
  publishedConsejos()
    .select(["consejos.titulo", "consejos.slug", "consejos.fecha", "consejos.contenido"])
    .where(hasProducts)
    .orderBy("consejos.fecha", "desc")
    .orderBy("consejos.id")
    .execute();

export interface Guia {
  titulo: string;
  slug: string;
  fecha: string;
  elecciones: Record<"id" | "slug" | "title" | "etiqueta", string>[];
}

export const findGuias = memoOnContent(async (): Promise<ReadonlyMap<string, Guia[]>> => {
  const rows = await newestWhere(picksProducts("consejos.contenido"));
  const guias = rows.map(({ contenido, ...guia }) => ({ guia, picked: pickedIn(contenido) }));
  const fichas = await findFichas(guias.flatMap(({ picked }) => picked.map(({ slug }) => slug)));
  const byCategoria = new Map<string, Guia[]>();
  for (const { guia, picked } of guias) {
    const picks = picked.flatMap(({ slug, etiqueta }) => {
      const ficha = fichas.get(slug);
      return ficha ? { ...ficha, etiqueta } : [];
    });
    const category = categoriaOf(picks)?.category;
    if (picks.length < GUIDE_MIN || category === undefined) continue;
    const elecciones = picks.map((each) => pick(each, ["id", "slug", "title", "etiqueta"]));
    byCategoria.set(category, [...(byCategoria.get(category) ?? []), { ...guia, elecciones }]);
  }
  return byCategoria;
});

/** Finds the newest published articles whose text shows this product. */
export const findMenciones = async (id: string) =>
  (await readMenciones()).filter(({ producto }) => producto === id).slice(0, MENCIONES_LIMIT);

const readMenciones = memoOnContent(async () => {
  const rows = await newestWhere(showsProducts("consejos.contenido"));
  const shown = rows.flatMap(({ titulo, slug, contenido }) => {
    const named = parseContenido(contenido).flatMap((each) => ("slug" in each ? each.slug : []));
    return [...new Set(named)].map((producto) => ({ producto, titulo, slug }));
  });
  const ids = await findIdsBySlugs(shown.map(({ producto }) => producto));
  return shown.map((each) => ({ ...each, producto: ids.get(each.producto) }));
});

const pickedIn = (contenido: string) =>
  parseContenido(contenido).flatMap((each) => (each.kind === "eleccion" ? each : []));
