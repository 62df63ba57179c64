import { checkProducto } from "../revision-editorial/check-producto";
import { obstaclesTo, PUBLISH_BLOCKED } from "../revision-editorial/nota";
import { toSlug } from "../texto";
import {
  type Estado,
  isBrokenList,
  parseBoolean,
  parseEstado,
  parseImageUrl,
  parseListCell,
  parseRating,
  withoutFormulaGuard,
} from "./cells";
import { type Column, OPTIONAL_COLUMNS, type OptionalColumn } from "./columns";
import type { CsvRow } from "./csv-file";
import { cellErrors, type NamedCells, shown, widthErrors } from "./row-errors";
import type { Separator } from "./separator";

/** A row as it will be stored; plain JSON. */
export interface ProductoImportado {
  fila: number;
  /** Empty: the product gets an id of its own. */
  id: string | null;
  title: string;
  slug: string;
  category: string;
  imageurl: string;
  rating: number;
  price: string | null;
  descripcion: string | null;
  contenido_principal: string | null;
  isrecommended: boolean;
  keyfeatures: string[];
  pros: string[];
  cons: string[];
  estado: Estado;
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
  const cells = namedCells(row, context);
  const prefix = (text: string) => `Fila ${row.fila}: ${text}`;
  const errors = [
    ...widthErrors(row.cells.length, context.width),
    ...cellErrors(cells, context.separator),
  ].map(prefix);
  if (errors.length > 0) return { errors, warnings: [] };
  const producto = toProducto(row.fila, cells, context);
  const obstacles = publishErrors(producto).map(prefix);
  if (obstacles.length > 0) return { errors: obstacles, warnings: [] };
  return { producto, errors, warnings: [...rowWarnings(cells, producto)].map(prefix) };
}

/** What the law has against publishing a product, in one sentence; a draft may be anything. */
export function publishErrors(producto: Publishable): string[] {
  if (producto.estado !== "published") return [];
  const obstacles = obstaclesTo(checkProducto(producto));
  return obstacles.length > 0 ? [[PUBLISH_BLOCKED, ...obstacles].join(". ")] : [];
}

type Publishable = Parameters<typeof checkProducto>[0] & { estado: Estado };

function namedCells(row: CsvRow, { columns }: RowContext): NamedCells {
  const cell = (name: Column) => withoutFormulaGuard(row.cells[columns.get(name) ?? -1] ?? "");
  return {
    ...(Object.fromEntries(OPTIONAL_COLUMNS.map((name) => [name, cell(name)])) as NamedCells),
    title: cell("title").trim(),
    slug: cell("slug").trim(),
    category: cell("category").trim(),
    imageurl: cell("imageurl").trim(),
    rating: cell("rating").trim(),
  };
}

function toProducto(fila: number, cells: NamedCells, context: RowContext): ProductoImportado {
  return {
    fila,
    id: cells.id.trim() || null,
    title: cells.title,
    slug: toSlug(cells.slug),
    category: cells.category,
    imageurl: parseImageUrl(cells.imageurl),
    rating: parseRating(cells.rating, context.separator) ?? 0,
    price: cells.price.trim() || null,
    descripcion: textOrNull(cells.descripcion),
    contenido_principal: textOrNull(cells.contenido_principal),
    isrecommended: parseBoolean(cells.isrecommended),
    keyfeatures: parseListCell(cells.keyfeatures),
    pros: parseListCell(cells.pros),
    cons: parseListCell(cells.cons),
    estado: parseEstado(cells.estado) ?? "draft",
    columnas: OPTIONAL_COLUMNS.filter((name) => context.columns.has(name)),
  };
}

function* rowWarnings(cells: NamedCells, producto: ProductoImportado): Generator<string> {
  if (producto.slug !== cells.slug) {
    yield `El slug "${shown(cells.slug)}" se guardará como "${producto.slug}"`;
  }
  for (const name of ["keyfeatures", "pros", "cons"] as const) {
    if (!isBrokenList(cells[name], producto[name])) continue;
    yield `La lista de la columna ${name} no se entiende y quedará vacía`;
  }
}

/** Long texts keep their spaces and newlines; they may be HTML. */
function textOrNull(cell: string): string | null {
  return cell.trim() === "" ? null : cell;
}
