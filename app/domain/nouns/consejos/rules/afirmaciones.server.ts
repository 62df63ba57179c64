import { afirmacionesEn, checkSaludMention } from "~record/revision-editorial/afirmaciones.server";
import { type ConsejoRevisable, textOf } from "./check-consejo";

export function afirmacionesDe(consejo: ConsejoRevisable) {
  const text = textOf(consejo);
  return afirmacionesEn("contenido", text, consejo.fuentes?.trim() ? [] : checkSaludMention(text));
}
