import type { Publicable } from "~db/schema/edicion";
import type { Schema } from "~db/schema/schema";

export type Tipo = Exclude<Schema["versiones"]["tipo"], "ajustes">;
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
