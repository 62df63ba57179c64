import { parseFicha } from "~/domain/ficha/ficha";
import { isRecentPrice } from "~/domain/precio";
import { isPriceShown, PRECIO_HORAS } from "~/domain/productos/queries/producto-row.server";
import { database } from "~db/client.server";
import { memoOnContentFor } from "~db/content-memo.server";
import { listed } from "~db/engine/engine.server";

/**
 * All published products of some categories, best first, with what they are filtered and ordered by. A filter may
 * be any of thousands of combinations, which no index serves; a pass over some thousand objects takes a millisecond.
 */
const candidatosOf = memoOnContentFor(async (slugs) => {
  const rows = await database()
    .read.selectFrom("productos")
    .select(PRECIO_HORAS)
    .select(["id", "rating", "isrecommended", "precio_centimos", "precio_comprobado_at"])
    .select(["published_at", "created_at", "retirada", "ficha"])
    .where("category", "in", listed(slugs.split(" ")))
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
    /** In cents, unless it is hidden or too old to be compared. */
    precioAt: (now: number) =>
      isRecentPrice(row.precio_comprobado_at, now) && isPriceShown(row, now)
        ? (row.precio_centimos ?? undefined)
        : undefined,
    publishedAt: row.published_at ?? row.created_at,
    ficha: parseFicha(row.ficha),
  }));
});

export type Candidato = Awaited<ReturnType<typeof candidatosOf>>[number];

export const findCandidatos = (categorias: readonly string[]) => candidatosOf(categorias.join(" "));
