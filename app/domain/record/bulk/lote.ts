import { formatCount } from "~/ui/text/format-number";

/** The change of so many, in one transaction, holds up all else for a third of a second. */
export const LOTE_LIMIT = 200;

/** Asks for what all pages of the list hold, in place of this one. */
export const DE_LA_LISTA = "lista";

export const LOTE_LABELS = {
  precio: "Precio comprobado hoy",
  published: "Publicar",
  draft: "Pasar a borrador",
  categoria: "Cambiar categoría",
  padre: "Mover a",
  eliminar: "Eliminar",
} as const;

export type LoteAccion = keyof typeof LOTE_LABELS;

/** The kinds of rows that are changed together: part of the address, nouns, ending that agrees. */
export const LOTES = {
  producto: {
    lista: "productos",
    nouns: ["producto", "productos", "os"],
    acciones: ["precio", "published", "draft", "categoria", "eliminar"],
  },
  consejo: {
    lista: "consejos",
    nouns: ["artículo", "artículos", "os"],
    acciones: ["published", "draft", "categoria", "eliminar"],
  },
  categoria: {
    lista: "categorias",
    nouns: ["categoría", "categorías", "as"],
    acciones: ["padre", "eliminar"],
  },
  imagen: { lista: "imagenes", nouns: ["imagen", "imágenes", "as"], acciones: ["eliminar"] },
} as const;

export type LoteTipo = keyof typeof LOTES;

export const loteTipoOf = (lista: string | undefined) =>
  (["producto", "consejo", "categoria", "imagen"] as const).find(
    (each) => LOTES[each].lista === lista,
  );

export function countOf(tipo: LoteTipo, count: number): string {
  const [one, many] = LOTES[tipo].nouns;
  return formatCount(count, one, many);
}

export const isChoice = (accion: LoteAccion) => accion === "categoria" || accion === "padre";

export function parseLote(tipo: LoteTipo, fields: URLSearchParams | FormData) {
  const accion = LOTES[tipo].acciones.find((each) => each === fields.get("accion"));
  const marked = fields.getAll(fields.has("todos") ? "mostrado" : "id").map(String);
  const ids = [...new Set(marked)].slice(0, LOTE_LIMIT);
  const categoria = String(fields.get("categoria") ?? "");
  if (!accion || (isChoice(accion) && categoria === "")) return undefined;
  return { accion, ids, categoria };
}

export type Lote = NonNullable<ReturnType<typeof parseLote>>;
