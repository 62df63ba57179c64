import { ASPECTO } from "./aspecto";
import { LEGAL } from "./legal";
import { SITIO } from "./sitio";
import { TEXTOS } from "./textos";

export const SECCIONES = { sitio: SITIO, textos: TEXTOS, aspecto: ASPECTO, legal: LEGAL };

export const CAMPOS = { ...SITIO.campos, ...TEXTOS.campos, ...ASPECTO.campos, ...LEGAL.campos };

export type AjusteKey = keyof typeof CAMPOS;

export type SeccionKey = keyof typeof SECCIONES;

export const isSeccion = (text: string): text is SeccionKey => Object.hasOwn(SECCIONES, text);

/** A test checks that each field stands on one card of its own page. */
export const clavesOf = (seccion: SeccionKey) =>
  Object.keys(SECCIONES[seccion].campos) as AjusteKey[];
