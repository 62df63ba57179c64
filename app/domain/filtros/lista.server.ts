import { datosOf } from "~/domain/ficha/datos.server";
import { findCardsByIds } from "~/domain/productos/queries/productos.server";
import { CATEGORY_PAGE_SIZE } from "~/domain/productos/rules/producto";
import { countPaginas, parsePagina } from "~/ui/page/pagination";
import { findColumnas } from "./columnas.server";
import { elegir } from "./elegir";

const OURS = /^(dato-|franja$|hasta$|orden$|recomendado$)/;

/** @param slugs of a category and those below it, whose products it shows too */
export async function findLista(slugs: readonly string[], query: URLSearchParams) {
  const datos = await datosOf(slugs[0] ?? "");
  const columnas = await findColumnas(slugs);
  const { ids, ...filtro } = elegir(query, datos, columnas, Date.now());
  const start = (parsePagina(query.get("pagina")) - 1) * CATEGORY_PAGE_SIZE;
  const productos = await findCardsByIds(ids.slice(start, start + CATEGORY_PAGE_SIZE), datos);
  const [hasRecomendados] = columnas.recomendados;
  const total = ids.length;
  const paginas = countPaginas(total, CATEGORY_PAGE_SIZE);
  return {
    ...{ filtro, productos, total, paginas, hasRecomendados: hasRecomendados === 1 },
    /** Anybody can invent other spellings of the same page, which are not worth keeping. */
    isSpelled: [...query].every(
      ([name, value]) => !OURS.test(name) || value === (filtro.elegidos[name] ?? ""),
    ),
  };
}

export type Lista = Awaited<ReturnType<typeof findLista>>;
export type ProductoEnLista = Lista["productos"][number];
