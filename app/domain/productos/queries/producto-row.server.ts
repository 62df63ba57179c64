import { type Selectable, sql } from "kysely";
import { type MediaColumns, toImagen } from "~/domain/imagenes/queries/imagen-row";
import { parseList } from "~/domain/listas";
import { isAsin } from "~/domain/productos/rules/amazon";
import { parseCambios } from "~/domain/productos/rules/evidencia";
import type { Producto, ProductoCard } from "~/domain/productos/rules/producto";
import { settings } from "~/runtime/env.server";
import type { Schema } from "~db/schema/schema";

const HOUR_MS = 3_600_000;

export const CARD_COLUMNS = [
  "productos.id",
  "productos.slug",
  "productos.title",
  "productos.category",
  "productos.imageurl",
  "productos.rating",
  "productos.price",
  "productos.precio_comprobado_at",
  "productos.isrecommended",
  "productos.retirada",
  "categorias.nombre as categoria_nombre",
  "categorias.oculta as categoria_oculta",
  // In the same read, so that a page never joins a product with a setting of another moment.
  sql<string | null>`(select valor from ajustes where clave = 'precio_horas')`.as("precio_horas"),
] as const;

type NameIn<Column> = Column extends `productos.${infer Name extends keyof Schema["productos"]}`
  ? Name
  : never;

export type CardRow = Pick<Selectable<Schema["productos"]>, NameIn<(typeof CARD_COLUMNS)[number]>> &
  MediaColumns & {
    categoria_nombre: string | null;
    categoria_oculta: 0 | 1 | null;
    precio_horas: string | null;
  };

export type ProductoRow = Selectable<Schema["productos"]> & CardRow;

function shownPrice({ price, precio_comprobado_at, precio_horas }: CardRow): string | null {
  const maxAgeMs = (settings().PRICE_MAX_AGE_H ?? Number(precio_horas ?? 0)) * HOUR_MS;
  if (maxAgeMs === 0 || price === null) return price;
  const age = Date.now() - Date.parse(precio_comprobado_at ?? "");
  return age <= maxAgeMs ? price : null;
}

export function toCard(row: CardRow): ProductoCard {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    category: row.category,
    categoriaNombre: row.categoria_nombre ?? row.category,
    categoriaKnown: row.categoria_oculta === 0,
    imagen: toImagen(row.imageurl, row, row.title),
    rating: row.rating,
    price: shownPrice(row),
    precioComprobadoAt: row.precio_comprobado_at,
    isrecommended: row.isrecommended === 1,
    retirada: row.retirada,
  };
}

export function toProducto(row: ProductoRow, extra: Producto["imagenes"]): Producto {
  return {
    ...toCard(row),
    imagenes: extra,
    descripcion: row.descripcion,
    contenidoPrincipal: row.contenido_principal,
    keyfeatures: parseList(row.keyfeatures),
    pros: parseList(row.pros),
    cons: parseList(row.cons),
    colores: parseList(row.colores),
    revisor: row.revisor,
    revisadoAt: row.revisado_at,
    metodo: row.metodo,
    cambios: parseCambios(row.cambios),
    retiradaMotivo: row.retirada_motivo,
    retiradaAt: row.retirada_at,
    isDemo: row.demo === 1 && !isAsin(row.id),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    publishedAt: row.published_at,
  };
}
