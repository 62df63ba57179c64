import { itemsOf } from "~/domain/productos/rules/producto-values";
import { avisoIf, type Nota } from "./nota";
import {
  checkCategoria,
  checkFormulaForSale,
  checkPicture,
  checkR44ForSale,
  checkSuperlatives,
  isShorter,
} from "./reglas";

/** A form has them in the lines of one text. */
type Items = string | readonly string[];

interface ProductoRevisable {
  title?: string;
  category?: string;
  veredicto?: string | null;
  para_quien?: string | null;
  no_para?: string | null;
  descripcion?: string | null;
  contenido_principal?: string | null;
  keyfeatures?: Items;
  pros?: Items;
  cons?: Items;
  revisor?: string | null;
  imageurl?: string | null;
  imageurl_alt?: string | null;
}

const MIN_POINTS = 2;
const MIN_DESCRIPCION = 80;
const MIN_CONTENIDO = 300;

const pointsOf = (items: Items = []) => [items].flat().flatMap((text) => itemsOf(text));

export function checkProducto(producto: ProductoRevisable): Nota[] {
  const { title, descripcion, contenido_principal, keyfeatures } = producto;
  const [pros, cons] = [pointsOf(producto.pros), pointsOf(producto.cons)];
  const { revisor, veredicto, para_quien, no_para } = producto;
  const texts = [title, veredicto, para_quien, no_para, descripcion, contenido_principal];
  const written = [...texts, ...pointsOf(keyfeatures), ...pros, ...cons];
  const text = written.filter(Boolean).join("\n");
  return [
    ...checkR44ForSale(text),
    ...checkFormulaForSale(text),
    ...checkSuperlatives(text),
    ...avisoIf(pros.length < MIN_POINTS, "Tiene menos de dos ventajas."),
    ...avisoIf(
      cons.length < MIN_POINTS,
      "Tiene menos de dos contras. Todo producto los tiene: sin ellos parece un anuncio.",
    ),
    ...avisoIf(
      !revisor?.trim(),
      "No dice quién lo ha revisado. Una reseña sin firma vale poco para quien lee.",
    ),
    ...checkCategoria(producto.category),
    ...checkPicture(producto.imageurl, producto.imageurl_alt),
    ...avisoIf(
      isShorter(descripcion, MIN_DESCRIPCION),
      `La descripción es muy corta: escribe al menos ${MIN_DESCRIPCION} caracteres.`,
    ),
    ...avisoIf(
      isShorter(contenido_principal, MIN_CONTENIDO),
      `El texto principal es muy corto: con menos de ${MIN_CONTENIDO} caracteres apenas ayuda a decidir.`,
    ),
  ];
}
