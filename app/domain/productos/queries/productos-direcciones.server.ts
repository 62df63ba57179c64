import { MEDIA_COLUMNS, toImagen } from "~/domain/imagenes/queries/imagen-row";
import { absoluteUrl } from "~/domain/imagenes/rules/imagen";
import { paths } from "~/site/paths";
import { memoOnContent } from "~db/content-memo.server";
import { published } from "./producto-row.server";

export const findProductosChanges = memoOnContent(async () => {
  const rows = await published()
    .select(({ fn }) => [
      "productos.category",
      fn.max("productos.updated_at").as("updatedAt"),
      fn.countAll<number>().as("total"),
    ])
    .groupBy("productos.category")
    .execute();
  return {
    total: rows.reduce((sum, row) => sum + Number(row.total), 0),
    byCategory: new Map(rows.map((row) => [row.category, row.updatedAt])),
  };
});

export async function findProductosDirecciones(offset: number, limit: number, origin: string) {
  const rows = await published()
    .select(["productos.slug", "productos.updated_at", "productos.imageurl", ...MEDIA_COLUMNS])
    .orderBy("productos.id")
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    path: paths.producto(row.slug),
    lastmod: row.updated_at,
    image: absoluteUrl(toImagen(row.imageurl, row, ""), origin),
  }));
}
