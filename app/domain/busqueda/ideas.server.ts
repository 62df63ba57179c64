import type { Categoria } from "~/domain/categorias/rules/categoria";
import { published } from "~/domain/productos/queries/productos.server";
import { IDEAS_LIMIT } from "./busqueda";

/** Many of the best products share a category. */
const LOOKED_AT = 32;

export type Idea = Pick<Categoria, "slug" | "nombre">;

export async function findIdeas(): Promise<Idea[]> {
  const rows = await published()
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
