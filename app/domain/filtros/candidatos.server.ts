import type { Dato, Valor } from "~/domain/ficha/dato";
import { datosOf } from "~/domain/ficha/datos.server";
import { medidaOf, parseFicha } from "~/domain/ficha/ficha";
import { comparableUntil } from "~/domain/precio";
import { PRECIO_HORAS, shownUntil } from "~/domain/productos/queries/producto-row.server";
import { database } from "~db/client.server";
import { memoOnContentFor } from "~db/content-memo.server";
import { listed } from "~db/engine/engine.server";

/**
 * All published products of some categories, best first, with what they are filtered and ordered by. A filter may
 * be any of thousands of combinations, which no index serves; a pass over some thousand objects takes a millisecond.
 */
const candidatosOf = memoOnContentFor(async (slugs) => {
  const categorias = slugs.split(" ");
  const datos = await datosOf(categorias[0] ?? "");
  const rows = await database()
    .read.selectFrom("productos")
    .select(PRECIO_HORAS)
    .select(["id", "rating", "isrecommended", "precio_centimos", "precio_comprobado_at"])
    .select(["published_at", "created_at", "retirada", "ficha"])
    .where("category", "in", listed(categorias))
    .where("estado", "=", "published")
    .orderBy("isrecommended", "desc")
    .orderBy("rating", "desc")
    .orderBy("titulo_folded")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    ...{ id: row.id, rating: row.rating },
    isRecommended: row.isrecommended === 1,
    isWithdrawn: row.retirada !== null,
    centimos: row.precio_centimos ?? undefined,
    /** The last moment at which the price is shown and may be compared. */
    precioUntil: Math.min(comparableUntil(row.precio_comprobado_at), shownUntil(row)),
    publishedAt: Date.parse(row.published_at ?? row.created_at),
    valores: valoresOf(datos, row.ficha),
  }));
});

/** By the id of the fact; the pass over all of them is no time to look if each fits its fact. */
function valoresOf(datos: readonly Dato[], json: string) {
  const ficha = parseFicha(json);
  const valores: Record<string, Valor | undefined> = {};
  for (const dato of datos) valores[dato.id] = medidaOf(dato, ficha)?.valor;
  return valores;
}

export type Candidato = Awaited<ReturnType<typeof candidatosOf>>[number];

export const findCandidatos = (categorias: readonly string[]) => candidatosOf(categorias.join(" "));
