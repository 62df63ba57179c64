import { randomInt } from "node:crypto";
import {
  chosenCategoria,
  resolveCategoria,
} from "~/domain/categorias/queries/resolve-categoria.server";
import { type Actor, recordSuceso } from "~/domain/historial/historial.server";
import type { ProductoCampos } from "~/domain/productos/rules/producto-schema.server";
import { keepSlug, renameOwner } from "~/domain/slugs-antiguos.server";
import { keepVersion, renameVersions } from "~/domain/versiones/versiones.server";
import type { Trx } from "~db/client.server";
import { attempt } from "~db/engine/attempt.server";
import { jsonRows, uniqueConflict } from "~db/engine/engine.server";
import { derivedColumns, type PriceCheck, toColumns } from "../rules/producto-columns.server";

const ID_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";
const ID_LENGTH = 12;

export interface Taken {
  outcome: "taken";
  field: "id" | "slug";
}

export interface Saved {
  outcome: "saved";
  id: string;
  slug: string;
}

export type NewProducto = Pick<
  ProductoCampos,
  "title" | "slug" | "category" | "imageurl" | "rating" | "estado"
> &
  Partial<ProductoCampos> & {
    id?: string | null;
  };

interface Writing {
  actor?: Actor;
  importacion?: string;
  now?: Date;
}

interface Updating extends Writing, PriceCheck {
  /** A category that does not exist is refused then; else it becomes a hidden one. */
  needsCategoria?: boolean;
}

export async function insertProducto(
  trx: Trx,
  producto: NewProducto,
  { actor, now = new Date() }: Writing = {},
): Promise<Saved | Taken> {
  const row = toRow(producto, now);
  const taken = await attempt(
    trx,
    () => trx.insertInto("productos").values(row).execute(),
    takenField,
  );
  if (taken) return taken;
  const { id, slug } = row;
  // Imports add thousands: their first state is kept when somebody changes it.
  if (actor) {
    await keepVersion(trx, { tipo: "producto", id }, { actor });
    await recordSuceso(trx, { actor, action: "producto.creado", target: id }, now);
  }
  return { outcome: "saved", id, slug };
}

/** Adds many several times as quickly; a row that cannot be added keeps no other out. */
export async function insertProductos(
  trx: Trx,
  productos: readonly NewProducto[],
  now = new Date(),
): Promise<(Saved | Taken)[]> {
  const rows = productos.map((producto) => toRow(producto, now));
  const taken = await attempt(trx, () => insertRows(trx, rows), takenField);
  if (!taken) return rows.map(({ id, slug }) => ({ outcome: "saved", id, slug }));
  const results: (Saved | Taken)[] = [];
  for (const producto of productos) results.push(await insertProducto(trx, producto, { now }));
  return results;
}

function insertRows(trx: Trx, rows: readonly ProductoRow[]) {
  const names = Object.keys(rows[0] ?? {}) as (keyof ProductoRow)[];
  return trx.insertInto("productos").columns(names).expression(jsonRows(rows, names)).execute();
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

export type UpdateOutcome = Saved | Taken | { outcome: "missing" | "conflict" | "no-categoria" };

/** @param version the one that the editor saw; with another by now nothing is written */
export async function updateProducto(
  trx: Trx,
  { id, version }: { id: string; version?: number },
  changes: ProductoChanges,
  { actor, importacion, now = new Date(), needsCategoria = false, ...priceCheck }: Updating = {},
): Promise<UpdateOutcome> {
  const before = await trx
    .selectFrom("productos")
    .select(["slug", "version"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!before) return { outcome: "missing" };
  if (version !== undefined && version !== before.version) return { outcome: "conflict" };
  const { id: newId = id, ...campos } = changes;
  if (campos.category !== undefined) {
    const category = await (needsCategoria ? chosenCategoria : resolveCategoria)(
      trx,
      campos.category,
    );
    if (category === undefined) return { outcome: "no-categoria" };
    campos.category = category;
  }
  const item = { tipo: "producto" as const, id };
  await keepVersion(trx, item, { importacion });
  const at = now.toISOString();
  const update = trx
    .updateTable("productos")
    .set({ ...toColumns(campos), ...derivedColumns(campos, at, priceCheck) })
    .set({ id: newId, updated_at: at })
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .where("id", "=", id);
  const taken = await attempt(trx, () => update.execute(), takenField);
  if (taken) return taken;
  const slug = campos.slug ?? before.slug;
  if (newId !== id) {
    await renameOwner(trx, "producto", id, newId);
    await renameVersions(trx, item, newId);
  }
  if (slug !== before.slug) {
    await keepSlug(trx, { tipo: "producto", slug: before.slug, id: newId }, now);
  }
  await keepVersion(trx, { ...item, id: newId }, { actor });
  if (actor) await recordSuceso(trx, { actor, action: "producto.editado", target: newId }, now);
  return { outcome: "saved", id: newId, slug };
}

function makeId(): string {
  const letters = Array.from({ length: ID_LENGTH }, () => ID_LETTERS[randomInt(ID_LETTERS.length)]);
  return `p-${letters.join("")}`;
}

function takenField(error: unknown): Taken {
  const column = uniqueConflict(error);
  if (column === "productos.id") return { outcome: "taken", field: "id" };
  if (column === "productos.slug") return { outcome: "taken", field: "slug" };
  throw error;
}
