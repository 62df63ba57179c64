import { hasRows } from "~/domain/paginas.server";
import { memoOnContent } from "~db/content-memo.server";
import { published } from "./producto-row.server";
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

export type Revisor = Awaited<ReturnType<typeof findRevisores>>[number];

export const hasDemoProductos = memoOnContent(() =>
  hasRows(published().where("productos.demo", "=", 1)),
);
