import { type Selectable, sql } from "kysely";
import { settings } from "~/runtime/env.server";
import { parseList } from "~base/listas";
import { pick } from "~base/pick";
import { FRANJAS, toModo, visibleOf } from "~base/precio";
import { database } from "~db/client.server";
import type { Schema } from "~db/schema/schema";
import type { findDatos } from "~nouns/ficha/datos.server";
import { mostrarCriterios, mostrarFicha, parseFicha } from "~nouns/ficha/ficha";
import { MEDIA_COLUMNS, onMedia, toImagen } from "~nouns/imagenes/queries/imagen-row";
import type { Imagen } from "~nouns/imagenes/rules/imagen";
import { FRASES } from "~nouns/productos/producto.kind";
import { isAsin } from "~nouns/productos/rules/amazon";
import { parseCambios } from "~nouns/productos/rules/evidencia";
import { isTeam } from "~nouns/productos/rules/producto";
import { byName, LIST_FIELDS } from "~nouns/productos/rules/producto-values";
import type { Trayectoria } from "~nouns/productos/rules/trayectoria";
import { namesOf } from "~record/campos/campo";
import type { Fila } from "~record/pendientes/fusion.server";
import { readingFrom } from "~record/pendientes/pendientes.server";

const HOUR_MS = 3_600_000;

/** Includes drafts, so only the admin area may use it. */
export const allProductos = (changed?: Fila) =>
  readingFrom(database().read.selectFrom("productos"), "productos", changed)
    .leftJoin("categorias", "categorias.slug", "productos.category")
    .leftJoin("media", onMedia("productos.imageurl"));

/** Public queries must start here, because this one leaves drafts out. */
export const publishedProductos = () => allProductos().where("productos.estado", "=", "published");

/** Reads a setting in the products' query, so that both are of the same moment. */
const ajuste = (clave: string) =>
  sql<string | null>`(select valor from ajustes where clave = ${clave})`;

/** 0, 1 or 2: the third of its category's prices that holds this one; null below three prices. */
const tercio = sql<number | null>`case when ${ajuste("precio_modo")} = 'franja'
  and productos.precio_centimos is not null then
  (select case when count(*) >= 3 then
    3 * sum(case when others.precio_centimos < productos.precio_centimos then 1 else 0 end) / count(*) end
  from productos as others where others.category = productos.category
  and others.estado = 'published' and others.precio_centimos is not null) end`;

export const PRECIO_COLUMNS = [
  "productos.id",
  "productos.price",
  "productos.franja",
  "productos.precio_comprobado_at",
  "productos.tienda",
  "productos.tienda_url",
  ajuste("precio_horas").as("precio_horas"),
  ajuste("precio_modo").as("precio_modo"),
] as const;

/** A subcategory is a medical device if its main category is. */
const SANITARIO = sql<number | null>`(select max(own.producto_sanitario) from categorias as own
  where own.id in (categorias.id, categorias.parent_id))`.as("sanitario");

/** The author who signs the review; of several with this name, the first one. */
export const REVISOR_SLUG = sql<string | null>`(select min(autores.slug) from autores
  where autores.nombre = trim(productos.revisor))`.as("revisor_slug");

export const CARD_COLUMNS = [
  ...PRECIO_COLUMNS,
  tercio.as("tercio"),
  "productos.slug",
  "productos.title",
  "productos.category",
  "productos.imageurl",
  "productos.rating",
  "productos.isrecommended",
  "productos.retirada",
  "productos.veredicto",
  "categorias.nombre as categoria_nombre",
  "categorias.oculta as categoria_oculta",
  SANITARIO,
  ...MEDIA_COLUMNS,
] as const;

export const productoCards = () => publishedProductos().select(CARD_COLUMNS);

type CardRow = Awaited<ReturnType<ReturnType<typeof productoCards>["executeTakeFirstOrThrow"]>>;

type Checked = Pick<CardRow, "precio_comprobado_at" | "precio_horas"> & Omit<Priced, "tercio">;

/** The moment when the price is hidden; bands that an editor chose do not expire. */
export function shownUntil(row: Checked): number {
  if (row.franja && row.precio_modo === "franja" && !isOfOtherShop(row))
    return Number.POSITIVE_INFINITY;
  const hours = settings().PRICE_MAX_AGE_H ?? Number(row.precio_horas ?? 0);
  if (hours === 0) return Number.POSITIVE_INFINITY;
  return Date.parse(row.precio_comprobado_at ?? "") + hours * HOUR_MS;
}

type Priced = Pick<
  CardRow,
  "id" | "price" | "franja" | "tienda" | "tienda_url" | "precio_modo" | "tercio"
>;

/** The price is another shop's if the product has a link to that and no ASIN. */
const isOfOtherShop = ({ id, tienda_url }: Pick<Priced, "id" | "tienda_url">) =>
  tienda_url !== null && !isAsin(id);

export function toPrecio(row: Priced) {
  const modo = toModo(row.precio_modo);
  // A draft dearer than all published products gets the highest third.
  const tercio = row.tercio === null ? null : Math.min(Number(row.tercio), FRANJAS.length - 1);
  const guardado = { price: row.price, elegida: row.franja, modo, tercio };
  const { price, franja } = visibleOf({ ...guardado, isOfOtherShop: isOfOtherShop(row) });
  const precioDe = modo && price ? (row.tienda ?? OTRA_TIENDA) : null;
  return { price, franja, precioDe };
}

const HIDDEN = { price: null, franja: null, precioDe: null };
const OTRA_TIENDA = "otra tienda";

export function toProductoCard(row: CardRow) {
  return {
    ...pick(row, ["id", "slug", "title", "category", "rating", "retirada", "veredicto"]),
    categoriaNombre: row.categoria_nombre ?? row.category,
    categoriaKnown: row.categoria_oculta === 0,
    imagen: toImagen(row.imageurl, row, row.title),
    ...(Date.now() <= shownUntil(row) ? toPrecio(row) : HIDDEN),
    precioComprobadoAt: row.precio_comprobado_at,
    isrecommended: row.isrecommended === 1,
    isSanitario: row.sanitario === 1,
  };
}

export type ProductoCard = ReturnType<typeof toProductoCard>;

type ProductoRow = Selectable<Schema["productos"]> & CardRow & { revisor_slug: string | null };

type DeFicha = Awaited<ReturnType<typeof findDatos>>;

export function toProducto(row: ProductoRow, imagenes: Imagen[], { datos, medidos }: DeFicha) {
  const mayShow = (name: string | null) => mayShowRevisor(row.sanitario === 1, name);
  const hasRevisor = mayShow(row.revisor);
  const ficha = mostrarFicha(datos, parseFicha(row.ficha), medidos);
  return {
    ...toProductoCard(row),
    ...pick(row, [...namesOf(FRASES), "descripcion", "metodo", "procedencia"]),
    ...byName(LIST_FIELDS, (name) => parseList(row[name])),
    imagenes,
    tienda: row.tienda_url && {
      nombre: row.tienda ?? OTRA_TIENDA,
      url: row.tienda_url,
      afiliado: row.tienda_afiliado === 1,
    },
    contenidoPrincipal: row.contenido_principal,
    ficha: ficha.map((fila) => {
      const { medicion } = fila;
      if (!medicion || mayShow(medicion.quien)) return fila;
      return { ...fila, medicion: { ...medicion, quien: "" } };
    }),
    criterios: mostrarCriterios(datos, parseFicha(row.ficha)),
    seo: { title: row.seo_titulo, description: row.seo_descripcion },
    revisor: hasRevisor ? row.revisor : null,
    revisorSlug: hasRevisor ? row.revisor_slug : null,
    revisadoAt: row.revisado_at,
    procedenciaDe: row.procedencia_de,
    cambios: parseCambios(row.cambios),
    retiradaMotivo: row.retirada_motivo,
    retiradaAt: row.retirada_at,
    /** True for products of the demo that have not been given an ASIN since. */
    isDemo: row.demo === 1 && !isAsin(row.id),
  };
}

/** Health professionals must not vouch for a medical device that is for sale. */
export const mayShowRevisor = (isSanitario: boolean, revisor: string | null) =>
  !isSanitario || isTeam(revisor ?? "");

export type Producto = ReturnType<typeof toProducto> & { trayectoria?: Trayectoria };
