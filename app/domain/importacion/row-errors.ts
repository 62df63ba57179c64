import { hasVisible } from "~/http/text-schemas";
import { isImageUrl } from "../imagenes/imagen-url";
import {
  CATEGORY_MAX_LENGTH,
  isProductoId,
  PRICE_MAX_LENGTH,
  TITLE_MAX_LENGTH,
} from "../productos/campos";
import { passedByText } from "../productos/limites";
import { toSlug } from "../texto";
import { parseEstado, parseImageUrl, parseRating } from "./cells";
import { listErrors } from "./list-cells";
import type { NamedCells } from "./named-cells";
import type { Separator } from "./separator";
import { shown } from "./shown";

/** A row may be shorter than the header, never longer: its cells would be in the wrong columns. */
export function widthErrors(count: number, width: number): string[] {
  return count > width ? [`Tiene más celdas (${count}) que columnas la cabecera (${width})`] : [];
}

/** Everything that is wrong with the cells of one row, without its number. */
export function cellErrors(cells: NamedCells, separator: Separator): string[] {
  return [...requiredErrors(cells, separator), ...optionalErrors(cells)];
}

function* requiredErrors(cells: NamedCells, separator: Separator): Generator<string> {
  if (!hasVisible(cells.title)) yield "Falta el título del producto";
  if (cells.title.length > TITLE_MAX_LENGTH) {
    yield `El título es demasiado largo (${TITLE_MAX_LENGTH} caracteres como máximo)`;
  }
  if (!toSlug(cells.slug)) yield "Falta el slug del producto";
  if (!hasVisible(cells.category)) yield "Falta la categoría del producto";
  if (cells.category.length > CATEGORY_MAX_LENGTH) {
    yield `La categoría es demasiado larga (${CATEGORY_MAX_LENGTH} caracteres como máximo)`;
  }
  if (!cells.imageurl) yield "Falta la URL de la imagen del producto";
  else if (!isPicture(parseImageUrl(cells.imageurl))) {
    yield "La URL de la imagen no es válida (usa una dirección https)";
  }
  if (!cells.rating) yield "Falta la valoración del producto";
  else if (parseRating(cells.rating, separator) === undefined) {
    yield "Valoración inválida (debe estar entre 0 y 5)";
  }
}

const isPicture = (url: string) => url === "" || isImageUrl(url);

function* optionalErrors(cells: NamedCells): Generator<string> {
  if (!parseEstado(cells.estado)) {
    yield `Valor de estado inválido "${shown(cells.estado)}" (debe ser "published" o "draft")`;
  }
  if (cells.price.length > PRICE_MAX_LENGTH) {
    yield `El precio es demasiado largo (${PRICE_MAX_LENGTH} caracteres como máximo)`;
  }
  for (const column of ["descripcion", "contenido_principal"] as const) {
    const limit = passedByText(cells[column]);
    if (limit) yield `La columna ${column} es demasiado larga (${limit} como máximo)`;
  }
  yield* listErrors(cells);
  const { id } = cells;
  if (id && !isProductoId(id)) {
    yield `Identificador no válido "${shown(id)}" (letras sin acento, números y guiones, hasta 40)`;
  }
}
