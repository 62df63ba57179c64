import { countPaginas, parsePagina } from "~/ui/page/pagination";
import { leerCasa } from "~features/casa/casa.server";
import { porJuicio } from "~features/casa/juzgar";
import { datosOf } from "~nouns/ficha/datos.server";
import type { ProductoFicha } from "~nouns/productos/queries/fichas.server";
import { findCardsByIds } from "~nouns/productos/queries/productos.server";
import { CATEGORY_PAGE_SIZE } from "~nouns/productos/rules/producto";
import { paramOf } from "./campos";
import { findColumnas } from "./columnas.server";
import { elegir } from "./elegir";

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
  const { ids: fitting, ...filtro } = elegir(query, datos, columnas, Date.now());
  const casa = await leerCasa(query, columnas.casa, recordadas);
  const gone = new Set(casa.isAsked ? columnas.ids.filter((_, n) => columnas.retirados[n]) : []);
  const passes = (id: string) => !gone.has(id) && casa.juicios[id]?.pasa;
  const found = casa.isAsked ? porJuicio(fitting, passes) : fitting;
  filtro.isAsked ||= casa.isAsked;
  filtro.elegidos = { ...filtro.elegidos, ...casa.elegidos };
  const isTabla = query.get("vista") === "tabla";
  if (isTabla) filtro.elegidos = { ...filtro.elegidos, vista: "tabla" };
  const chosen = filtro.isAsked ? [] : picks.filter((id) => found.includes(id));
  const eleccion = chosen.slice(0, ELECCION_LIMIT);
  const ids = [...new Set([...eleccion, ...found])];
  const pagina = parsePagina(query.get("pagina"));
  const start = (pagina - 1) * CATEGORY_PAGE_SIZE;
  const cards = await findCardsByIds(ids.slice(start, start + CATEGORY_PAGE_SIZE), datos);
  const tabla = columnsOf(cards);
  const asked = [...Object.keys(filtro.elegidos), filtro.elegidos.orden];
  const said = isTabla ? tabla : datos.filter((dato) => asked.includes(paramOf(dato)));
  // Only the facts shown: whole sheets would be most of the data of the page.
  const productos = cards.map((card) => ({
    ...card,
    ficha: card.ficha.filter(({ id, texto }) => texto && said.some((dato) => dato.id === id)),
  }));
  const total = ids.length;
  const paginas = countPaginas(total, CATEGORY_PAGE_SIZE);
  return {
    ...{ filtro, productos, total, paginas, isTabla, tabla, casa },
    hasRecomendados: columnas.recomendados[0] === 1 || eleccion.length > 0,
    eleccion: pagina === 1 ? eleccion : [],
    /** Pages in other spellings are not cached, because a visitor can invent any number of them. */
    isSpelled:
      casa.isSpelled &&
      [...query].every(
        ([name, value]) => !OURS.test(name) || value === (filtro.elegidos[name] ?? ""),
      ),
  };
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
