import { sql } from "kysely";
import { memoOnContent } from "~db/content-memo.server";
import { hasRows } from "~db/paging.server";
import * as productoRow from "./producto-row.server";
import { reviewed } from "./productos.server";

export const findRevisores = memoOnContent(async () => {
  const rows = await reviewed()
    .select(({ fn, selectFrom }) => [
      "productos.revisor",
      fn.countAll<number>().as("resenas"),
      fn.min("productos.demo").as("demo"),
      selectFrom("autores")
        .select((eb) => eb.fn.max("bio").as("bio"))
        .whereRef("nombre", "=", "productos.revisor")
        .as("bio"),
    ])
    .groupBy("productos.revisor")
    .orderBy("resenas", "desc")
    .orderBy("productos.revisor")
    .execute();
  return rows.flatMap(({ revisor, resenas, demo, bio }) =>
    revisor ? [{ nombre: revisor, resenas: Number(resenas), isDemo: demo === 1, bio }] : [],
  );
});

const RESENAS_MAX = 300;

export async function findResenasDe(nombre: string) {
  const own = productoRow.productoCards().where(sql`trim(productos.revisor)`, "=", nombre);
  const rows = await own
    .where(sql`trim(coalesce(productos.contenido_principal, ''))`, "<>", "")
    .orderBy(sql`coalesce(productos.revisado_at, '')`, "desc")
    .orderBy("productos.titulo_folded")
    .limit(RESENAS_MAX)
    .execute();
  return rows
    .map(productoRow.toProductoCard)
    .filter(({ isSanitario }) => productoRow.mayShowRevisor(isSanitario, nombre));
}

export type Revisor = Awaited<ReturnType<typeof findRevisores>>[number];

export const hasDemoProductos = memoOnContent(() =>
  hasRows(productoRow.publishedProductos().where("productos.demo", "=", 1)),
);
