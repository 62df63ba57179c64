/** Who answers for this site, as the law asks it to say (LSSI, article 10.1). */
export interface Titular {
  titular: string | null;
  nif: string | null;
  direccion: string | null;
  /** Where a company is registered; people are in no register. */
  registro: string | null;
  email: string | null;
  telefono: string | null;
}

/** What nobody may leave out, by its keys in the table `ajustes`. */
export const TITULAR_KEYS = ["titular", "nif", "direccion", "email", "telefono"] as const;

export type TitularKey = (typeof TITULAR_KEYS)[number];

/** Stands where the owner has not filled something in. */
export const PENDIENTE = "(pendiente de completar por el titular)";
