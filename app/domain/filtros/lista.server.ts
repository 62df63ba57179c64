import { juzgar, type Pedidas, porJuicio } from "~/domain/casa/juzgar";
import { juiciosDe, leerCasa } from "~/domain/casa/leer";
import { preguntasDe } from "~/domain/casa/preguntas";
import type { Dato } from "~/domain/ficha/dato";
import { datosOf } from "~/domain/ficha/datos.server";
import { findCardsByIds } from "~/domain/productos/queries/productos.server";
import { CATEGORY_PAGE_SIZE } from "~/domain/productos/rules/producto";
import { countPaginas, parsePagina } from "~/ui/page/pagination";
import { type Columnas, findColumnas } from "./columnas.server";
import { elegir } from "./elegir";

const OURS = /^(dato-|franja$|hasta$|orden$|recomendado$|vista$)/;
/** A guide of many picks chooses nothing. */
const ELECCION_LIMIT = 6;

/**
 * @param slugs of a category and those below it, whose products it shows too
 * @param picks of its guide, which stand first where nobody asks for an order or a filter
 * @param recordadas the measures that the visitor has had remembered
 */
export async function findLista(
  slugs: readonly string[],
  query: URLSearchParams,
  picks: readonly string[] = [],
  recordadas?: URLSearchParams,
) {
  const datos = await datosOf(slugs[0] ?? "");
  const columnas = await findColumnas(slugs);
  const { ids: fitting, ...filtro } = elegir(query, datos, columnas, Date.now());
  const casa = leerCasa(query, preguntasDe(papelesDe(datos, columnas)), recordadas);
  const found = casa.isAsked ? porJuicio(fitting, pasaEn(casa.pedidas, datos, columnas)) : fitting;
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
    juicios: juiciosDe(casa, productos),
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

/** The questions that some product of the list answers. */
const papelesDe = (datos: readonly Dato[], columnas: Columnas) =>
  new Set(
    datos.flatMap(({ id, casa }) =>
      casa && columnas.datos[id]?.some((valor) => valor !== undefined) ? casa : [],
    ),
  );

/** What was withdrawn stays last: it may be dangerous. */
function pasaEn(
  pedidas: Pedidas,
  datos: readonly Dato[],
  { ids, retirados, datos: valores }: Columnas,
) {
  const placeOf = new Map(ids.map((id, n) => [id, n]));
  const idOf = new Map(datos.map(({ id, casa }) => [casa, id]));
  return (id: string) => {
    const n = placeOf.get(id) ?? -1;
    if (retirados[n]) return false;
    return juzgar(pedidas, (papel) => valores[idOf.get(papel) ?? ""]?.[n]).pasa;
  };
}

export type Lista = Awaited<ReturnType<typeof findLista>>;
export type ProductoEnLista = Lista["productos"][number];
