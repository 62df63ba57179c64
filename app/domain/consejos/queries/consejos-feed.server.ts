import { published } from "./consejos.server";

export const FEED_LIMIT = 20;

export async function findFeed() {
  return published()
    .select([
      "consejos.id",
      "consejos.slug",
      "consejos.titulo",
      "consejos.extracto",
      "consejos.categoria",
      "tipos_consejo.nombre as categoriaNombre",
      "tipos_consejo.oculta as categoriaOculta",
      "consejos.fecha",
      "consejos.updated_at as updatedAt",
    ])
    .orderBy("consejos.fecha", "desc")
    .orderBy("consejos.id")
    .limit(FEED_LIMIT)
    .execute();
}
