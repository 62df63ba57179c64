import { hasVisible } from "~/http/text-schemas";
import type { Estado } from "../estado";
import { type ProductoCampos, toProductoId } from "../productos/campos";
import { checkProducto } from "../revision-editorial/check-producto";
import { obstaclesTo, PUBLISH_BLOCKED } from "../revision-editorial/nota";
import { toSlug } from "../texto";
import { isKnownBoolean, parseBoolean, parseEstado, parseImageUrl, parseRating } from "./cells";
import { type Column, OPTIONAL_COLUMNS, type OptionalColumn } from "./columns";
import type { CsvRow } from "./csv-file";
import { cleanedWarning, listWarnings, readList } from "./list-cells";
import { type NamedCells, readNamedCells } from "./named-cells";
import { cellErrors, widthErrors } from "./row-errors";
import type { Separator } from "./separator";
import { shown } from "./shown";

/** What a file has no column for. */
type FormOnly = "imagenes" | "colores" | "revisor" | "revisado_at";

/** A row as it will be stored; plain JSON. */
export interface ProductoImportado extends Omit<ProductoCampos, FormOnly> {
  fila: number;
  /** Empty: the product gets an id of its own. */
  id: string | null;
  /** The optional columns of the file; an update leaves the others as they are. */
  columnas: OptionalColumn[];
}

/** What one row is read with. */
export interface RowContext {
  separator: Separator;
  columns: ReadonlyMap<Column, number>;
  width: number;
}

export interface RowReading {
  /** Absent when there are errors. */
  producto?: ProductoImportado;
  /** Whole sentences, «Fila 3: Falta el título del producto». */
  errors: string[];
  warnings: string[];
}

/** Reads one row, with all that is wrong in it. */
export function readProductoRow(row: CsvRow, context: RowContext): RowReading {
  const { named: cells, cleaned } = readNamedCells(row.cells, context.columns);
  const prefix = (text: string) => `Fila ${row.fila}: ${text}`;
  const errors = [
    ...widthErrors(row.cells.length, context.width),
    ...cellErrors(cells, context.separator),
  ].map(prefix);
  if (errors.length > 0) return { errors, warnings: [] };
  const producto = toProducto(row.fila, cells, context);
  const obstacles = publishErrors(producto).map(prefix);
  if (obstacles.length > 0) return { errors: obstacles, warnings: [] };
  const warnings = [...cleaningWarnings(cleaned), ...rowWarnings(cells, producto)];
  return { producto, errors, warnings: warnings.map(prefix) };
}

/** What the law has against publishing a product, in one sentence; a draft may be anything. */
export function publishErrors(producto: Publishable): string[] {
  if (producto.estado !== "published") return [];
  const obstacles = obstaclesTo(checkProducto(producto));
  return obstacles.length > 0 ? [[PUBLISH_BLOCKED, ...obstacles].join(". ")] : [];
}

type Publishable = Parameters<typeof checkProducto>[0] & { estado: Estado };

function toProducto(fila: number, cells: NamedCells, context: RowContext): ProductoImportado {
  return {
    fila,
    id: toProductoId(cells.id) || null,
    title: cells.title,
    slug: toSlug(cells.slug),
    category: cells.category,
    imageurl: parseImageUrl(cells.imageurl),
    rating: parseRating(cells.rating, context.separator) ?? 0,
    price: cells.price || null,
    descripcion: textOrNull(cells.descripcion),
    contenido_principal: textOrNull(cells.contenido_principal),
    isrecommended: parseBoolean(cells.isrecommended),
    keyfeatures: readList(cells.keyfeatures),
    pros: readList(cells.pros),
    cons: readList(cells.cons),
    estado: parseEstado(cells.estado) ?? "draft",
    columnas: OPTIONAL_COLUMNS.filter((name) => context.columns.has(name)),
  };
}

/** Slugs have a warning of their own. */
const cleaningWarnings = (cleaned: Column[]) =>
  cleaned.filter((name) => name !== "slug").map(cleanedWarning);

function* rowWarnings(cells: NamedCells, producto: ProductoImportado): Generator<string> {
  if (producto.slug !== cells.slug) {
    yield `El slug "${shown(cells.slug)}" se guardará como "${producto.slug}"`;
  }
  if (producto.id && producto.id !== cells.id) {
    yield `El identificador "${cells.id}" se guardará como "${producto.id}"`;
  }
  if (!isKnownBoolean(cells.isrecommended)) {
    yield `El valor "${shown(cells.isrecommended)}" de isrecommended no es "true": no quedará recomendado`;
  }
  yield* listWarnings(cells);
}

/** Long texts keep their spaces and newlines; they may be HTML. */
function textOrNull(cell: string): string | null {
  return hasVisible(cell) ? cell : null;
}
