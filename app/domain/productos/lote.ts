import { ADMIN_PAGE_SIZE } from "./lista-admin";

const LOTE_ACCIONES = ["precio", "published", "draft", "categoria", "eliminar"] as const;
export type LoteAccion = (typeof LOTE_ACCIONES)[number];

/** What is asked for the marked products of a list; the `lote` of an import is another thing. */
export interface Lote {
  accion: LoteAccion;
  ids: string[];
  /** Slug of the category they get. */
  categoria: string;
}

/** Reads what the bar under the list, or the page that asks, sends. */
export function parseLote(fields: URLSearchParams | FormData): Lote | undefined {
  const accion = LOTE_ACCIONES.find((each) => each === fields.get("accion"));
  const ids = [...new Set(fields.getAll("id").map(String))].slice(0, ADMIN_PAGE_SIZE);
  const categoria = String(fields.get("categoria") ?? "");
  if (!accion || (accion === "categoria" && categoria === "")) return undefined;
  return { accion, ids, categoria };
}
