import { sql } from "kysely";
import {
  findCategoria,
  resolveCategoria,
} from "~/domain/categorias/queries/resolve-categoria.server";
import { FEATURED_LIMIT } from "~/domain/productos/rules/producto";
import type { Item } from "~/domain/tipo";
import { type ProductoGuardado, productoGuardado } from "~/domain/versiones/registro.server";
import {
  findReplaced,
  findVersion,
  followRecovered,
  forgetVersions,
} from "~/domain/versiones/versiones.server";
import { database, type Trx } from "~db/client.server";
import { listed } from "~db/engine/engine.server";
import { renewLease } from "~db/lease.server";
import { type Encargo, endTrabajo } from "./cola.server";

const CHUNK_MS = 20;
const CHUNK_ROWS = 50;

/** The column of an import that counts each. */
const COUNTS = {
  retirada: "retirados",
  restaurada: "restaurados",
  conservada: "conservados",
} as const;
type Deshecho = keyof typeof COUNTS;

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
    if (rows.length > 0) {
      await keep(trx, lote, done);
      return false;
    }
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

async function undoRow(
  trx: Trx,
  lote: string,
  { resultado, producto_id, version }: Fila,
): Promise<Deshecho> {
  if (producto_id === null || version === null) return "conservada";
  const item = { tipo: "producto" as const, id: producto_id };
  if (!(await isUntouched(trx, item, version))) return "conservada";
  if (resultado === "importada") return (await removeAdded(trx, item)) ? "retirada" : "conservada";
  const before = parseRow(await findReplaced(trx, item, lote, version));
  if (!before) return "conservada";
  await restore(trx, producto_id, before);
  return "restaurada";
}

const parseRow = (row: unknown) => productoGuardado.safeParse(row).data;

/** Whether a product is in the state that the import left it in: untouched since, or brought back to it. */
async function isUntouched(trx: Trx, item: Item, left: number): Promise<boolean> {
  const present = await trx
    .selectFrom("productos")
    .selectAll()
    .where("id", "=", item.id)
    .executeTakeFirst();
  if (!present || present.version === left) return present !== undefined;
  const version = await followRecovered(trx, item, left);
  if (present.version === version) return true;
  const kept = parseRow(await findVersion(item, version, trx));
  if (!kept) return false;
  const category = (await findCategoria(trx, kept.category)) ?? kept.category;
  const now: Record<string, unknown> = { ...present };
  return Object.entries({ ...kept, category }).every(
    ([name, value]) => NO_EDIT.includes(name) || value === now[name],
  );
}

/** Columns that differ though nobody has edited the product; its place on the home page is looked at apart. */
const NO_EDIT = ["version", "updated_at", "precio_comprobado_at", "destacado_home"];

/** Not while it is featured, or something refers to it. */
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
  // A later row of the same import may have changed it.
  await forgetVersions(trx, item);
  return true;
}

/** Imports change no slug: one that the trash gave meanwhile stays, as another may have the former one. */
async function restore(trx: Trx, present: string, before: ProductoGuardado): Promise<void> {
  const { id, slug, version, destacado_home, ...columns } = before;
  const category = await resolveCategoria(trx, columns.category);
  await trx
    .updateTable("productos")
    .set({ ...columns, category, updated_at: new Date().toISOString() } as object)
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .set({ destacado_home: columns.estado === "draft" ? 0 : featuredAgain(destacado_home) })
    .where("id", "=", present)
    .execute();
}

/** Back to the home page, if it was there, can still be bought and there is still room. */
function featuredAgain(before: 0 | 1) {
  return sql<0 | 1>`case when retirada is null and (destacado_home = 1 or (${before} = 1 and
    (select count(*) from productos where destacado_home = 1) < ${FEATURED_LIMIT}))
    then 1 else 0 end`;
}

async function keep(trx: Trx, lote: string, done: { fila: number; deshecho: Deshecho }[]) {
  for (const kind of ["retirada", "restaurada", "conservada"] as const) {
    const filas = done.filter(({ deshecho }) => deshecho === kind).map(({ fila }) => fila);
    await trx
      .updateTable("importacion_filas")
      .set({ deshecho: kind })
      .where("importacion_id", "=", lote)
      .where("fila", "in", listed(filas))
      .execute();
    await trx
      .updateTable("importaciones")
      .set((eb) => ({ [COUNTS[kind]]: eb(COUNTS[kind], "+", filas.length) }))
      .set({ avance: done.at(-1)?.fila })
      .where("id", "=", lote)
      .execute();
  }
}
