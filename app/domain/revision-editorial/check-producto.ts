import { itemsOf } from "~/domain/productos/rules/producto-values";
import { checkSalud, checkSuperlatives, checkVerde } from "./afirmaciones";
import { avisoIf, inField, type Nota } from "./nota";
import {
  checkCategoria,
  checkFormulaForSale,
  checkPicture,
  checkR44ForSale,
  isShorter,
} from "./reglas";

/** A form has them in the lines of one text. */
type Items = string | readonly string[];

type Texto =
  | ("veredicto" | "para_quien" | "no_para" | "descripcion" | "contenido_principal")
  | ("revisor" | "imageurl" | "imageurl_alt");

type ProductoRevisable = Partial<
  Record<"title" | "category", string> &
    Record<Texto, string | null> &
    Record<"keyfeatures" | "pros" | "cons", Items>
>;

const MIN_POINTS = 2;
const MIN_DESCRIPCION = 80;
const MIN_CONTENIDO = 300;

const FEW_CONS =
  "Tiene menos de dos contras. Todo producto los tiene: sin ellos parece un anuncio.";
const UNSIGNED = "No dice quién lo ha revisado. Una reseña sin firma vale poco para quien lee.";
const SHORT_DESCRIPCION = `La descripción es muy corta: escribe al menos ${MIN_DESCRIPCION} caracteres.`;
const SHORT_CONTENIDO = `El texto principal es muy corto: con menos de ${MIN_CONTENIDO} caracteres apenas ayuda a decidir.`;

const pointsOf = (items: Items = []) => [items].flat().flatMap((text) => itemsOf(text));

export function checkProducto(producto: ProductoRevisable): Nota[] {
  const { title, descripcion, contenido_principal, keyfeatures } = producto;
  const [pros, cons] = [pointsOf(producto.pros), pointsOf(producto.cons)];
  const { revisor, veredicto, para_quien, no_para } = producto;
  const texts = [title, veredicto, para_quien, no_para, descripcion, contenido_principal];
  const written = [...texts, ...pointsOf(keyfeatures), ...pros, ...cons];
  const text = written.filter(Boolean).join("\n");
  return [
    ...inField(
      "contenido_principal",
      ...checkR44ForSale(text),
      ...checkFormulaForSale(text),
      ...checkSuperlatives(text),
      ...checkSalud(text),
      ...checkVerde(text),
    ),
    ...inField("pros", ...avisoIf(pros.length < MIN_POINTS, "Tiene menos de dos ventajas.")),
    ...inField("cons", ...avisoIf(cons.length < MIN_POINTS, FEW_CONS)),
    ...inField("revisor", ...avisoIf(!revisor?.trim(), UNSIGNED)),
    ...inField("category", ...checkCategoria(producto.category)),
    ...inField("imageurl", ...checkPicture(producto.imageurl, producto.imageurl_alt)),
    ...inField(
      "descripcion",
      ...avisoIf(isShorter(descripcion, MIN_DESCRIPCION), SHORT_DESCRIPCION),
    ),
    ...inField(
      "contenido_principal",
      ...avisoIf(isShorter(contenido_principal, MIN_CONTENIDO), SHORT_CONTENIDO),
    ),
  ];
}
