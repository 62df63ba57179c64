import type { Publicable as TipoPublicable } from "~db/schema/edicion";
import type { Schema } from "~db/schema/schema";

export type Tipo = Exclude<Schema["versiones"]["tipo"], "ajustes">;
export type { TipoPublicable };
/** Products and articles can be related and changed in bulk; own pages are too few for that. */
export type TipoDelCatalogo = Exclude<TipoPublicable, "pagina">;

export const TIPOS_PUBLICABLES: readonly TipoPublicable[] = ["consejo", "producto", "pagina"];

export const tipoIn = (tabla: string | undefined) =>
  (Object.keys(TABLES) as Tipo[]).find((tipo) => TABLES[tipo] === tabla?.toLowerCase());

export const isPublicable = (tipo: string): tipo is TipoPublicable =>
  TIPOS_PUBLICABLES.some((each) => each === tipo);

/** The nouns that have a form each, as titles name them. */
export const NOMBRES = {
  producto: "Producto",
  consejo: "Artículo",
  pagina: "Página",
  categoria: "Categoría",
  autor: "Autor",
} as const;
export type TipoEscrito = keyof typeof NOMBRES;

export const listaDe = (tipo: TipoEscrito) =>
  tipo === "consejo" ? "Consejos" : `${NOMBRES[tipo]}${tipo === "autor" ? "es" : "s"}`;

export function subjectOf(tipo: TipoEscrito): string {
  const nombre = NOMBRES[tipo].toLowerCase();
  return nombre.endsWith("a") ? `La ${nombre}` : `El ${nombre}`;
}

const failed = (deed: string, object: string) =>
  `Hubo un problema al ${deed} ${object.toLowerCase()}. Inténtalo de nuevo.`;

export const notSaved = (tipo: TipoEscrito) => failed("guardar", subjectOf(tipo));

export const notDeleted = (tipo: TipoEscrito) =>
  failed("eliminar", tipo === "consejo" ? "el consejo" : subjectOf(tipo));

/** Stands for the address of a draft, which has no page; no slug is a lone hyphen. */
export const IN_DRAFT = "-";

export type Item<T extends Tipo = Tipo> = { tipo: T; id: string };
export type Publicable = Item<TipoPublicable>;

export const TABLES = {
  producto: "productos",
  consejo: "consejos",
  categoria: "categorias",
  pagina: "paginas",
} as const satisfies Record<Tipo, keyof Schema>;
