import type { Publicable } from "~db/schema/edicion";
import type { Schema } from "~db/schema/schema";

/** Has a slug, shows a picture, and goes to the trash when it is deleted. */
export type Tipo = Schema["versiones"]["tipo"];
/** Is published by itself, has versions and recommends products. */
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
