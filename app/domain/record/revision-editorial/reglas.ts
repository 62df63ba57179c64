import { fold } from "~base/texto";
import { aviso, avisoIf, bloqueo, bloqueoIf, type Nota } from "./nota";

/** These patterns match folded text, so accents and capitals do not matter. */

const R44 = /\b(ece[\s-]*)?r[\s-]?44\b/;
const R129 = /\b(r[\s-]?129|i-?size)\b/;
const WARNS = /prohibi|retirad|ya no (se )?(puede|vend)|no compres|sustituid|antigua norma/;
const STARTER_FORMULA =
  /\b(leches? (infantil(es)? )?(de inicio|1)|formulas? (infantil(es)? )?de inicio|preparados? para lactantes)\b/;
const FORMULA =
  /\b(leches? (infantil(es)? )?de (continuacion|crecimiento)|formulas? infantil(es)?|leches? de formula)\b/;
const PROMOTES =
  /\b(mejor(es)?|recomendamos|recomendad[ao]s?|compr(a|ar|alo|ala)|oferta|descuento)\b/;

const R44_BLOCKED =
  "Las sillas de coche con norma R44 no se pueden vender desde el 1 de septiembre de 2024. Si cumple la R129 (i-Size), dilo; si no, no se puede publicar.";
const R44_MENTIONED =
  "El texto nombra la norma R44. Comprueba que quede claro que la silla cumple la R129 (i-Size) y que la R44 ya no se vende.";
const FORMULA_BLOCKED =
  "La ley no permite promocionar leche de inicio para lactantes (Reglamento 2016/127 y RD 867/2008): no se puede publicar con enlaces de compra ni recomendarla.";
const FORMULA_MENTIONED =
  "El texto habla de leche infantil. Sin imágenes que la idealicen, sin compararla con la lactancia materna y con la recomendación de consultar al pediatra.";

/** R44 may only be named in an offer that names R129 as well. */
export function checkR44ForSale(text: string): Nota[] {
  const folded = fold(text);
  if (!R44.test(folded)) return [];
  return [R129.test(folded) ? aviso(R44_MENTIONED) : bloqueo(R44_BLOCKED)];
}

/** An article may warn of R44, but not recommend it. */
export function checkR44Mention(text: string): Nota[] {
  return WARNS.test(fold(text)) ? [] : checkR44ForSale(text);
}

/** Starter formula must not be offered for sale; other formula is noted. */
export function checkFormulaForSale(text: string): Nota[] {
  const folded = fold(text);
  if (STARTER_FORMULA.test(folded)) return [bloqueo(FORMULA_BLOCKED)];
  return avisoIf(FORMULA.test(folded), FORMULA_MENTIONED);
}

/** An article may inform about starter formula, but not promote it. */
export function checkFormulaMention(text: string): Nota[] {
  const sentences = fold(text).split(/[.!?\n]+/);
  const isPromoted = sentences.some((each) => STARTER_FORMULA.test(each) && PROMOTES.test(each));
  if (isPromoted) return [bloqueo(FORMULA_BLOCKED)];
  const isNamed = sentences.some((each) => STARTER_FORMULA.test(each) || FORMULA.test(each));
  return avisoIf(isNamed, FORMULA_MENTIONED);
}

export function checkPicture(url?: string | null, alt?: string | null): Nota[] {
  if (!url?.trim()) return [aviso("No tiene imagen.")];
  return avisoIf(
    alt !== undefined && !alt?.trim(),
    "La imagen no tiene texto alternativo: quien no la ve no sabrá qué muestra.",
  );
}

/** Drafts may wait for a picture; only published pages need one. */
export const requirePicture = (url: string): Nota[] => bloqueoIf(url === "", "No tiene imagen.");

export const isShorter = (text: string | null | undefined, min: number) =>
  (text ?? "").trim().length < min;
