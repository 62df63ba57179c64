import { ADMIN_PAGE_SIZE } from "./lista-admin";

export const LOTE_LABELS = {
  precio: "Precio comprobado hoy",
  published: "Publicar",
  draft: "Pasar a borrador",
  categoria: "Cambiar categoría",
  eliminar: "Eliminar",
} as const;

const LOTE_ACCIONES = Object.keys(LOTE_LABELS) as LoteAccion[];
export type LoteAccion = keyof typeof LOTE_LABELS;

export interface Lote {
  accion: LoteAccion;
  ids: string[];
  categoria: string;
}

export function parseLote(fields: URLSearchParams | FormData): Lote | undefined {
  const accion = LOTE_ACCIONES.find((each) => each === fields.get("accion"));
  const ids = [...new Set(fields.getAll("id").map(String))].slice(0, ADMIN_PAGE_SIZE);
  const categoria = String(fields.get("categoria") ?? "");
  if (!accion || (accion === "categoria" && categoria === "")) return undefined;
  return { accion, ids, categoria };
}
