import { getAjustes } from "~/domain/ajustes/ajustes.server";
import { hasRows } from "~/domain/paginas.server";
import type { Ingresos } from "~/http/page/site-data";
import { memoOnContent } from "~db/content-memo.server";
import { published } from "./producto-row.server";

export const findRevisores = memoOnContent(async () => {
  const rows = await published()
    .select(({ fn, selectFrom }) => [
      "productos.revisor",
      fn.countAll<number>().as("resenas"),
      fn.min("productos.demo").as("demo"),
      selectFrom("autores")
        .select((eb) => eb.fn.max("bio").as("bio"))
        .whereRef("nombre", "=", "productos.revisor")
        .as("bio"),
    ])
    .where("productos.revisor", "is not", null)
    .groupBy("productos.revisor")
    .orderBy("resenas", "desc")
    .orderBy("productos.revisor")
    .execute();
  return rows.flatMap(({ revisor, resenas, demo, bio }) =>
    revisor ? [{ nombre: revisor, resenas: Number(resenas), isDemo: demo === 1, bio }] : [],
  );
});

export type Revisor = Awaited<ReturnType<typeof findRevisores>>[number];

export const hasDemoProductos = memoOnContent(() =>
  hasRows(published().where("productos.demo", "=", 1)),
);

/** Finds who pays this site for a purchase. The demo shows a site that Amazon pays. */
export const findIngresos = memoOnContent(async (): Promise<Ingresos> => {
  const { tag, tags } = await getAjustes();
  if (tag || Object.keys(tags).length > 0 || (await hasDemoProductos())) return "amazon";
  const paid = published()
    .where("productos.tienda_afiliado", "=", 1)
    .where("productos.tienda_url", "is not", null)
    .where("productos.retirada", "is", null);
  return (await hasRows(paid)) ? "tienda" : null;
});
