import { sql } from "kysely";
import { centimosOf } from "~base/precio";
import { database, type Trx } from "~db/client.server";
import { renewLease } from "~db/lease.server";
import * as categorias from "~nouns/categorias/queries/resolve-categoria.server";
import { undoGiros } from "~nouns/productos/queries/change-producto.server";
import * as kind from "~nouns/productos/queries/producto.kind.server";
import { findRow } from "~nouns/productos/queries/productos-admin.server";
import { FEATURED_LIMIT } from "~nouns/productos/rules/producto";
import type { Item } from "~record/tipos/tipo";
import * as versiones from "~record/versiones/versiones.server";
import { type Encargo, finish, keepResults } from "./cola.server";

const CHUNK_MS = 20;
const CHUNK_ROWS = 50;

type Deshecho = "retirada" | "restaurada" | "conservada";

export function undoChunk(encargo: Encargo): Promise<boolean> {
  const { lote } = encargo;
  const deadline = performance.now() + CHUNK_MS;
  return database().writeSoon(async (trx) => {
    const rows = await nextRows(trx, lote);
    if (rows.length === 0) return finish(trx, encargo);
    await renewLease(trx, encargo);
    const done: { fila: number; deshecho: Deshecho }[] = [];
    for (const row of rows) {
      done.push({ fila: row.fila, deshecho: await undoRow(trx, lote, row) });
      if (performance.now() > deadline) break;
    }
    await keepResults(trx, lote, done, ["deshecho"]);
    return false;
  });
}

function nextRows(trx: Trx, lote: string) {
  const avance = trx.selectFrom("importaciones").select("avance").where("id", "=", lote);
  const own = trx.selectFrom("importacion_filas").where("importacion_id", "=", lote);
  const done = own.where("resultado", "in", ["importada", "actualizada"]);
  const left = done.where("fila", "<", avance.$castTo<number>()).orderBy("fila", "desc");
  const some = left.select(["fila", "resultado", "producto_id", "version"]).limit(CHUNK_ROWS);
  return some.execute();
}

type Fila = Awaited<ReturnType<typeof nextRows>>[number];

async function undoRow(trx: Trx, lote: string, { resultado, producto_id, version }: Fila) {
  if (producto_id === null || version === null) return "conservada";
  const item = { tipo: "producto" as const, id: producto_id };
  if (!(await isUntouched(trx, item, version))) return "conservada";
  if (resultado === "importada") return (await removeAdded(trx, item)) ? "retirada" : "conservada";
  const before = parseRow(await versiones.findReplaced(trx, item, lote, version));
  if (!before) return "conservada";
  await restore(trx, producto_id, before, lote);
  return "restaurada";
}

const parseRow = (row: unknown) => kind.productoGuardado.safeParse(row).data;

/** A product edited and then brought back to the imported state counts as untouched. */
async function isUntouched(trx: Trx, item: Item, left: number): Promise<boolean> {
  const present = await findRow(item.id, trx);
  if (!present || present.version === left) return present !== undefined;
  const version = await versiones.followRecovered(trx, item, left);
  if (present.version === version) return true;
  const kept = parseRow(await versiones.findVersion(item, version, trx));
  if (!kept) return false;
  const category = (await categorias.findCategoria(trx, kept.category)) ?? kept.category;
  const now: Record<string, unknown> = { ...present };
  return Object.entries({ ...kept, category }).every(
    ([name, value]) => NO_EDIT.includes(name) || value === now[name],
  );
}

const BOOKKEEPING = ["version", "updated_at", "precio_comprobado_at", "precio_centimos"];
/** These columns change without an edit, too; `removeAdded` checks the place on the home page. */
const NO_EDIT = [...BOOKKEEPING, "destacado_home", "orden_home"];

async function removeAdded(trx: Trx, item: Item): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("productos")
    .where("id", "=", item.id)
    .where("destacado_home", "=", 0)
    .where(
      sql<boolean>`not exists (select 1 from productos_relacionados
          where producto_id = ${item.id} or producto_relacionado_id = ${item.id})
        and not exists (select 1 from consejos_productos_relacionados
          where producto_id = ${item.id})`,
    )
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  // Deletes its versions, too: the product may have been edited and brought back.
  await versiones.forgetVersions(trx, item);
  return true;
}

/** Keeps the slug of now, as the old may be taken, and drops the hour of publication, now past. */
async function restore(trx: Trx, present: string, before: kind.ProductoGuardado, lote: string) {
  const { programado_at, programado_por, programado_fallo, orden_home, ...fila } = before;
  const { id, slug, version, destacado_home, ...kept } = fila;
  // Computed again, because old versions lack it.
  const columns = { ...kept, precio_centimos: centimosOf(kept.price) };
  const category = await categorias.resolveCategoria(trx, columns.category);
  await undoGiros(trx, present, lote, before);
  await trx
    .updateTable("productos")
    .set({ ...columns, category, updated_at: new Date().toISOString() } as object)
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .set({ destacado_home: columns.estado === "draft" ? 0 : featuredAgain(destacado_home) })
    .where("id", "=", present)
    .execute();
}

function featuredAgain(before: 0 | 1) {
  return sql<0 | 1>`case when retirada is null and (destacado_home = 1 or (${before} = 1 and
    (select count(*) from productos where destacado_home = 1) < ${FEATURED_LIMIT}))
    then 1 else 0 end`;
}
