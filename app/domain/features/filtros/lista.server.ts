import { countPaginas, parsePagina } from "~/ui/page/pagination";
import { type Casa, leerCasa } from "~features/casa/casa.server";
import { porJuicio } from "~features/casa/juzgar";
import type { Dato } from "~nouns/ficha/dato";
import { datosOf } from "~nouns/ficha/datos.server";
import type { ProductoFicha } from "~nouns/productos/queries/fichas.server";
import { findCardsByIds } from "~nouns/productos/queries/productos.server";
import { CATEGORY_PAGE_SIZE } from "~nouns/productos/rules/producto";
import { paramOf } from "./campos";
import { type Columnas, findColumnas } from "./columnas.server";
import { type Elegidos, elegir } from "./elegir";

const OURS = /^(dato-|franja$|hasta$|orden$|recomendado$|vista$)/;
/** A guide with more picks than this is no recommendation. */
const ELECCION_LIMIT = 6;

/**
 * @param slugs of a category and its subcategories, whose products are shown too
 * @param picks of its guide, which come first unless there is an order or filter
 * @param recordadas measures that the visitor has asked to remember
 */
export async function chooseProductos(
  slugs: readonly string[],
  query: URLSearchParams,
  picks: readonly string[] = [],
  recordadas?: URLSearchParams,
) {
  const datos = await datosOf(slugs[0] ?? "");
  const columnas = await findColumnas(slugs);
  const casa = await leerCasa(query, columnas.casa, recordadas);
  const isTabla = query.get("vista") === "tabla";
  const { found, filtro } = filtrar(query, datos, columnas, casa);
  const chosen = filtro.isAsked ? [] : picks.filter((id) => found.includes(id));
  const eleccion = chosen.slice(0, ELECCION_LIMIT);
  const ids = [...new Set([...eleccion, ...found])];
  const pagina = parsePagina(query.get("pagina"));
  const start = (pagina - 1) * CATEGORY_PAGE_SIZE;
  const cards = await findCardsByIds(ids.slice(start, start + CATEGORY_PAGE_SIZE), datos);
  const tabla = columnsOf(cards);
  const asked = [...Object.keys(filtro.elegidos), filtro.elegidos.orden];
  const said = isTabla ? tabla : datos.filter((dato) => asked.includes(paramOf(dato)));
  // The page gets only the facts it shows: whole sheets would be most of its data.
  const productos = cards.map((card) => ({
    ...card,
    ficha: card.ficha.filter(({ id, texto }) => texto && said.some((dato) => dato.id === id)),
  }));
  const page = { filtro, productos, total: ids.length, isTabla, tabla, casa };
  return {
    ...page,
    paginas: countPaginas(ids.length, CATEGORY_PAGE_SIZE),
    hasRecomendados: columnas.recomendados[0] === 1 || eleccion.length > 0,
    eleccion: pagina === 1 ? eleccion : [],
    /** False for an address in another spelling: visitors can invent many, so none is cached. */
    isSpelled:
      casa.isSpelled &&
      [...query].every(
        ([name, value]) => !OURS.test(name) || value === (filtro.elegidos[name] ?? ""),
      ),
  };
}

/** @returns the ids that answer the filters and fit the visitor's home, and the filters to show */
function filtrar(query: URLSearchParams, datos: readonly Dato[], columnas: Columnas, casa: Casa) {
  const { ids, ...filtro } = elegir(query, datos, columnas, Date.now());
  const vista = query.get("vista") === "tabla" ? { vista: "tabla" } : {};
  const elegidos: Elegidos = { ...filtro.elegidos, ...casa.elegidos, ...vista };
  if (!casa.isAsked) return { found: ids, filtro: { ...filtro, elegidos } };
  const gone = new Set(columnas.ids.filter((_, n) => columnas.retirados[n]));
  const found = porJuicio(ids, (id) => !gone.has(id) && casa.juicios[id]?.pasa);
  return { found, filtro: { ...filtro, elegidos, isAsked: true } };
}

const COLUMNS = 5;

/** Leaves out facts that fewer than two products have, and texts, which do not align. */
function columnsOf(productos: readonly ProductoFicha[]) {
  const all = productos.find(({ ficha }) => ficha.length > 0)?.ficha ?? [];
  const known = (id: string) =>
    productos.filter(({ ficha }) => ficha.some((each) => each.id === id && each.texto)).length;
  return all.filter(({ id, tipo }) => tipo !== "texto" && known(id) > 1).slice(0, COLUMNS);
}

export type Lista = Awaited<ReturnType<typeof chooseProductos>>;
export type ProductoEnLista = Lista["productos"][number];
