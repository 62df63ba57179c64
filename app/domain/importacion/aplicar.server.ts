import { randomInt } from "node:crypto";
import { sql } from "kysely";
import type { Trx } from "~db/client.server";
import { nowIso } from "../fechas";
import { fold } from "../texto";
import { isDataImage } from "./cells";
import type { ImportStep } from "./import-plan";
import type { ProductoImportado } from "./producto-row";

const COLORES = ["Gris", "Beige", "Azul"];
const ID_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";
const ID_LENGTH = 12;

/** What became of one row; the names are those of `importacion_filas`. */
export interface RowResult {
  fila: number;
  resultado: "importada" | "actualizada" | "omitida" | "fallida";
  /** Why it failed, in Spanish. */
  motivo?: string;
  producto_id?: string;
}

/** Carries out one step of a plan made in the same transaction. */
export async function applyStep(trx: Trx, { producto, action }: ImportStep): Promise<RowResult> {
  if (action === "omitir") return { fila: producto.fila, resultado: "omitida" };
  if (isDataImage(producto.imageurl)) {
    // The product it duplicated was deleted meanwhile, so its picture was not stored.
    return failure(producto, "El catálogo ha cambiado; importa la fila de nuevo");
  }
  return action === "insertar" ? insert(trx, producto) : update(trx, producto);
}

async function insert(trx: Trx, producto: ProductoImportado): Promise<RowResult> {
  const now = nowIso();
  const id = producto.id ?? newId();
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("productos")
    .values({
      ...requiredValues(producto),
      ...optionalValues(producto),
      id,
      slug: producto.slug,
      colores: JSON.stringify(COLORES),
      precio_comprobado_at: producto.price === null ? null : now,
      created_at: now,
      updated_at: now,
      published_at: producto.estado === "published" ? now : null,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirstOrThrow();
  if (!numInsertedOrUpdatedRows) {
    return failure(producto, `El identificador "${id}" ya es de otro producto`);
  }
  return { fila: producto.fila, resultado: "importada", producto_id: id };
}

async function update(trx: Trx, producto: ProductoImportado): Promise<RowResult> {
  const now = nowIso();
  const present = new Set<string>(producto.columnas);
  const optional = Object.entries(optionalValues(producto)).filter(([name]) => present.has(name));
  const updated = await trx
    .updateTable("productos")
    .set({ ...requiredValues(producto), ...Object.fromEntries(optional), updated_at: now })
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .$if(present.has("price"), (query) => query.set(priceCheck(producto.price, now)))
    .$if(present.has("estado"), (query) => query.set(publication(producto.estado, now)))
    .where("slug", "=", producto.slug)
    .returning("id")
    .executeTakeFirst();
  if (!updated) return failure(producto, "El producto que duplicaba no se ha importado");
  return { fila: producto.fila, resultado: "actualizada", producto_id: updated.id };
}

function requiredValues({ title, category, imageurl, rating }: ProductoImportado) {
  return { title, titulo_folded: fold(title), category, imageurl, rating };
}

function optionalValues(producto: ProductoImportado) {
  return {
    price: producto.price,
    descripcion: producto.descripcion,
    contenido_principal: producto.contenido_principal,
    isrecommended: producto.isrecommended ? (1 as const) : (0 as const),
    keyfeatures: JSON.stringify(producto.keyfeatures),
    pros: JSON.stringify(producto.pros),
    cons: JSON.stringify(producto.cons),
    estado: producto.estado,
  };
}

/** The right-hand sides see the row as it was before. */
function priceCheck(price: string | null, now: string) {
  const checkedAt = price === null ? null : now;
  return {
    precio_comprobado_at: sql<string | null>`case when price is distinct from ${price}
      then ${checkedAt} else precio_comprobado_at end`,
  };
}

function publication(estado: ProductoImportado["estado"], now: string) {
  if (estado === "draft") return { destacado_home: 0 as const };
  return {
    published_at: sql<string | null>`case when estado = 'published'
      then published_at else ${now} end`,
  };
}

function newId(): string {
  const letters = Array.from({ length: ID_LENGTH }, () => ID_LETTERS[randomInt(ID_LETTERS.length)]);
  return `p-${letters.join("")}`;
}

function failure({ fila }: ProductoImportado, motivo: string): RowResult {
  return { fila, resultado: "fallida", motivo };
}
