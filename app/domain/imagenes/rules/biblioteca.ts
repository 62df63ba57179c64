import type { Item } from "~/domain/tipo";
import type { Imagen } from "./imagen";

export const BIBLIOTECA_PAGE_SIZE = 24;
export const RECENT_COUNT = 12;

export interface UsoDeImagen extends Item {
  titulo: string;
}

export interface ImagenDeBiblioteca {
  sha: string;
  imagen: Imagen;
  alt: string;
  credito: string;
  credito_url: string;
  bytes: number;
  created_at: string;
  usos: UsoDeImagen[];
}

export const VISTAS = {
  "": "Todas",
  "sin-usar": "Sin usar",
  "sin-alt": "Sin texto alternativo",
} as const;
export type Vista = keyof typeof VISTAS;

export const isVista = (text: string): text is Vista => Object.hasOwn(VISTAS, text);

export interface Filtro {
  q: string;
  vista: Vista;
  pagina: number;
}

export const IMAGEN_LABELS = {
  alt: "Texto alternativo",
  credito: "Crédito",
  credito_url: "Enlace del crédito",
};
