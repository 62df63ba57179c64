import { datosOf } from "~/domain/ficha/datos.server";
import { findCardsByIds } from "~/domain/productos/queries/productos.server";
import { CATEGORY_PAGE_SIZE } from "~/domain/productos/rules/producto";
import { countPaginas, parsePagina } from "~/ui/page/pagination";
import { findCandidatos } from "./candidatos.server";
import { elegir } from "./elegir";

/** @param slugs of a category and those below it, whose products it shows too */
export async function findLista(slugs: readonly string[], query: URLSearchParams) {
  const datos = await datosOf(slugs[0] ?? "");
  const candidatos = await findCandidatos(slugs);
  const { ids, ...filtro } = elegir(query, datos, candidatos, Date.now());
  const start = (parsePagina(query.get("pagina")) - 1) * CATEGORY_PAGE_SIZE;
  const productos = await findCardsByIds(ids.slice(start, start + CATEGORY_PAGE_SIZE), datos);
  const total = ids.length;
  return { filtro, productos, total, paginas: countPaginas(total, CATEGORY_PAGE_SIZE) };
}

export type Lista = Awaited<ReturnType<typeof findLista>>;
export type ProductoEnLista = Lista["productos"][number];
