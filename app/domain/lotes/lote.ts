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

const OF_BOTH = ["published", "draft", "eliminar"] as const;

export const LOTES = {
  producto: {
    action: paths.adminProductosLote(),
    nouns: ["producto", "productos"],
    acciones: ["precio", "categoria", ...OF_BOTH],
  },
  consejo: {
    action: paths.adminConsejosLote(),
    nouns: ["artículo", "artículos"],
    acciones: OF_BOTH,
  },
} as const;

export function countOf(tipo: Publicable, count: number): string {
  const [one, many] = LOTES[tipo].nouns;
  return formatCount(count, one, many);
}

export function parseLote(tipo: Publicable, fields: URLSearchParams | FormData) {
  const accion = LOTES[tipo].acciones.find((each) => each === fields.get("accion"));
  const marked = fields.getAll(fields.has("todos") ? "mostrado" : "id").map(String);
  const ids = [...new Set(marked)].slice(0, MAX_IDS);
  const categoria = String(fields.get("categoria") ?? "");
  if (!accion || (accion === "categoria" && categoria === "")) return undefined;
  return { accion, ids, categoria };
}

export type Lote = NonNullable<ReturnType<typeof parseLote>>;
