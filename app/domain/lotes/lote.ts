import type { Actor } from "~/domain/historial/historial.server";
import { paths } from "~/site/paths";
import { formatCount } from "~/ui/text/format-number";
import type { Publicable } from "~db/schema/edicion";

/** No page of an admin list has more rows. */
const MAX_IDS = 25;

export const LOTE_LABELS = {
  precio: "Precio comprobado hoy",
  published: "Publicar",
  draft: "Pasar a borrador",
  categoria: "Cambiar categoría",
  eliminar: "Eliminar",
} as const;

export type LoteAccion = keyof typeof LOTE_LABELS;

export interface Lote<Accion extends LoteAccion = LoteAccion> {
  accion: Accion;
  ids: string[];
  categoria: string;
}

export type LoteOutcome =
  | { outcome: "saved" | "no-categoria" }
  | { outcome: "unlawful"; titles: string[] };

export type ChangeMany<Accion extends LoteAccion> = (
  lote: Lote<Accion>,
  actor: Actor,
) => Promise<LoteOutcome>;

export const LOTES = {
  producto: { action: paths.adminProductosLote(), nouns: ["producto", "productos"] },
  consejo: { action: paths.adminConsejosLote(), nouns: ["artículo", "artículos"] },
} as const;

export function countOf(tipo: Publicable, count: number): string {
  const [one, many] = LOTES[tipo].nouns;
  return formatCount(count, one, many);
}

export function parseLote<Accion extends LoteAccion>(
  fields: URLSearchParams | FormData,
  acciones: readonly Accion[],
): Lote<Accion> | undefined {
  const accion = acciones.find((each) => each === fields.get("accion"));
  const marked = fields.getAll(fields.has("todos") ? "mostrado" : "id").map(String);
  const ids = [...new Set(marked)].slice(0, MAX_IDS);
  const categoria = String(fields.get("categoria") ?? "");
  if (!accion || (accion === "categoria" && categoria === "")) return undefined;
  return { accion, ids, categoria };
}
