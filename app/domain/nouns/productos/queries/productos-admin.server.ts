import { sql } from "kysely";
import { paths } from "~/site/paths";
import { parseList } from "~base/listas";
import { pick } from "~base/pick";
import { precioText } from "~base/precio";
import { fold } from "~base/texto";
import { database, type Read } from "~db/client.server";
import { holds, unindexed } from "~db/engine/engine.server";
import { countRows, type Paged, placeOf } from "~db/paging.server";
import { SIN_ELEGIR } from "~nouns/categorias/rules/categoria";
import { MEDIA_COLUMNS, toImagen } from "~nouns/imagenes/queries/imagen-row";
import { findAlts } from "~nouns/imagenes/queries/imagenes.server";
import { afirmacionesDe, checkProducto } from "~nouns/productos/rules/check-producto.server";
import * as listaAdmin from "~nouns/productos/rules/lista-admin";
import { valuesOf } from "~nouns/productos/rules/producto-values";
import { hasPendiente } from "~record/pendientes/pendientes.server";
import { oldestPrecio, pendienteWhere } from "./pendientes.server";
import { allProductos } from "./producto-row.server";

type OrderColumn = "orden_home" | "titulo_folded" | "category" | "rating" | "updated_at" | "id";

const BY_TITLE: readonly OrderColumn[] = ["titulo_folded", "id"];

const BY_PLACE: readonly OrderColumn[] = ["orden_home", ...BY_TITLE];

/** Each order has an index with these columns, so that no page needs sorting. */
const ORDER_COLUMNS: Record<listaAdmin.Orden, readonly OrderColumn[]> = {
  titulo: BY_TITLE,
  categoria: ["category", "titulo_folded", "id"],
  valoracion: ["rating", "titulo_folded", "id"],
  fecha: ["updated_at", "id"],
};

/** Lists of pending products use their own index: the index of states may hold most products. */
function matchingOf(asked: listaAdmin.FiltroProductos, oldest: string) {
  const { q, categoria, estado, importacion, filtro } = asked;
  const pendiente = listaAdmin.isPendiente(filtro) ? pendienteWhere(filtro, oldest) : undefined;
  const column = (name: "estado" | "category") =>
    pendiente ? unindexed(name) : sql.ref<string>(name);
  const products = database().read.selectFrom("productos");
  return (pendiente ? products.where(pendiente) : products)
    .$if(importacion !== "", (query) => query.where("id", "in", importedBy(importacion)))
    .$if(filtro === "destacados", (query) => query.where("destacado_home", "=", 1))
    .$if(estado !== "", (query) => query.where(column("estado"), "=", estado))
    .$if(categoria !== "", (query) => query.where(column("category"), "=", categoria))
    .$if(q !== "", (query) =>
      query.where(({ or, eb }) => or([holds("titulo_folded", fold(q)), eb("id", "=", q)])),
    );
}

const importedBy = (importacion: string) =>
  database()
    .read.selectFrom("importacion_filas")
    .select(({ fn, val }) => fn.coalesce("producto_id", val("")).as("id"))
    .where("importacion_id", "=", importacion)
    .where("resultado", "in", ["importada", "actualizada"]);

export async function findPage(sought: listaAdmin.FiltroProductos & { size?: number }) {
  const { size = listaAdmin.ADMIN_PAGE_SIZE, ...filtro } = sought;
  const matching = matchingOf(filtro, await oldestPrecio());
  const asked = { total: await countRows(matching), pagina: filtro.pagina, size };
  if (filtro.filtro === "destacados") return readLineas(matching, asked, { columns: BY_PLACE });
  const direction = filtro.isDescending ? "desc" : "asc";
  return readLineas(matching, asked, { columns: ORDER_COLUMNS[filtro.orden], direction });
}

/** Reads ids first, from the index of the order, so that long catalogues stay fast. */
export async function readLineas(
  matching: ReturnType<typeof matchingOf>,
  asked: Parameters<typeof placeOf>[0],
  { columns = BY_TITLE, direction = "asc" }: Ordering = {},
): Promise<Paged<ProductoLinea>> {
  const { offset, place } = placeOf(asked);
  const ids = columns
    .reduce((query, column) => query.orderBy(column, direction), matching.select("id"))
    .limit(asked.size)
    .offset(offset);
  const rows = await columns
    .reduce(
      (query, column) => query.orderBy(`productos.${column}`, direction),
      lineas().where("productos.id", "in", ids),
    )
    .execute();
  return { items: rows.map(toLinea), ...place };
}

type Ordering = { columns?: readonly OrderColumn[]; direction?: "asc" | "desc" };

export function lineas() {
  return allProductos()
    .select(["productos.id", "title", "productos.slug", "category", "imageurl", "rating", "price"])
    .select(["precio_comprobado_at", "estado", "programado_at", "destacado_home"])
    .select(["categorias.nombre as categoria_nombre", "oculta", ...MEDIA_COLUMNS])
    .select(hasPendiente("producto"));
}

type LineaRow = Awaited<ReturnType<ReturnType<typeof lineas>["execute"]>>[number];

export function toLinea(row: LineaRow) {
  return {
    ...pick(row, ["id", "title", "slug", "rating", "estado"]),
    price: precioText(row.price),
    categoriaNombre: row.categoria_nombre ?? row.category,
    isCategoriaOculta: row.oculta === 1 && row.category !== SIN_ELEGIR.slug,
    imagen: toImagen(row.imageurl, row, row.title),
    precioComprobadoAt: row.precio_comprobado_at,
    programadoAt: row.programado_at,
    isFeatured: row.destacado_home === 1,
    hasPendiente: row.pendiente === 1,
  };
}

export type ProductoLinea = ReturnType<typeof toLinea>;

export const findRow = (id: string, db: Read = database().read) =>
  db.selectFrom("productos").selectAll().where("id", "=", id).executeTakeFirst();

/** @returns the values of a product and the texts of its pictures */
export const describeRow = async (row: { imageurl: string; imagenes: string }) =>
  valuesOf({ ...row }, await findAlts([row.imageurl, ...parseList(row.imagenes)]));

export async function findRecienPublicado(slug: string | undefined) {
  if (!slug) return undefined;
  const published = database().read.selectFrom("productos").where("estado", "=", "published");
  const row = await published.selectAll().where("slug", "=", slug).executeTakeFirst();
  if (!row) return undefined;
  const { id, title, retirada } = row;
  const publicado = { id, title, href: paths.adminForm("producto", id), isOnSale: !retirada };
  const values = await describeRow(row);
  return { publicado, notas: [...checkProducto(values), ...afirmacionesDe(values)] };
}
