import { sayList } from "~/ui/text/frases";

/** The law requires these (LSSI, article 10.1); keys of the table `ajustes`. */
export const TITULAR_KEYS = ["titular", "nif", "direccion", "email", "telefono"] as const;

export type TitularKey = (typeof TITULAR_KEYS)[number];

/** A company also says in which register it is; people are in none. */
export type Titular = Record<TitularKey | "registro", string | null>;

const NAMES: Readonly<Record<TitularKey, string>> = {
  titular: "titular",
  nif: "NIF",
  direccion: "domicilio",
  email: "correo de contacto",
  telefono: "teléfono",
};

/** «falta NIF», «faltan titular y NIF» */
export const sayMissing = (missing: readonly TitularKey[]) =>
  `${missing.length === 1 ? "falta" : "faltan"} ${sayList(missing.map((key) => NAMES[key]))}`;

/** Raise it with each change of what the legal texts say. */
export const LEGAL_UPDATED = "2026-11-28";
