/** The law asks who answers for this site (LSSI, article 10.1). */
export interface Titular {
  titular: string | null;
  nif: string | null;
  direccion: string | null;
  /** Where a company is registered; people are in no register. */
  registro: string | null;
  email: string | null;
  telefono: string | null;
}

/** Nobody may leave these out; keys of the table `ajustes`. */
export const TITULAR_KEYS = ["titular", "nif", "direccion", "email", "telefono"] as const;

export type TitularKey = (typeof TITULAR_KEYS)[number];

export const PENDIENTE = "(pendiente de completar por el titular)";

/** Raise it with each change of what the legal texts say. */
export const LEGAL_UPDATED = "2026-11-23";
