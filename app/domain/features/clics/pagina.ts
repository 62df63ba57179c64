export interface ClicsProducto {
  id: string;
  title: string;
  slug: string;
  clics: number;
  ficha: { clics: number; vistas: number };
  paginas: { pagina: string; clics: number }[];
}
