import { type Item, TABLES, type TipoPublicable } from "~/domain/tipo";
import { notFound } from "~/http/answers/responses.server";

/** Reads the parameters of `/admin/productos/{id}/…` and `/admin/consejos/{id}/…`. */
export function publicableOf(params: { tipo?: string; id?: string }): Item<TipoPublicable> {
  const tipo = (["producto", "consejo"] as const).find((each) => TABLES[each] === params.tipo);
  if (!tipo) throw notFound();
  return { tipo, id: params.id ?? "" };
}
