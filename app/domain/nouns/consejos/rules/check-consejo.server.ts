import { checkCategoria } from "~nouns/categorias/rules/categoria";
import { isMedical } from "~nouns/consejos/rules/consejo";
import { afirmacionesEn, checkSaludMention } from "~record/revision-editorial/afirmaciones.server";
import { avisoIf, bloqueoIf, inField, type Nota } from "~record/revision-editorial/nota";
import * as reglas from "~record/revision-editorial/reglas";

type ConsejoRevisable = Partial<
  Record<"titulo" | "categoria" | "fuentes", string> &
    Record<"extracto" | "contenido" | "imagen" | "imagen_alt", string | null>
>;

const MIN_ARTICULO = 600;
const TOO_SHORT = `El texto es muy corto: con menos de ${MIN_ARTICULO} caracteres apenas responde a una duda.`;

const NO_EXTRACTO = "No tiene extracto: es lo que se lee en las listas.";
const NO_SOURCES = "Habla de salud, sueño o alimentación y no cita ninguna fuente.";

const textOf = ({ titulo, extracto, contenido }: ConsejoRevisable) =>
  [titulo, extracto, contenido].filter(Boolean).join("\n");

export function checkConsejo(consejo: ConsejoRevisable): Nota[] {
  const { extracto, contenido, imagen, imagen_alt } = consejo;
  const isUnsourced = isMedical(consejo.categoria ?? "") && !consejo.fuentes?.trim();
  const text = textOf(consejo);
  return [
    ...inField("contenido", ...reglas.checkR44Mention(text), ...reglas.checkFormulaMention(text)),
    ...inField("imagen", ...reglas.checkPicture(imagen, imagen_alt)),
    ...inField("extracto", ...avisoIf(!extracto?.trim(), NO_EXTRACTO)),
    ...inField("categoria", ...checkCategoria(consejo.categoria)),
    ...inField(
      "contenido",
      ...bloqueoIf(contenido?.trim() === "", "No tiene texto."),
      ...avisoIf(reglas.isShorter(contenido, MIN_ARTICULO), TOO_SHORT),
    ),
    ...inField("fuentes", ...avisoIf(isUnsourced, NO_SOURCES)),
  ];
}

/** Own pages obey the same laws, but have no picture, category or sources to check. */
export const checkPagina = (pagina: ConsejoRevisable) =>
  checkConsejo(pagina).filter(({ campo }) => campo === "contenido");

export function afirmacionesDe(consejo: ConsejoRevisable) {
  const text = textOf(consejo);
  return afirmacionesEn("contenido", text, consejo.fuentes?.trim() ? [] : checkSaludMention(text));
}
