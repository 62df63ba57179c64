export interface CampoAjuste {
  label: string;
  max: number;
  hint?: string;
  /** The height of the text box in lines; without it the field has a single line. */
  rows?: number;
  opciones?: Readonly<Record<string, string>> | "casilla";
  imagen?: true;
  attributes?: Readonly<Record<string, string | boolean>>;
}

export const casilla = (label: string, hint = "") =>
  ({ label, max: 1, opciones: "casilla", hint }) as const;

export interface Seccion {
  title: string;
  tarjetas: readonly { title: string; intro?: string; claves: readonly string[] }[];
  campos: Readonly<Record<string, CampoAjuste>>;
}
