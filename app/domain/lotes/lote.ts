import { formatCount } from "~/ui/text/format-number";

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

/** Each with its place in addresses, its nouns and the end of what agrees with them. */
export const LOTES = {
  producto: {
    lista: "productos",
    nouns: ["producto", "productos", "os"],
    acciones: ["precio", "categoria", ...OF_BOTH],
  },
  consejo: { lista: "consejos", nouns: ["artículo", "artículos", "os"], acciones: OF_BOTH },
  imagen: { lista: "imagenes", nouns: ["imagen", "imágenes", "as"], acciones: ["eliminar"] },
} as const;

export type LoteTipo = keyof typeof LOTES;

export const loteTipoOf = (lista: string | undefined) =>
  (["producto", "consejo", "imagen"] as const).find((each) => LOTES[each].lista === lista);

export function countOf(tipo: LoteTipo, count: number): string {
  const [one, many] = LOTES[tipo].nouns;
  return formatCount(count, one, many);
}

export function parseLote(tipo: LoteTipo, fields: URLSearchParams | FormData) {
  const accion = LOTES[tipo].acciones.find((each) => each === fields.get("accion"));
  const marked = fields.getAll(fields.has("todos") ? "mostrado" : "id").map(String);
  const ids = [...new Set(marked)].slice(0, MAX_IDS);
  const categoria = String(fields.get("categoria") ?? "");
  if (!accion || (accion === "categoria" && categoria === "")) return undefined;
  return { accion, ids, categoria };
}

export type Lote = NonNullable<ReturnType<typeof parseLote>>;
