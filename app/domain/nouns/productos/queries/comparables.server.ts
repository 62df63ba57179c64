import { findMenu } from "~nouns/categorias/queries/categorias.server";
import { categoriaOf, LOWEST_RATING } from "~nouns/productos/rules/producto";
import { type Producto, publishedProductos } from "./producto-row.server";

const SHOWN = 6;
const COMPARED = 3;

const CANDIDATOS = 4;

const bestOf = (slug: string) =>
  publishedProductos()
    .select(["productos.id", "productos.slug", "title", "rating"])
    .where("category", "=", slug)
    .where("retirada", "is", null)
    .orderBy("rating", "desc")
    .orderBy("titulo_folded")
    .orderBy("productos.id");

/** Suggests products to add to a comparison, from the category that most of its products have. */
export async function findCandidatos(compared: readonly Producto[]) {
  const categoria = categoriaOf(compared);
  if (!categoria?.categoriaKnown || compared.length >= COMPARED) return undefined;
  const ids = compared.map(({ id }) => id);
  const others = bestOf(categoria.category).where("productos.id", "not in", ids);
  return { nombre: categoria.categoriaNombre, productos: await others.limit(CANDIDATOS).execute() };
}

/** Finds comparisons to offer: the best rated products of subcategories with enough of them. */
export async function findComparables() {
  const found = [];
  for (const { nombre, slug } of (await findMenu()).flatMap((each) => each.subcategorias)) {
    const rated = bestOf(slug).where("rating", ">=", LOWEST_RATING);
    const productos = await rated.limit(COMPARED).execute();
    if (productos.length === COMPARED) found.push({ nombre, productos });
    if (found.length === SHOWN) break;
  }
  return found;
}

export type Candidatos = NonNullable<Awaited<ReturnType<typeof findCandidatos>>>;
export type Comparable = Awaited<ReturnType<typeof findComparables>>[number];
