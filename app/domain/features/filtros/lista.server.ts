import { countPaginas, parsePagina } from "~/ui/page/pagination";
import { porJuicio } from "~features/casa/juzgar";
import { leerCasa } from "~features/casa/leer";
import { datosOf } from "~nouns/ficha/datos.server";
import { findCardsByIds } from "~nouns/productos/queries/productos.server";
import { CATEGORY_PAGE_SIZE } from "~nouns/productos/rules/producto";
import { findColumnas } from "./columnas.server";
import { elegir } from "./elegir";

const OURS = /^(dato-|franja$|hasta$|orden$|recomendado$|vista$)/;
/** A guide of many picks chooses nothing. */
const ELECCION_LIMIT = 6;

/**
 * @param slugs of a category and those below it, whose products it shows too
 * @param picks of its guide, which stand first where nobody asks for an order or a filter
 * @param recordadas the measures that the visitor has had remembered
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
  const casa = leerCasa(query, columnas.casa, recordadas);
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
  const productos = await findCardsByIds(ids.slice(start, start + CATEGORY_PAGE_SIZE), datos);
  const [hasRecomendados] = columnas.recomendados;
  const total = ids.length;
  const paginas = countPaginas(total, CATEGORY_PAGE_SIZE);
  return {
    ...{ filtro, productos, total, paginas, isTabla, casa },
    hasRecomendados: hasRecomendados === 1 || eleccion.length > 0,
    eleccion: pagina === 1 ? eleccion : [],
    /** Anybody can invent other spellings of the same page, which are not worth keeping. */
    isSpelled:
      casa.isSpelled &&
      [...query].every(
        ([name, value]) => !OURS.test(name) || value === (filtro.elegidos[name] ?? ""),
      ),
  };
}

export type Lista = Awaited<ReturnType<typeof chooseProductos>>;
export type ProductoEnLista = Lista["productos"][number];
