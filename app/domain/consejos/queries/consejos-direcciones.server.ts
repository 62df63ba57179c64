import { latest } from "~/domain/fechas";
import { MEDIA_COLUMNS, toImagen } from "~/domain/imagenes/queries/imagen-row";
import { absoluteUrl } from "~/domain/imagenes/rules/imagen";
import { paths } from "~/site/paths";
import type { SitemapEntry } from "~/site/sitemap-entry";
import { memoOnContent } from "~db/content-memo.server";
import { published } from "./consejos.server";

export const findConsejosChanges = memoOnContent(
  async (): Promise<{ total: number; listas: SitemapEntry[] }> => {
    const rows = await published()
      .select(({ fn }) => [
        "consejos.categoria",
        "tipos_consejo.oculta",
        fn.max("consejos.updated_at").as("updatedAt"),
        fn.countAll<number>().as("total"),
      ])
      .groupBy(["consejos.categoria", "tipos_consejo.oculta"])
      .orderBy("consejos.categoria")
      .execute();
    const known = rows.filter(({ oculta }) => oculta === 0);
    return {
      total: rows.reduce((sum, row) => sum + Number(row.total), 0),
      listas: [
        { path: paths.consejos(), lastmod: latest(rows.map(({ updatedAt }) => updatedAt)) },
        ...known.map(({ categoria, updatedAt }) => ({
          path: paths.consejos({ categoria }),
          lastmod: updatedAt,
        })),
      ],
    };
  },
);

export async function findConsejosDirecciones(offset: number, limit: number, origin: string) {
  const rows = await published()
    .select(["consejos.slug", "consejos.updated_at", "consejos.imagen", ...MEDIA_COLUMNS])
    .orderBy("consejos.id")
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    path: paths.consejo(row.slug),
    lastmod: row.updated_at,
    image: absoluteUrl(toImagen(row.imagen, row, ""), origin),
  }));
}
