import { formatCount } from "~/ui/text/format-number";

/** Changing so many in one transaction blocks other writers for a third of a second. */
export const VARIOS_LIMIT = 200;

/** Chosen where the change is for all pages of the list instead of this one. */
export const DE_LA_LISTA = "lista";

export const ACCION_LABELS = {
  precio: "Precio comprobado hoy",
  published: "Publicar",
  draft: "Pasar a borrador",
  categoria: "Cambiar categoría",
  padre: "Mover a",
  eliminar: "Eliminar",
} as const;

export type AccionComun = keyof typeof ACCION_LABELS;

/** The kinds of rows that can be changed together: address, nouns, ending of adjectives. */
export const LISTAS = {
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

export type TipoListado = keyof typeof LISTAS;

export const tipoOfLista = (lista: string | undefined) =>
  (["producto", "consejo", "categoria", "imagen"] as const).find(
    (each) => LISTAS[each].lista === lista,
  );

export function countOf(tipo: TipoListado, count: number): string {
  const [one, many] = LISTAS[tipo].nouns;
  return formatCount(count, one, many);
}

export const isChoice = (accion: AccionComun) => accion === "categoria" || accion === "padre";

export function parseVarios(tipo: TipoListado, fields: URLSearchParams | FormData) {
  const accion = LISTAS[tipo].acciones.find((each) => each === fields.get("accion"));
  const marked = fields.getAll(fields.has("todos") ? "mostrado" : "id").map(String);
  const ids = [...new Set(marked)].slice(0, VARIOS_LIMIT);
  const categoria = String(fields.get("categoria") ?? "");
  if (!accion || (isChoice(accion) && categoria === "")) return undefined;
  return { accion, ids, categoria };
}

export type Varios = NonNullable<ReturnType<typeof parseVarios>>;
