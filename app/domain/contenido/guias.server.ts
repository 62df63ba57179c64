import { published } from "~/domain/consejos/queries/consejos.server";
import { findFichas } from "~/domain/productos/queries/fichas.server";
import { categoriaOf } from "~/domain/productos/rules/producto";
import { memoOnContent } from "~db/content-memo.server";
import { picksProducts } from "~db/engine/engine.server";
import { parseContenido } from "./bloques.server";
import { GUIDE_MIN } from "./contenido.server";

export interface Guia {
  titulo: string;
  slug: string;
}

/** Finds the published guides, newest first, by the category that they belong to. */
export const findGuias = memoOnContent(async (): Promise<ReadonlyMap<string, Guia[]>> => {
  const rows = await published()
    .select(["consejos.titulo", "consejos.slug", "consejos.contenido"])
    .where(picksProducts("consejos.contenido"))
    .orderBy("consejos.fecha", "desc")
    .orderBy("consejos.id")
    .execute();
  const guias = rows.map(({ contenido, ...guia }) => ({ guia, slugs: pickedIn(contenido) }));
  const fichas = await findFichas(guias.flatMap(({ slugs }) => slugs));
  const byCategoria = new Map<string, Guia[]>();
  for (const { guia, slugs } of guias) {
    const picks = slugs.flatMap((slug) => fichas.get(slug) ?? []);
    const category = categoriaOf(picks)?.category;
    if (picks.length < GUIDE_MIN || category === undefined) continue;
    byCategoria.set(category, [...(byCategoria.get(category) ?? []), guia]);
  }
  return byCategoria;
});

const pickedIn = (contenido: string) =>
  parseContenido(contenido).flatMap((each) => (each.kind === "eleccion" ? each.slug : []));
