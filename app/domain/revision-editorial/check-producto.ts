import { aviso, type Nota } from "./nota";
import {
  checkFormulaForSale,
  checkPicture,
  checkR44ForSale,
  checkSuperlatives,
  isShorter,
} from "./reglas";

/** A form leaves out the columns that it lacks. */
interface ProductoRevisable {
  title: string;
  descripcion?: string | null;
  contenido_principal?: string | null;
  keyfeatures?: readonly string[];
  pros?: readonly string[];
  cons?: readonly string[];
  revisor?: string | null;
  imageurl?: string | null;
  imageurl_alt?: string | null;
}

const MIN_POINTS = 2;
const MIN_DESCRIPCION = 80;
const MIN_CONTENIDO = 300;

export function checkProducto(producto: ProductoRevisable): Nota[] {
  const { title, descripcion, contenido_principal, keyfeatures = [] } = producto;
  const { pros = [], cons = [], revisor } = producto;
  const written = [title, descripcion, contenido_principal, ...keyfeatures, ...pros, ...cons];
  const text = written.filter(Boolean).join("\n");
  return [
    ...checkR44ForSale(text),
    ...checkFormulaForSale(text),
    ...checkSuperlatives(text),
    ...checkPoints(pros, cons),
    ...(revisor?.trim()
      ? []
      : [aviso("No dice quién lo ha revisado. Una reseña sin firma vale poco para quien lee.")]),
    ...checkPicture(producto.imageurl, producto.imageurl_alt),
    ...checkLength(descripcion, contenido_principal),
  ];
}

function checkPoints(pros: readonly string[], cons: readonly string[]): Nota[] {
  const notas: Nota[] = [];
  if (pros.length < MIN_POINTS) notas.push(aviso("Tiene menos de dos ventajas."));
  if (cons.length < MIN_POINTS) {
    notas.push(
      aviso("Tiene menos de dos contras. Todo producto los tiene: sin ellos parece un anuncio."),
    );
  }
  return notas;
}

function checkLength(descripcion?: string | null, contenido?: string | null): Nota[] {
  const notas: Nota[] = [];
  if (isShorter(descripcion, MIN_DESCRIPCION)) {
    notas.push(
      aviso(`La descripción es muy corta: escribe al menos ${MIN_DESCRIPCION} caracteres.`),
    );
  }
  if (isShorter(contenido, MIN_CONTENIDO)) {
    notas.push(
      aviso(
        `El texto principal es muy corto: con menos de ${MIN_CONTENIDO} caracteres apenas ayuda a decidir.`,
      ),
    );
  }
  return notas;
}
