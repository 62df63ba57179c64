import type { Item, Tipo } from "~/domain/tipo";

/** What the specification calls the kind of a deleted thing. */
export const KIND: Record<Tipo, string> = {
  producto: "producto",
  consejo: "consejo",
  categoria: "categoría",
};

/** Something deleted that can come back. */
export interface Papel extends Item {
  titulo: string;
  deletedAt: string;
  deletedBy: string | null;
}
