import { checkCategoria } from "~nouns/categorias/rules/categoria";
import { FRASES } from "~nouns/productos/producto.kind";
import { itemsOf } from "~nouns/productos/rules/producto-values";
import { namesOf } from "~record/campos/campo";
import { afirmacionesEn, checkSalud } from "~record/revision-editorial/afirmaciones.server";
import { avisoIf, inField, type Nota } from "~record/revision-editorial/nota";
import * as reglas from "~record/revision-editorial/reglas";

/** Lists come as one text of lines from a form, and as arrays from a stored record. */
type Items = string | readonly string[];

type Texto =
  | (keyof typeof FRASES | "descripcion" | "contenido_principal")
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

function textOf(producto: ProductoRevisable): string {
  const { title, descripcion, contenido_principal } = producto;
  const frases = namesOf(FRASES).map((name) => producto[name]);
  const texts = [title, ...frases, descripcion, contenido_principal];
  const points = [producto.keyfeatures, producto.pros, producto.cons].flatMap(pointsOf);
  return [...texts, ...points].filter(Boolean).join("\n");
}

export function checkProducto(producto: ProductoRevisable): Nota[] {
  const { descripcion, contenido_principal, revisor } = producto;
  const [pros, cons] = [pointsOf(producto.pros), pointsOf(producto.cons)];
  const text = textOf(producto);
  return [
    ...inField(
      "contenido_principal",
      ...reglas.checkR44ForSale(text),
      ...reglas.checkFormulaForSale(text),
    ),
    ...inField("pros", ...avisoIf(pros.length < MIN_POINTS, "Tiene menos de dos ventajas.")),
    ...inField("cons", ...avisoIf(cons.length < MIN_POINTS, FEW_CONS)),
    ...inField("revisor", ...avisoIf(!revisor?.trim(), UNSIGNED)),
    ...inField("category", ...checkCategoria(producto.category)),
    ...inField("imageurl", ...reglas.checkPicture(producto.imageurl, producto.imageurl_alt)),
    ...inField(
      "descripcion",
      ...avisoIf(reglas.isShorter(descripcion, MIN_DESCRIPCION), SHORT_DESCRIPCION),
    ),
    ...inField(
      "contenido_principal",
      ...avisoIf(reglas.isShorter(contenido_principal, MIN_CONTENIDO), SHORT_CONTENIDO),
    ),
  ];
}

export function afirmacionesDe(producto: ProductoRevisable) {
  const text = textOf(producto);
  return afirmacionesEn("contenido_principal", text, checkSalud(text));
}
