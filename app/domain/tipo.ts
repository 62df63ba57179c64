import type { Publicable } from "~db/schema/edicion";
import type { Schema } from "~db/schema/schema";

export type Tipo = Schema["versiones"]["tipo"];
export type TipoPublicable = Publicable;

export interface Item<T extends Tipo = Tipo> {
  tipo: T;
  id: string;
}

export const TABLES = {
  producto: "productos",
  consejo: "consejos",
  categoria: "categorias",
} as const satisfies Record<Tipo, keyof Schema>;
