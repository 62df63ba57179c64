import type { ExpressionBuilder } from "kysely";
import { z } from "zod";
import { parseIfFits, parseStored } from "~base/stored-json.server";
import { database, type Read } from "~db/client.server";
import { countRows } from "~db/paging.server";
import type { Schema } from "~db/schema/schema";
import { productoImportadoSchema } from "../fila/producto-row";
import { FILAS_MOSTRADAS } from "./lote";
import type { Lote } from "./lotes.server";
import type { Tramo } from "./seleccion";

export const findImportacion = (db: Read, id: string) =>
  db.selectFrom("importaciones").selectAll().where("id", "=", id).executeTakeFirst();

/** Only good rows have a slug. `coalesce` avoids the slug's index, which would need a sort. */
export function goodRows(read: Read, id: string) {
  return read
    .selectFrom("importacion_filas")
    .where("importacion_id", "=", id)
    .where(({ fn, val }) => fn.coalesce("importacion_filas.slug", val("")), "<>", "");
}

const celdasSchema = z.object({ celdas: z.array(z.string()) });

export const parseProducto = (datos: string) =>
  parseStored(productoImportadoSchema, datos, "importacion_filas.datos");

export const parseCeldas = (datos: string) => parseIfFits(celdasSchema, datos)?.celdas;

export async function lastFilas(id: string): Promise<{ shown: number; file: number }> {
  const rows = goodRows(database().read, id).select("fila");
  const [shown, last] = await Promise.all([
    rows.orderBy("fila").limit(FILAS_MOSTRADAS).execute(),
    rows.orderBy("fila", "desc").limit(1).executeTakeFirst(),
  ]);
  return { shown: shown.at(-1)?.fila ?? 0, file: last?.fila ?? 0 };
}

export const contarElegidas = async (read: Read, id: string, tramos: readonly Tramo[]) =>
  countRows(goodRows(read, id).where((eb) => isInTramos(eb, tramos)));

type Filas = ExpressionBuilder<Schema, "importacion_filas">;

export const isInTramos = (eb: Filas, tramos: readonly Tramo[]) =>
  eb.or(tramos.map(([from, to]) => eb.between("fila", from, to)));

export async function listSenaladas({ id, estado }: Pick<Lote, "id" | "estado">, limit = 20) {
  const isUndone = estado === "deshecha";
  const own = goodRows(database().read, id).select(["fila", "slug", "motivo"]);
  const some = isUndone
    ? own.where("deshecho", "=", "conservada")
    : own.where("motivo", "is not", null);
  const rows = await some.orderBy("fila").limit(limit).execute();
  return rows.map(({ fila, slug, motivo }) => `Fila ${fila}: ${isUndone ? slug : motivo}`);
}
