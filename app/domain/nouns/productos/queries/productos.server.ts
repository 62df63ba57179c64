import { sql } from "kysely";
import { inOrder } from "~base/in-order";
import { parseList } from "~base/listas";
import { database } from "~db/client.server";
import { memoOnContent, memoOnContentFor } from "~db/content-memo.server";
import { listed } from "~db/engine/engine.server";
import { countRows, FEED_LIMIT } from "~db/paging.server";
import type { Dato } from "~nouns/ficha/dato";
import { datosOf, findDatos } from "~nouns/ficha/datos.server";
import { type FichaMostrada, mostrarFicha, parseFicha } from "~nouns/ficha/ficha";
import { describeImagen, findImagenes } from "~nouns/imagenes/queries/imagenes.server";
import { parseAlts } from "~nouns/imagenes/rules/fotos";
import type { Imagen } from "~nouns/imagenes/rules/imagen";
import type { Fila } from "~record/pendientes/fusion.server";
import { FEATURED_LIMIT, RELATED_LIMIT } from "../rules/producto";
import * as productoRow from "./producto-row.server";
import { findTrayectoria } from "./trayectoria.server";

export async function findFeatured(): Promise<productoRow.ProductoCard[]> {
  const all = productoRow.productoCards().where("productos.destacado_home", "=", 1);
  const inOrder = all.orderBy("productos.orden_home").orderBy("productos.titulo_folded");
  return (await inOrder.limit(FEATURED_LIMIT).execute()).map(productoRow.toProductoCard);
}

const whole = (query: ReturnType<typeof productoRow.allProductos>) =>
  query.select(productoRow.CARD_COLUMNS).selectAll("productos").select(productoRow.REVISOR_SLUG);

export const findBySlug = (slug: string) =>
  readWhole(productoRow.publishedProductos().where("productos.slug", "=", slug));

/** Only for admins, and for people who have the draft's link. */
export const findDraft = (id: string, changed?: Fila) =>
  readWhole(productoRow.allProductos(changed).where("productos.id", "=", id));

async function readWhole(
  query: ReturnType<typeof productoRow.allProductos>,
): Promise<productoRow.Producto | undefined> {
  const row = await whole(query).executeTakeFirst();
  if (!row) return undefined;
  const urls = parseList(row.imagenes);
  const datos = await findDatos(row.category);
  const more = urls.length > 0 ? await findImagenes(urls, row.title) : [];
  const producto = productoRow.toProducto(row, more, datos);
  const own = parseAlts(row.imagenes_alt);
  const describe = (imagen: Imagen) => describeImagen(imagen, own[imagen.url]);
  const [imagen, imagenes, ficha, trayectoria] = await Promise.all([
    describe(producto.imagen),
    Promise.all(producto.imagenes.map(describe)),
    withFotos(producto.ficha),
    findTrayectoria(row.id),
  ]);
  return { ...producto, imagen, imagenes, ficha, trayectoria };
}

async function withFotos(ficha: FichaMostrada) {
  const urls = ficha.flatMap(({ medicion }) => medicion?.foto || []);
  if (urls.length === 0) return ficha;
  const found = await findImagenes(urls, "");
  const fotos = await Promise.all(found.map((each) => describeImagen(each)));
  const byUrl = new Map(fotos.map((foto) => [foto.url, foto]));
  return ficha.map((fila) => ({ ...fila, foto: byUrl.get(fila.medicion?.foto ?? "") }));
}

export async function findByIds(ids: readonly string[]): Promise<productoRow.Producto[]> {
  const rows = await whole(productoRow.publishedProductos())
    .where("productos.id", "in", listed(ids))
    .execute();
  return Promise.all(
    inOrder(ids, rows).map(async (row) =>
      productoRow.toProducto(row, [], await findDatos(row.category)),
    ),
  );
}

export async function filterPublished(ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const all = database().read.selectFrom("productos").select("id").where("id", "in", ids);
  const rows = await all.where("estado", "=", "published").execute();
  return ids.filter((id) => rows.some((row) => row.id === id));
}

/** @returns ids by slug; a former slug gives the id of its present owner */
export async function findIdsBySlugs(slugs: readonly string[]): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map();
  const present = productoRow
    .publishedProductos()
    .select(["productos.id", "productos.slug"])
    .where("productos.slug", "in", listed(slugs));
  const former = productoRow
    .publishedProductos()
    .innerJoin("slugs_antiguos", "slugs_antiguos.id", "productos.id")
    .select(["productos.id", "slugs_antiguos.slug"])
    .where("slugs_antiguos.tipo", "=", "producto")
    .where("slugs_antiguos.slug", "in", listed(slugs))
    .orderBy("slugs_antiguos.created_at")
    .orderBy("slugs_antiguos.paso", "desc");
  // Present slugs come last and win, where another product had the slug before.
  const rows = [...(await former.execute()), ...(await present.execute())];
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}

/** Counting takes longer with each product, so the result is cached until the content changes. */
export const countPublished = memoOnContent(() =>
  countRows(database().read.selectFrom("productos").where("estado", "=", "published")),
);

export const reviewed = () =>
  database()
    .read.selectFrom("productos")
    .where("estado", "=", "published")
    .where(sql`trim(coalesce(contenido_principal, ''))`, "<>", "")
    .where(sql`trim(coalesce(revisor, ''))`, "<>", "");

export const countResenas = memoOnContent(() => countRows(reviewed()));

export const withFicha =
  (datos: readonly Dato[]) =>
  (row: Parameters<typeof productoRow.toProductoCard>[0] & { ficha: string }) => ({
    ...productoRow.toProductoCard(row),
    ficha: mostrarFicha(datos, parseFicha(row.ficha)),
  });

export async function findCardsByIds(ids: readonly string[], datos: readonly Dato[]) {
  const cards = productoRow.productoCards().select("productos.ficha");
  const rows = await cards.where("productos.id", "in", listed(ids)).execute();
  return inOrder(ids, rows).map(withFicha(datos));
}

export async function findNewest(categorias: readonly string[]) {
  const rows = await productoRow
    .productoCards()
    .select(["productos.descripcion", "productos.published_at", "productos.created_at"])
    .where("productos.category", "in", listed(categorias))
    .orderBy("productos.published_at", (order) => order.desc().nullsLast())
    .orderBy("productos.id")
    .limit(FEED_LIMIT)
    .execute();
  return rows.map((row) => ({
    ...productoRow.toProductoCard(row),
    resumen: row.veredicto ?? row.descripcion ?? "",
    publishedAt: row.published_at ?? row.created_at,
  }));
}

export async function findRelated(producto: { id: string; category: string }) {
  const onSale = productoRow
    .productoCards()
    .where("productos.retirada", "is", null)
    .limit(RELATED_LIMIT);
  const chosen = await onSale
    .innerJoin("productos_relacionados as relacion", (join) =>
      join.onRef("relacion.producto_relacionado_id", "=", "productos.id"),
    )
    .where("relacion.producto_id", "=", producto.id)
    .orderBy("relacion.orden")
    .orderBy("productos.titulo_folded")
    .execute();
  return chosen.length > 0
    ? chosen.map(productoRow.toProductoCard)
    : (await findRivales(producto)).slice(0, RELATED_LIMIT);
}

/** A page compares at most so many products: the first in the order of its category. */
const RIVALES_LIMIT = 48;

/** The best products of a category on sale; one more, as the product itself may be among them. */
const mejoresDe = memoOnContentFor(async (category) => {
  const best = productoRow
    .productoCards()
    .select("productos.ficha")
    .where("productos.category", "=", category)
    .where("productos.retirada", "is", null)
    .orderBy("productos.isrecommended", "desc")
    .orderBy("productos.rating", "desc")
    .orderBy("productos.titulo_folded")
    .orderBy("productos.id")
    .limit(RIVALES_LIMIT + 1);
  const [rows, datos] = await Promise.all([best.execute(), datosOf(category)]);
  return rows.map((row) => ({ row, ficha: mostrarFicha(datos, parseFicha(row.ficha)) }));
});

export async function findRivales({ id, category }: { id: string; category: string }) {
  const others = (await mejoresDe(category)).filter(({ row }) => row.id !== id);
  return others
    .slice(0, RIVALES_LIMIT)
    .map(({ row, ficha }) => ({ ...productoRow.toProductoCard(row), ficha }));
}
