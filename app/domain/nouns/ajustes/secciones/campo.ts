export interface CampoAjuste {
  label: string;
  /** In characters. */
  max: number;
  hint?: string;
  /** Height of the box; without it the text has one line. */
  rows?: number;
  /** A value is one of these, or of a check box. */
  opciones?: Readonly<Record<string, string>> | "casilla";
  imagen?: true;
  attributes?: Readonly<Record<string, string | boolean>>;
}

type Tarjeta = { title: string; intro?: string; claves: readonly string[] };

/** One page of settings: its fields, by their key in the table, and the cards that show them. */
export interface Seccion {
  title: string;
  tarjetas: readonly Tarjeta[];
  campos: Readonly<Record<string, CampoAjuste>>;
}
