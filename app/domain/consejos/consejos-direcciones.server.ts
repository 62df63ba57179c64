import { absoluteUrl } from "~/domain/imagenes/imagen";
import { MEDIA_COLUMNS, toImagen } from "~/domain/imagenes/imagen-row";
import type { Direccion } from "~/domain/sitemap/direccion";
import { paths } from "~/paths";
import { published } from "./consejos.server";

/** How many published articles there are, and when the last of them changed. */
export async function findConsejosChanges() {
  const row = await published()
    .select(({ fn }) => [
      fn.max("consejos.updated_at").as("updatedAt"),
      fn.countAll<number>().as("total"),
    ])
    .executeTakeFirstOrThrow();
  return { total: Number(row.total), updatedAt: row.updatedAt ?? undefined };
}

/** Addresses of published articles, in an order that stays. */
export async function findConsejosDirecciones(
  offset: number,
  limit: number,
  origin: string,
): Promise<Direccion[]> {
  const rows = await published()
    .select(["consejos.slug", "consejos.updated_at", "consejos.imagen", ...MEDIA_COLUMNS])
    .orderBy("consejos.id")
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map((row) => {
    const image = absoluteUrl(toImagen(row.imagen, row, ""), origin);
    return { path: paths.consejo(row.slug), lastmod: row.updated_at, images: image ? [image] : [] };
  });
}
