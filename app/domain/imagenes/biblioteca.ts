import type { Item } from "~/domain/tipo";
import type { Imagen } from "./imagen";

/** Pictures on one page of the library. */
export const BIBLIOTECA_PAGE_SIZE = 24;
/** Of the library, on the page where a picture is chosen. */
export const RECENT_COUNT = 12;

/** Where a picture is used. */
export interface UsoDeImagen extends Item {
  titulo: string;
}

/** A picture of the library as the admin sees it. */
export interface ImagenDeBiblioteca {
  sha: string;
  imagen: Imagen;
  alt: string;
  credito: string;
  credito_url: string;
  /** Of all its files. */
  bytes: number;
  /** UTC ISO-8601. */
  created_at: string;
  usos: UsoDeImagen[];
}

/** Which pictures of the library are shown, by the words of their links. */
export const VISTAS = {
  "": "Todas",
  "sin-usar": "Sin usar",
  "sin-alt": "Sin texto alternativo",
} as const;
export type Vista = keyof typeof VISTAS;

export const isVista = (text: string): text is Vista => Object.hasOwn(VISTAS, text);

export interface Filtro {
  /** Words of its text or credit. */
  q: string;
  vista: Vista;
  /** From 1 on. */
  pagina: number;
}
