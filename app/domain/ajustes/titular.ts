/** Who answers for this site, as the law asks it to say (LSSI, article 10.1). */
export interface Titular {
  titular: string | null;
  nif: string | null;
  direccion: string | null;
  email: string | null;
  telefono: string | null;
}

/** Keys of the table `ajustes`. */
export const TITULAR_KEYS = ["titular", "nif", "direccion", "email", "telefono"] as const;

/** Stands where the owner has not filled something in. */
export const PENDIENTE = "(pendiente de completar por el titular)";
