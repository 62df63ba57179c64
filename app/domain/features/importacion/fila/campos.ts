import { z } from "zod";
import { hasVisible } from "~/http/text/text-schemas";
import { formatNumber } from "~/ui/text/format-number";
import { isSheetError, MAX_CELL_BYTES, SHEET_ERROR } from "~base/csv-texto";
import { readPrecio, UNCLEAR_PRICE } from "~base/precio";
import { toSlug } from "~base/texto";
import { isImageUrl } from "~nouns/imagenes/rules/imagen-url";
import { EN_ARCHIVOS } from "~nouns/productos/producto.kind";
import { asinNote, isShortLink, SHORT_LINK } from "~nouns/productos/rules/amazon";
import * as limits from "~nouns/productos/rules/limites";
import { toRating } from "~nouns/productos/rules/producto";
import { isProductoId, toProductoId } from "~nouns/productos/rules/producto-id";
import type { ProductoCampos } from "~nouns/productos/rules/producto-schema.server";
import * as tiendas from "~nouns/productos/rules/tienda";
import { mapCampos } from "~record/campos/campo";
import type { SEO_LABELS } from "~record/publicacion/seo";
import { ESTADOS } from "~record/tipos/estado";
import type { Column } from "../archivo/columns";
import type { Separator } from "../archivo/csv-file";
import { shown } from "../archivo/locate";
import * as cells from "./cells";

const LEFT_WITHOUT_PRICE = "no es ninguno: el producto quedará sin precio";

export type Notes = { errors: string[]; warnings: string[] };

type Clean = (text: string) => string;
type Read<Valor> = (cell: string, notes: Notes, separator: Separator) => Valor;

/** @param max longer cells are refused unread */
function campo<Valor>(max: number, clean: Clean, kept: z.ZodType<Valor>, read: Read<Valor>) {
  return { max, clean, kept, read };
}

type Campo<Valor> = ReturnType<typeof campo<Valor>>;

type DePublicar = "programado_at" | "programado_por" | "revisor" | "revisado_at";
type DeFotos = "imagenes" | "imagenes_alt" | "colores";
type FormOnly = DePublicar | DeFotos | "ficha" | "franja" | "motivo_giro" | keyof typeof SEO_LABELS;
type Valores = Omit<ProductoCampos, FormOnly> & { id: string | null };

export type Campos = { readonly [Name in keyof Valores]: Campo<Valores[Name]> };

const TEXT = z.string();
const MAYBE = z.string().nullable();
/** Rows uploaded before this column existed may still wait for confirmation. */
const LATER = MAYBE.default(null);

const asItIs = (text: string) => text;
/** Keeps line breaks, unlike `toWord`, because embedded pictures contain them. */
const toAddress = (text: string) => text.replace(/\p{Cf}/gu, "").trim();

export const CAMPOS: Campos = {
  title: named("title", limits.TITLE_MAX_LENGTH, cells.toLine),
  slug: campo(limits.ADDRESS_MAX_LENGTH, cells.toLine, TEXT, (cell, { errors, warnings }) => {
    const slug = toSlug(cell);
    if (slug === "") errors.push("Falta el slug del producto");
    if (slug !== cell) warnings.push(`El slug "${shown(cell)}" se guardará como "${slug}"`);
    return slug;
  }),
  category: named("category", limits.CATEGORY_MAX_LENGTH, cells.toWord),
  imageurl: campo(MAX_CELL_BYTES, toAddress, TEXT, (cell, { errors }) => {
    const url = cells.parseImageUrl(cell);
    if (cell === "") errors.push("Falta la URL de la imagen del producto");
    else if (url !== "" && !isImageUrl(url)) {
      errors.push("La URL de la imagen no es válida (usa una dirección https)");
    }
    return url;
  }),
  rating: campo(
    limits.SHORT_MAX_LENGTH,
    cells.toWord,
    z.number(),
    (cell, { errors }, separator) => {
      // With a comma as separator, a quoted «4,5» could be two values, so it is refused.
      const stars = cells.readStars(cell) ?? (separator === "," ? cell : cell.replace(",", "."));
      const rating = toRating(stars);
      if (cell === "") errors.push("Falta la valoración del producto");
      else if (rating === undefined) errors.push("Valoración inválida (debe estar entre 0 y 5)");
      return rating ?? Number.NaN;
    },
  ),
  id: campo(limits.ADDRESS_MAX_LENGTH, cells.toWord, MAYBE, (cell, { errors, warnings }) => {
    const id = toProductoId(cell);
    const note = asinNote(cell);
    if (note) warnings.push(note);
    if (isShortLink(cell)) errors.push(SHORT_LINK);
    else if (id !== "" && !isProductoId(id)) {
      errors.push(
        `Identificador no válido "${shown(cell)}" (letras sin acento, números y guiones, hasta 40)`,
      );
    }
    if (id !== cell) warnings.push(`El identificador "${cell}" se guardará como "${id}"`);
    return id || null;
  }),
  price: campo(limits.PRICE_MAX_LENGTH, cells.toLine, MAYBE, (cell, { warnings }) => {
    const { centimos, texto } = readPrecio(cell);
    if (cell !== "" && centimos === null) {
      warnings.push(`El precio "${shown(cell)}" ${texto ? UNCLEAR_PRICE : LEFT_WITHOUT_PRICE}`);
    }
    return texto || null;
  }),
  descripcion: longText("descripcion"),
  isrecommended: yesNo("isrecommended", "no quedará recomendado"),
  contenido_principal: longText("contenido_principal"),
  keyfeatures: list("keyfeatures"),
  pros: list("pros"),
  cons: list("cons"),
  ...mapCampos(EN_ARCHIVOS, ({ max }) => sentence(max)),
  tienda_url: campo(limits.ADDRESS_MAX_LENGTH, cells.toWord, LATER, (cell, { errors }) => {
    if (cell !== "" && !tiendas.isTiendaUrl(cell)) errors.push(tiendas.TIENDA_URL_INVALID);
    return cell || null;
  }),
  tienda_afiliado: yesNo("tienda_afiliado", "no contará como enlace de afiliado"),
  estado: campo(limits.SHORT_MAX_LENGTH, asItIs, z.enum(ESTADOS), (cell, { errors }) => {
    const estado = cells.guessEstado(cell);
    if (!estado) {
      errors.push(`Valor de estado inválido "${shown(cell)}" (debe ser "published" o "draft")`);
    }
    return estado ?? "draft";
  }),
};

/** @returns the value; a cell that is too long is read as an empty one */
export function readCell(name: Column, cell: string, notes: Notes, separator: Separator) {
  const { read, max } = CAMPOS[name];
  const isError = isSheetError(cell);
  if (!isError && cell.length <= max) return read(cell, notes, separator);
  notes.errors.push(
    isError
      ? `${subjectOf(name)}: "${cell.trim()}" ${SHEET_ERROR}`
      : tooLong(name, `${formatNumber(max)} caracteres`),
  );
  return read("", { errors: [], warnings: [] }, separator);
}

function subjectOf(name: Column): string {
  if (name === "title") return "El título";
  if (name === "category") return "La categoría";
  return name === "price" ? "El precio" : `La columna ${name}`;
}

function tooLong(name: Column, limit: string): string {
  const what = subjectOf(name);
  return `${what} es demasiado ${what.startsWith("La") ? "larga" : "largo"} (${limit} como máximo)`;
}

function named(name: Column, max: number, clean: Clean) {
  return campo(max, clean, TEXT, (cell, { errors }) => {
    if (!hasVisible(cell)) errors.push(`Falta ${subjectOf(name).toLowerCase()} del producto`);
    return cell;
  });
}

function sentence(max: number) {
  return campo(max, cells.toLine, LATER, (cell) => (hasVisible(cell) ? cell : null));
}

function yesNo(name: Column, otherwise: string) {
  const kept = z.boolean().default(false);
  return campo(limits.SHORT_MAX_LENGTH, cells.toWord, kept, (cell, { warnings }) => {
    const isYes = cells.isYes(cell);
    if (!isYes && !/^(false|falso|0|no)?$/i.test(cell)) {
      warnings.push(`El valor "${shown(cell)}" de ${name} no es "true": ${otherwise}`);
    }
    return isYes;
  });
}

function longText(name: Column) {
  return campo(limits.TEXT_MAX_LENGTH, cells.withoutControls, MAYBE, (cell, { errors }) => {
    const limit = limits.passedByText(cell);
    if (limit) errors.push(tooLong(name, limit));
    return hasVisible(cell) ? cell : null;
  });
}

function list(name: Column) {
  return campo(MAX_CELL_BYTES, asItIs, z.array(TEXT), (cell, { errors, warnings }) => {
    const found = cells.parseListCell(cell);
    const items = found.map(cells.toLine);
    const kept = items.filter(hasVisible);
    const limit = limits.passedByList(kept);
    if (limit) errors.push(tooLong(name, limit));
    const which = `La lista de la columna ${name}`;
    if (cells.isBrokenList(cell, found)) warnings.push(`${which} no se entiende y quedará vacía`);
    else if (cells.hasOtherItems(cell)) {
      warnings.push(`${which} tiene elementos que no son texto, que se quitan`);
    }
    if (found.some((item, n) => item.trim() !== items[n])) warnings.push(cleanedWarning(name));
    return kept;
  });
}

export const cleanedWarning = (name: Column) =>
  `La columna ${name} tenía saltos de línea o caracteres invisibles, que se quitan`;
