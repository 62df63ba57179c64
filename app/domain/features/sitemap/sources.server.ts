import { latest } from "~base/fechas";
import { database } from "~db/client.server";
import { memoOnContent } from "~db/content-memo.server";
import { publishedConsejos } from "~nouns/consejos/queries/consejos.server";
import * as imagenRow from "~nouns/imagenes/queries/imagen-row";
import { absoluteUrl } from "~nouns/imagenes/rules/imagen";
import { publishedProductos } from "~nouns/productos/queries/producto-row.server";

export const findProductosChanges = memoOnContent(() =>
  publishedProductos()
    .select(({ fn }) => [
      "productos.category as categoria",
      fn.max("productos.updated_at").as("updatedAt"),
      fn.countAll<number>().as("total"),
    ])
    .groupBy("productos.category")
    .execute(),
);

export const findConsejosChanges = memoOnContent(() =>
  publishedConsejos()
    .select(({ fn }) => [
      "consejos.categoria",
      "tipos_consejo.oculta",
      fn.max("consejos.updated_at").as("updatedAt"),
      fn.countAll<number>().as("total"),
    ])
    .groupBy(["consejos.categoria", "tipos_consejo.oculta"])
    .orderBy("consejos.categoria")
    .execute(),
);

export const listProductos = (offset: number, limit: number) =>
  publishedProductos()
    .select(["productos.slug", "productos.updated_at", "productos.imageurl as imagen"])
    .select(imagenRow.MEDIA_COLUMNS)
    .orderBy("productos.id")
    .offset(offset)
    .limit(limit)
    .execute();

export const listConsejos = (offset: number, limit: number) =>
  publishedConsejos()
    .select(["consejos.slug", "consejos.updated_at", "consejos.imagen", ...imagenRow.MEDIA_COLUMNS])
    .orderBy("consejos.id")
    .offset(offset)
    .limit(limit)
    .execute();

export type Change = { categoria: string; updatedAt: string; total: number };

export async function listCategorias(changes: readonly Change[]) {
  const rows = await database()
    .read.selectFrom("categorias")
    .leftJoin("media", imagenRow.onMedia("categorias.imagen_url"))
    .select(["categorias.id", "categorias.slug", "categorias.parent_id"])
    .select([
      "categorias.imagen_url as imagen",
      "categorias.updated_at",
      ...imagenRow.MEDIA_COLUMNS,
    ])
    .where("categorias.oculta", "=", 0)
    .orderBy("categorias.id")
    .execute();
  const changeOf = new Map(changes.map(({ categoria, updatedAt }) => [categoria, updatedAt]));
  return rows.map((row) => {
    const shown = rows.filter((other) => other.id === row.id || other.parent_id === row.id);
    const times = shown.flatMap(({ slug, updated_at }) => [updated_at, changeOf.get(slug)]);
    return { ...row, updated_at: latest(times) };
  });
}

type Row = imagenRow.MediaColumns & {
  slug: string;
  imagen: string | null;
  updated_at: string | undefined;
};

export const entryOf = (origin: string, pathOf: (slug: string) => string) => (row: Row) => ({
  path: pathOf(row.slug),
  lastmod: row.updated_at,
  image: absoluteUrl(imagenRow.toImagen(row.imagen, row, ""), origin),
});
