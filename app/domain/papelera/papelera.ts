export type PapeleraTipo = "producto" | "consejo" | "categoria";

/** What the specification calls the kind of a deleted thing. */
export const KIND: Record<PapeleraTipo, string> = {
  producto: "producto",
  consejo: "consejo",
  categoria: "categoría",
};

/** Something deleted that can come back. */
export interface Papel {
  id: string;
  tipo: PapeleraTipo;
  titulo: string;
  deletedAt: string;
  deletedBy: string | null;
}
