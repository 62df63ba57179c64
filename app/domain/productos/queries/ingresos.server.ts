import { getAjustes } from "~/domain/ajustes/ajustes.server";
import { hasRows } from "~/domain/paginas.server";
import type { Ingresos } from "~/http/page/site-data";
import { memoOnContent } from "~db/content-memo.server";
import { published } from "./producto-row.server";
import { hasDemoProductos } from "./revisores.server";

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
