import { database } from "~db/client.server";
import { memoOnContent } from "~db/content-memo.server";
import { listed } from "~db/engine/engine.server";
import { POPULAR_LIMIT, POPULAR_SAMPLE, RELATED_LIMIT } from "~nouns/consejos/rules/consejo";
import * as productos from "~nouns/productos/queries/producto-row.server";
import { consejoCards, newestCards, publishedConsejos, toConsejoCard } from "./consejos.server";

export async function findRelated(consejo: { id: string; categoria: string }) {
  const sharing = await consejoCards()
    .innerJoin(sharedProductos(consejo.id), "comun.consejo_id", "consejos.id")
    .orderBy("comun.productos", "desc")
    .orderBy("consejos.fecha", "desc")
    .orderBy("consejos.id")
    .limit(RELATED_LIMIT)
    .execute();
  const known = [consejo.id, ...sharing.map(({ id }) => id)];
  const alike = newestCards().where("consejos.categoria", "=", consejo.categoria);
  const others = alike.where("consejos.id", "not in", known);
  const similar = await others.limit(RELATED_LIMIT).execute();
  return [...sharing, ...similar].slice(0, RELATED_LIMIT).map(toConsejoCard);
}

function sharedProductos(id: string) {
  return database()
    .read.selectFrom("consejos_productos_relacionados as propia")
    .innerJoin("consejos_productos_relacionados as otra", (join) =>
      join
        .onRef("otra.producto_id", "=", "propia.producto_id")
        .onRef("otra.consejo_id", "<>", "propia.consejo_id"),
    )
    .where("propia.consejo_id", "=", id)
    .groupBy("otra.consejo_id")
    .select(({ fn }) => ["otra.consejo_id", fn.countAll<number>().as("productos")])
    .as("comun");
}

/** @param shown ids of products that the text of the article already shows */
export async function findRecommended(consejoId: string, shown: readonly string[]) {
  const rows = await productos
    .productoCards()
    .innerJoin("consejos_productos_relacionados as relacion", (join) =>
      join.onRef("relacion.producto_id", "=", "productos.id"),
    )
    .where("relacion.consejo_id", "=", consejoId)
    .where("productos.id", "not in", listed(shown))
    .orderBy("relacion.orden")
    .orderBy("productos.titulo_folded")
    .execute();
  return rows.map(productos.toProductoCard);
}

/** Counts only the newest articles, so that the work does not grow with the archive. */
export const findPopularCategorias = memoOnContent(() => {
  const all = publishedConsejos().select("consejos.id").orderBy("consejos.fecha", "desc");
  const related = database().read.selectFrom("consejos_productos_relacionados");
  const newest = all.limit(POPULAR_SAMPLE);
  const recommended = related.select("producto_id").where("consejo_id", "in", newest);
  return productos
    .publishedProductos()
    .where("productos.id", "in", recommended)
    .where("categorias.oculta", "=", 0)
    .groupBy(["categorias.slug", "categorias.nombre", "categorias.nombre_folded"])
    .orderBy(({ fn }) => fn.countAll(), "desc")
    .orderBy("categorias.nombre_folded")
    .select(["categorias.slug", "categorias.nombre"])
    .$narrowType<{ slug: string; nombre: string }>()
    .limit(POPULAR_LIMIT)
    .execute();
});
