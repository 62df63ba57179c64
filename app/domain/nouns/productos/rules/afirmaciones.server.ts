import { afirmacionesEn, checkSalud } from "~record/revision-editorial/afirmaciones.server";
import { type ProductoRevisable, textOf } from "./check-producto";

export function afirmacionesDe(producto: ProductoRevisable) {
  const text = textOf(producto);
  return afirmacionesEn("contenido_principal", text, checkSalud(text));
}
