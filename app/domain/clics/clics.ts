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
  paginas: { pagina: string; clics: number }[];
}

export const PERIODOS = [7, 30, 90] as const;
export const PERIODO = 30;
