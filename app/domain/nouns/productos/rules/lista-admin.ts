import { parsePagina } from "~/ui/page/pagination";
import { parseSearch } from "~/ui/text/search-text";
import { askedEstado } from "~record/tipos/estado";
import { CATEGORY_MAX_LENGTH } from "./limites";

export const ADMIN_PAGE_SIZE = 25;

export const ORDENES = ["titulo", "categoria", "valoracion", "fecha"] as const;
export type Orden = (typeof ORDENES)[number];

export const PENDIENTES = {
  "sin-asin": "sin ASIN de Amazon",
  "sin-imagen": "sin imagen",
  "precio-antiguo": "precio comprobado hace mucho",
  "imagen-externa": "imagen externa",
  "categoria-desconocida": "categoría que no existe",
} as const;
export type FiltroPendiente = keyof typeof PENDIENTES;

export const isPendiente = (filtro: string): filtro is FiltroPendiente =>
  Object.hasOwn(PENDIENTES, filtro);

const IMPORTACION = /^[\w-]{1,40}$/;

export function parseFiltroProductos(query: URLSearchParams) {
  const filtro = query.get("filtro") ?? "";
  const orden = query.get("orden") ?? "";
  const column = orden.replace(/^-/, "");
  return {
    q: parseSearch(query.get("q")),
    categoria: (query.get("categoria") ?? "").trim().slice(0, CATEGORY_MAX_LENGTH),
    estado: askedEstado(query.get("estado")),
    importacion: IMPORTACION.exec(query.get("importacion") ?? "")?.[0] ?? "",
    filtro: filtro === "destacados" || isPendiente(filtro) ? filtro : "",
    orden: ORDENES.find((each) => each === column) ?? "titulo",
    isDescending: orden.startsWith("-") && ORDENES.some((each) => each === column),
    pagina: parsePagina(query.get("pagina")),
  };
}

export type FiltroProductos = ReturnType<typeof parseFiltroProductos>;

export const isNarrowed = ({ q, categoria, estado, importacion, filtro }: FiltroProductos) =>
  Boolean(q || categoria || estado || importacion || filtro);

export const isOnlyDestacados = (filtro: FiltroProductos) =>
  filtro.filtro === "destacados" && !isNarrowed({ ...filtro, filtro: "" });

export function toQuery(filtro: FiltroProductos) {
  const { filtro: vista, orden, isDescending, ...rest } = filtro;
  const order = isDescending ? `-${orden}` : orden;
  return { ...rest, filtro: vista, orden: order === "titulo" ? "" : order };
}
