import { sql } from "kysely";
import { findCategoria, resolveCategoria } from "~/domain/categorias/resolve-categoria.server";
import { FEATURED_LIMIT } from "~/domain/productos/producto";
import type { Item } from "~/domain/tipo";
import { type ProductoGuardado, productoGuardado } from "~/domain/versiones/registro.server";
import {
  findReplaced,
  findVersion,
  followRecovered,
  forgetVersions,
} from "~/domain/versiones/versiones.server";
import { database, type Trx } from "~db/client.server";
import { renewLease } from "~db/lease.server";
import { type Encargo, endTrabajo } from "./cola.server";

const CHUNK_MS = 20;
const CHUNK_ROWS = 50;

type Deshecho = "retirada" | "restaurada" | "conservada";

/**
 * Takes back some rows of an import, the last first: what it added goes, what it changed is as before.
 * A product that was edited since stays as it is.
 * @returns whether all is undone
 * @throws {LeaseLostError} nothing was changed then
 */
export async function undoChunk(encargo: Encargo): Promise<boolean> {
  const { lote } = encargo;
  const deadline = performance.now() + CHUNK_MS;
  return database().writeSoon(async (trx) => {
    await renewLease(trx, encargo);
    const rows = await nextRows(trx, lote);
    const done: { fila: number; deshecho: Deshecho }[] = [];
    for (const row of rows) {
      done.push({ fila: row.fila, deshecho: await undoRow(trx, lote, row) });
      if (performance.now() > deadline) break;
    }
    await keep(trx, lote, done);
    if (rows.length > 0) return false;
    await trx
      .updateTable("importaciones")
      .set({ estado: "deshecha", finished_at: new Date().toISOString() })
      .where("id", "=", lote)
      .execute();
    await endTrabajo(trx, encargo);
    return true;
  });
}

function nextRows(trx: Trx, lote: string) {
  return trx
    .selectFrom("importacion_filas")
    .select(["fila", "resultado", "producto_id", "version"])
    .where("importacion_id", "=", lote)
    .where("fila", "<", (eb) =>
      eb.selectFrom("importaciones").select("avance").where("id", "=", lote).$castTo<number>(),
    )
    .where("resultado", "in", ["importada", "actualizada"])
    .orderBy("fila", "desc")
    .limit(CHUNK_ROWS)
    .execute();
}

type Fila = Awaited<ReturnType<typeof nextRows>>[number];

/** A product in the version that was looked at. */
interface Seen {
  id: string;
  version: number;
}

async function undoRow(
  trx: Trx,
  lote: string,
  { resultado, producto_id, version }: Fila,
): Promise<Deshecho> {
  if (producto_id === null || version === null) return "conservada";
  const item = { tipo: "producto" as const, id: producto_id };
  const seen = await findUntouched(trx, item, version);
  if (!seen) return "conservada";
  if (resultado === "importada") return (await removeAdded(trx, seen)) ? "retirada" : "conservada";
  const before = parseRow(await findReplaced(trx, item, lote, version));
  return before && (await restore(trx, seen, before)) ? "restaurada" : "conservada";
}

const parseRow = (row: unknown) => productoGuardado.safeParse(row).data;

/**
 * A product, if it is in the state that the import left it in: untouched since, or brought back to it.
 */
async function findUntouched(trx: Trx, item: Item, left: number): Promise<Seen | undefined> {
  const present = await trx
    .selectFrom("productos")
    .selectAll()
    .where("id", "=", item.id)
    .executeTakeFirst();
  const version = await followRecovered(trx, item, left);
  if (!present || present.version === version) return present;
  const kept = parseRow(await findVersion(item, version, trx));
  if (!kept) return undefined;
  const category = (await findCategoria(trx, kept.category)) ?? kept.category;
  const now: Record<string, unknown> = { ...present };
  const isSame = Object.entries({ ...kept, category }).every(
    ([name, value]) => NO_EDIT.includes(name) || value === now[name],
  );
  return isSame ? present : undefined;
}

/** Columns that differ though nobody has edited the product; its place on the home page is looked at apart. */
const NO_EDIT = ["version", "updated_at", "precio_comprobado_at", "destacado_home"];

/** Only while nobody has edited or featured it, and nothing refers to it. */
async function removeAdded(trx: Trx, { id, version }: Seen): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("productos")
    .where("id", "=", id)
    .where("version", "=", version)
    .where("destacado_home", "=", 0)
    .where(({ not, exists, or, selectFrom }) =>
      not(
        or([
          exists(
            selectFrom("productos_relacionados as r")
              .select("r.producto_id")
              .where((eb) =>
                eb.or([eb("r.producto_id", "=", id), eb("r.producto_relacionado_id", "=", id)]),
              ),
          ),
          exists(
            selectFrom("consejos_productos_relacionados as r")
              .select("r.consejo_id")
              .where("r.producto_id", "=", id),
          ),
        ]),
      ),
    )
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  // A later row of the same import may have changed it.
  await forgetVersions(trx, { tipo: "producto", id });
  return true;
}

/**
 * Imports change no slug: one that the trash gave meanwhile stays, as another may have the former one.
 * @returns whether it was restored
 */
async function restore(trx: Trx, seen: Seen, before: ProductoGuardado): Promise<boolean> {
  const { id, slug, version, destacado_home, ...columns } = before;
  const category = await resolveCategoria(trx, columns.category);
  const { numUpdatedRows } = await trx
    .updateTable("productos")
    .set({ ...columns, category, updated_at: new Date().toISOString() } as object)
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .set({ destacado_home: columns.estado === "draft" ? 0 : featuredAgain(destacado_home) })
    .where("id", "=", seen.id)
    .where("version", "=", seen.version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Back to the home page, if it was there, can still be bought and there is still room. */
function featuredAgain(before: 0 | 1) {
  return sql<0 | 1>`case when retirada is null and (destacado_home = 1 or (${before} = 1 and
    (select count(*) from productos where destacado_home = 1) < ${FEATURED_LIMIT}))
    then 1 else 0 end`;
}

async function keep(trx: Trx, lote: string, done: { fila: number; deshecho: Deshecho }[]) {
  const filas = (kind: Deshecho) =>
    done.filter(({ deshecho }) => deshecho === kind).map(({ fila }) => fila);
  for (const deshecho of ["retirada", "restaurada", "conservada"] as const) {
    await trx
      .updateTable("importacion_filas")
      .set({ deshecho })
      .where("importacion_id", "=", lote)
      .where("fila", "in", filas(deshecho))
      .execute();
  }
  const last = done.at(-1)?.fila;
  if (last === undefined) return;
  await trx
    .updateTable("importaciones")
    .set((eb) => ({
      avance: last,
      retirados: eb("retirados", "+", filas("retirada").length),
      restaurados: eb("restaurados", "+", filas("restaurada").length),
      conservados: eb("conservados", "+", filas("conservada").length),
    }))
    .where("id", "=", lote)
    .execute();
}
