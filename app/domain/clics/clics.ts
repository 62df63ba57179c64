export interface ClicsDia {
  /** In Madrid, as `2026-09-14`. */
  dia: string;
  clics: number;
}

export interface ClicsProducto {
  id: string;
  title: string;
  slug: string;
  clics: number;
  /** By kind of page, most first. */
  paginas: { pagina: string; clics: number }[];
}

/** Stretches of time that the page offers, in days. */
export const PERIODOS = [7, 30, 90] as const;
export const PERIODO = 30;
