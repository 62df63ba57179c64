import { publishedProductos } from "~nouns/productos/queries/producto-row.server";
import { findNombradas, type Nombrada } from "../ladder/nombres.server";
import { IDEAS_LIMIT, type Idea, NEAREST_LIMIT } from "../rules/busqueda";
import type { Consulta } from "../rules/consulta";
import { likeness } from "../rules/distancia";
import { withoutStopWords } from "../rules/palabra";

/** Looks at many products, because the best ones often share a category. */
const LOOKED_AT = 32;

export async function findIdeas(): Promise<Idea[]> {
  const rows = await publishedProductos()
    .select(["categorias.slug", "categorias.nombre"])
    .where("categorias.oculta", "=", 0)
    .$narrowType<Idea>()
    .orderBy("productos.isrecommended", "desc")
    .orderBy("productos.rating", "desc")
    .orderBy("productos.titulo_folded")
    .orderBy("productos.id")
    .limit(LOOKED_AT)
    .execute();
  return [...new Map(rows.map((row) => [row.slug, row])).values()].slice(0, IDEAS_LIMIT);
}

/**
 * Finds the categories with names most like the words; else those of the best products.
 * @param named categories that the words name, which come first
 */
export async function findNearest({ palabras }: Consulta, named: Idea[] = []): Promise<Idea[]> {
  const [{ productos }, ideas] = await Promise.all([findNombradas(), findIdeas()]);
  const asked = withoutStopWords(palabras);
  const nearOf = ({ words }: Nombrada) =>
    Math.max(0, ...asked.flatMap((word) => words.map((each) => likeness(word, each))));
  const nearest = productos
    .map((each) => ({ ...each, near: nearOf(each) }))
    .filter(({ near }) => near > 0)
    .sort((a, b) => b.near - a.near);
  const all = [...named, ...nearest, ...ideas].map(({ slug, nombre }) => ({ slug, nombre }));
  const own = new Map(all.map((each) => [each.slug, each]));
  return [...own.values()].slice(0, Math.max(NEAREST_LIMIT, named.length));
}
