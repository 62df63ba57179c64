import { isMedical } from "~/domain/consejos/rules/consejo";
import { avisoIf, bloqueoIf, type Nota } from "./nota";
import {
  checkCategoria,
  checkFormulaMention,
  checkPicture,
  checkR44Mention,
  checkSuperlatives,
  isShorter,
} from "./reglas";

interface ConsejoRevisable {
  titulo?: string;
  categoria?: string;
  extracto?: string | null;
  contenido?: string | null;
  fuentes?: string;
  imagen?: string | null;
  imagen_alt?: string | null;
}

const MIN_ARTICULO = 600;
const TOO_SHORT = `El texto es muy corto: con menos de ${MIN_ARTICULO} caracteres apenas responde a una duda.`;

export function checkConsejo(consejo: ConsejoRevisable): Nota[] {
  const { titulo, extracto, contenido, imagen, imagen_alt } = consejo;
  const isUnsourced = isMedical(consejo.categoria ?? "") && !consejo.fuentes?.trim();
  const text = [titulo, extracto, contenido].filter(Boolean).join("\n");
  return [
    ...checkR44Mention(text),
    ...checkFormulaMention(text),
    ...checkSuperlatives(text),
    ...checkPicture(imagen, imagen_alt),
    ...avisoIf(!extracto?.trim(), "No tiene extracto: es lo que se lee en las listas."),
    ...checkCategoria(consejo.categoria),
    ...bloqueoIf(contenido?.trim() === "", "No tiene texto."),
    ...avisoIf(isShorter(contenido, MIN_ARTICULO), TOO_SHORT),
    ...avisoIf(isUnsourced, "Habla de salud, sueño o alimentación y no cita ninguna fuente."),
  ];
}
