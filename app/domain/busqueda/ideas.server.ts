import type { Categoria } from "~/domain/categorias/categoria";
import { published } from "~/domain/productos/productos.server";
import { IDEAS_LIMIT } from "./busqueda";

/** How many of the best products are looked at; many are of the same category. */
const LOOKED_AT = 32;

export type Idea = Pick<Categoria, "slug" | "nombre">;

/** The categories of the best products, as ideas for a search. */
export async function findIdeas(): Promise<Idea[]> {
  const rows = await published()
    .select(["categorias.slug", "categorias.nombre"])
    .where("categorias.slug", "is not", null)
    .$narrowType<Idea>()
    .orderBy("productos.isrecommended", "desc")
    .orderBy("productos.rating", "desc")
    .orderBy("productos.titulo_folded")
    .orderBy("productos.id")
    .limit(LOOKED_AT)
    .execute();
  return [...new Map(rows.map((row) => [row.slug, row])).values()].slice(0, IDEAS_LIMIT);
}
