import type { Publicable } from "~db/schema/edicion";
import type { Schema } from "~db/schema/schema";

export type Tipo = Exclude<Schema["versiones"]["tipo"], "ajustes">;
export type TipoPublicable = Publicable;
/** These are related and changed several at once; the owner's pages are few. */
export type TipoDelCatalogo = Exclude<TipoPublicable, "pagina">;

export interface Item<T extends Tipo = Tipo> {
  tipo: T;
  id: string;
}

export const TABLES = {
  producto: "productos",
  consejo: "consejos",
  categoria: "categorias",
  pagina: "paginas",
} as const satisfies Record<Tipo, keyof Schema>;
