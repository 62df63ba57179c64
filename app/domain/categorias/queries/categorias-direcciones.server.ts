import { latest } from "~/domain/fechas";
import { MEDIA_COLUMNS, onMedia, toImagen } from "~/domain/imagenes/queries/imagen-row";
import { absoluteUrl } from "~/domain/imagenes/rules/imagen";
import { paths } from "~/site/paths";
import type { SitemapEntry } from "~/site/sitemap-entry";
import { database } from "~db/client.server";

export async function findCategoriasDirecciones(
  changes: ReadonlyMap<string, string>,
  origin: string,
): Promise<SitemapEntry[]> {
  const rows = await categorias();
  return rows.map((row) => {
    const shown = rows.filter((other) => other.id === row.id || other.parent_id === row.id);
    return {
      path: paths.categoria(row.slug),
      lastmod: latest(shown.flatMap(({ slug, updated_at }) => [updated_at, changes.get(slug)])),
      image: absoluteUrl(toImagen(row.imagen_url, row, ""), origin),
    };
  });
}

function categorias() {
  return database()
    .read.selectFrom("categorias")
    .leftJoin("media", onMedia("categorias.imagen_url"))
    .select(["categorias.id", "categorias.slug", "categorias.parent_id"])
    .select(["categorias.imagen_url", "categorias.updated_at", ...MEDIA_COLUMNS])
    .where("categorias.oculta", "=", 0)
    .orderBy("categorias.id")
    .execute();
}
