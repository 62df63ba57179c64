import { randomInt } from "node:crypto";
import { precioText } from "~base/precio";
import type { Trx } from "~db/client.server";
import { attempt } from "~db/engine/attempt.server";
import { jsonRows, uniqueConflict } from "~db/engine/engine.server";
import * as categorias from "~nouns/categorias/queries/resolve-categoria.server";
import type { ProductoCampos } from "~nouns/productos/rules/producto-schema.server";
import * as items from "~record/versiones/change-item.server";
import { derivedColumns, type PriceCheck, toColumns } from "../rules/producto-columns.server";
import { changeProducto } from "./change-producto.server";

const ID_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";
const ID_LENGTH = 12;

export type NewProducto = Pick<
  ProductoCampos,
  "title" | "slug" | "category" | "imageurl" | "rating" | "estado"
> &
  Partial<ProductoCampos> & {
    id?: string | null;
  };

interface Updating extends items.Writing, PriceCheck {
  /** Refuses an unknown category; without this, a hidden category is created for it. */
  needsGroup?: boolean;
}

export async function insertProducto(
  trx: Trx,
  producto: NewProducto,
  { actor, now = new Date() }: items.Writing = {},
) {
  const row = toRow(producto, now);
  const insert = () => trx.insertInto("productos").values(row).execute();
  const taken = await attempt(trx, insert, takenField);
  if (taken) return taken;
  const { id, slug } = row;
  // Imports add thousands without an actor: their first version is kept only once they change.
  const writing = { actor, action: "producto.creado", now } as const;
  if (actor) await items.keepItem(trx, { tipo: "producto", id }, writing);
  return { outcome: "saved" as const, id, slug };
}

/** Inserts many rows at once, several times faster; a row that fails does not stop the others. */
export async function insertProductos(
  trx: Trx,
  productos: readonly NewProducto[],
  now = new Date(),
) {
  const rows = productos.map((producto) => toRow(producto, now));
  const taken = await attempt(trx, () => insertRows(trx, rows), takenField);
  if (!taken) return rows.map(({ id, slug }) => ({ outcome: "saved" as const, id, slug }));
  const results: Awaited<ReturnType<typeof insertProducto>>[] = [];
  for (const producto of productos) results.push(await insertProducto(trx, producto, { now }));
  return results;
}

function insertRows(trx: Trx, rows: readonly ProductoRow[]) {
  const names = Object.keys(rows[0] ?? {}) as (keyof ProductoRow)[];
  const values = jsonRows("productos", rows, names);
  return trx.insertInto("productos").columns(names).expression(values).execute();
}

function toRow({ id, ...campos }: NewProducto, now: Date) {
  const at = now.toISOString();
  return {
    ...(toColumns(campos) as Columns),
    id: id ?? makeId(),
    precio_comprobado_at: campos.price == null ? null : at,
    created_at: at,
    updated_at: at,
    published_at: campos.estado === "published" ? at : null,
  };
}

type ProductoRow = ReturnType<typeof toRow>;

type Columns = Required<
  Pick<
    ReturnType<typeof toColumns>,
    "title" | "titulo_folded" | "slug" | "category" | "imageurl" | "rating" | "estado"
  >
>;

export type ProductoChanges = Partial<ProductoCampos> & { id?: string };

export async function updateProducto(
  trx: Trx,
  seen: items.Seen,
  changes: ProductoChanges,
  { needsGroup = false, now = new Date(), actor, importacion, ...priceCheck }: Updating = {},
) {
  const item = { tipo: "producto" as const, id: seen.id };
  const before = await items.findSeen(trx, { ...item, ...seen });
  if ("outcome" in before) return before;
  const { motivo_giro: motivo, ...campos } = changes;
  if (campos.category !== undefined) {
    const resolve = needsGroup ? categorias.chosenCategoria : categorias.resolveCategoria;
    const category = await resolve(trx, campos.category);
    if (category === undefined) return { outcome: "no-categoria" as const };
    campos.category = category;
  }
  if (campos.price !== undefined) {
    const own = trx.selectFrom("productos").select("price").where("id", "=", seen.id);
    const { price } = await own.executeTakeFirstOrThrow();
    // A different spelling of the same price does not count as a new price.
    if (precioText(price) === precioText(campos.price)) campos.price = price;
  }
  const derived = derivedColumns(campos, now.toISOString(), priceCheck);
  const writing = { actor, importacion, now, motivo, takenBy: takenField };
  return changeProducto(trx, { ...item, ...before }, { ...toColumns(campos), ...derived }, writing);
}

function makeId(): string {
  const letters = Array.from({ length: ID_LENGTH }, () => ID_LETTERS[randomInt(ID_LETTERS.length)]);
  return `p-${letters.join("")}`;
}

function takenField(error: unknown) {
  const column = uniqueConflict(error);
  if (column === "productos.id") return { outcome: "taken-id" as const };
  if (column === "productos.slug") return { outcome: "taken-slug" as const };
  throw error;
}
