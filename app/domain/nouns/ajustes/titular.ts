import { sayList } from "~/ui/text/frases";

/** Keys of the settings that the law requires (LSSI, article 10.1). */
export const TITULAR_KEYS = ["titular", "nif", "direccion", "email", "telefono"] as const;

export type TitularKey = (typeof TITULAR_KEYS)[number];

/** Companies also name their register; people have none. */
export type Titular = Record<TitularKey | "registro", string | null>;

const NAMES: Readonly<Record<TitularKey, string>> = {
  titular: "titular",
  nif: "NIF",
  direccion: "domicilio",
  email: "correo de contacto",
  telefono: "teléfono",
};

/** Gives «falta NIF» or «faltan titular y NIF». */
export const sayMissing = (missing: readonly TitularKey[]) =>
  `${missing.length === 1 ? "falta" : "faltan"} ${sayList(missing.map((key) => NAMES[key]))}`;

/** The date of the legal texts: raise it whenever they change. */
export const LEGAL_UPDATED = "2026-11-28";
