import type { Tipo } from "~record/tipos/tipo";

export const BIBLIOTECA_PAGE_SIZE = 24;

/** Stands in the picker's address for a draft's id, where a dialog keeps the form open instead. */
export const SIN_BORRADOR = "aqui";

export type UsoDeImagen = { tipo: Tipo | "autor" | "ajuste"; id: string; titulo: string };

export const VISTAS = {
  "": "Todas",
  "sin-usar": "Sin usar",
  "sin-alt": "Sin texto alternativo",
} as const;
export type Vista = keyof typeof VISTAS;

export const isVista = (text: string): text is Vista => Object.hasOwn(VISTAS, text);

export type Filtro = { q: string; vista: Vista; pagina: number };
