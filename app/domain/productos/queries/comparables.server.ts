import { findMenu } from "~/domain/categorias/queries/categorias.server";
import { LOWEST_RATING } from "~/domain/productos/rules/producto";
import { published } from "./producto-row.server";

const SHOWN = 6;
const COMPARED = 3;

/** The best rated of a subcategory, of as many subcategories as have enough of them on sale. */
export async function findComparables() {
  const found = [];
  for (const { nombre, slug } of (await findMenu()).flatMap((each) => each.subcategorias)) {
    const productos = await published()
      .select(["productos.slug", "title"])
      .where("category", "=", slug)
      .where("retirada", "is", null)
      .where("rating", ">=", LOWEST_RATING)
      .orderBy("rating", "desc")
      .orderBy("titulo_folded")
      .limit(COMPARED)
      .execute();
    if (productos.length === COMPARED) found.push({ nombre, productos });
    if (found.length === SHOWN) break;
  }
  return found;
}

export type Comparable = Awaited<ReturnType<typeof findComparables>>[number];
