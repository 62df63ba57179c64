import { z } from "zod";
import { isSheetError, MAX_CELL_BYTES, SHEET_ERROR } from "~/domain/csv-texto";
import { ESTADOS } from "~/domain/estado";
import { isImageUrl } from "~/domain/imagenes/rules/imagen-url";
import { readPrecio, UNCLEAR_PRICE } from "~/domain/precio";
import { asinNote, isShortLink, SHORT_LINK } from "~/domain/productos/rules/amazon";
import * as limits from "~/domain/productos/rules/campos";
import { passedByList, passedByText } from "~/domain/productos/rules/limites";
import { toRating } from "~/domain/productos/rules/producto";
import type { ProductoCampos } from "~/domain/productos/rules/producto-schema.server";
import {
  isTiendaUrl,
  TIENDA_MAX_LENGTH,
  TIENDA_URL_INVALID,
} from "~/domain/productos/rules/tienda";
import type { SEO_LABELS } from "~/domain/seo";
import { toSlug } from "~/domain/texto";
import { hasVisible } from "~/http/text/text-schemas";
import { formatNumber } from "~/ui/text/format-number";
import type { Column } from "../archivo/columns";
import { shown } from "../archivo/locate";
import type { Separator } from "../archivo/separator";
import * as cells from "./cells";

const NO_PRICE = "no es ninguno: el producto quedará sin precio";

export type Notes = { errors: string[]; warnings: string[] };

interface Campo<Valor> {
  /** The subject of what is said of it; without one its column is. */
  what?: string;
  /** Nothing reads a longer cell. */
  max: number;
  clean: (text: string) => string;
  read: (cell: string, notes: Notes, separator: Separator) => Valor;
  kept: z.ZodType<Valor>;
}

type FormOnly =
  | (
      | "programado_at"
      | "programado_por"
      | "imagenes"
      | "imagenes_alt"
      | "colores"
      | "revisor"
      | "revisado_at"
    )
  | "ficha"
  | keyof typeof SEO_LABELS;
type Valores = Omit<ProductoCampos, FormOnly> & { id: string | null };

export type Campos = { readonly [Name in keyof Valores]: Campo<Valores[Name]> };

export const CAMPOS: Campos = {
  title: named("El título", limits.TITLE_MAX_LENGTH, cells.toLine),
  slug: {
    ...{ max: limits.ADDRESS_MAX_LENGTH, clean: cells.toLine, kept: z.string() },
    read(cell, { errors, warnings }) {
      const slug = toSlug(cell);
      if (slug === "") errors.push("Falta el slug del producto");
      if (slug !== cell) warnings.push(`El slug "${shown(cell)}" se guardará como "${slug}"`);
      return slug;
    },
  },
  category: named("La categoría", limits.CATEGORY_MAX_LENGTH, cells.toWord),
  imageurl: {
    // A picture as text has line breaks.
    ...{ max: MAX_CELL_BYTES, clean: (text) => text.replace(/\p{Cf}/gu, "").trim() },
    kept: z.string(),
    read(cell, { errors }) {
      const url = cells.parseImageUrl(cell);
      if (cell === "") errors.push("Falta la URL de la imagen del producto");
      else if (url !== "" && !isImageUrl(url)) {
        errors.push("La URL de la imagen no es válida (usa una dirección https)");
      }
      return url;
    },
  },
  rating: {
    ...{ max: limits.SHORT_MAX_LENGTH, clean: cells.toWord, kept: z.number() },
    read(cell, { errors }, separator) {
      // Where the comma separates cells, «4,5» in quotes may as well be two values.
      const stars = cells.readStars(cell) ?? (separator === "," ? cell : cell.replace(",", "."));
      const rating = toRating(stars);
      if (cell === "") errors.push("Falta la valoración del producto");
      else if (rating === undefined) errors.push("Valoración inválida (debe estar entre 0 y 5)");
      return rating ?? Number.NaN;
    },
  },
  id: {
    ...{ max: limits.ADDRESS_MAX_LENGTH, clean: cells.toWord, kept: z.string().nullable() },
    read(cell, { errors, warnings }) {
      const id = limits.toProductoId(cell);
      const note = asinNote(cell);
      if (note) warnings.push(note);
      if (isShortLink(cell)) errors.push(SHORT_LINK);
      else if (id !== "" && !limits.isProductoId(id)) {
        errors.push(
          `Identificador no válido "${shown(cell)}" (letras sin acento, números y guiones, hasta 40)`,
        );
      }
      if (id !== cell) warnings.push(`El identificador "${cell}" se guardará como "${id}"`);
      return id || null;
    },
  },
  price: {
    ...{ what: "El precio", max: limits.PRICE_MAX_LENGTH, clean: cells.toLine },
    kept: z.string().nullable(),
    read(cell, { warnings }) {
      const { centimos, texto } = readPrecio(cell);
      if (cell !== "" && centimos === null) {
        warnings.push(`El precio "${shown(cell)}" ${texto ? UNCLEAR_PRICE : NO_PRICE}`);
      }
      return texto || null;
    },
  },
  descripcion: longText("descripcion"),
  isrecommended: yesNo("isrecommended", "no quedará recomendado"),
  contenido_principal: longText("contenido_principal"),
  keyfeatures: list("keyfeatures"),
  pros: list("pros"),
  cons: list("cons"),
  veredicto: sentence(limits.VEREDICTO_MAX_LENGTH),
  para_quien: sentence(limits.PUBLICO_MAX_LENGTH),
  no_para: sentence(limits.PUBLICO_MAX_LENGTH),
  tienda: sentence(TIENDA_MAX_LENGTH),
  tienda_url: {
    ...{
      max: limits.ADDRESS_MAX_LENGTH,
      clean: cells.toWord,
      kept: z.string().nullable().default(null),
    },
    read(cell, { errors }) {
      if (cell !== "" && !isTiendaUrl(cell)) errors.push(TIENDA_URL_INVALID);
      return cell || null;
    },
  },
  tienda_afiliado: yesNo("tienda_afiliado", "no contará como enlace de afiliado"),
  estado: {
    ...{ max: limits.SHORT_MAX_LENGTH, clean: (text) => text, kept: z.enum(ESTADOS) },
    read(cell, { errors }) {
      const estado = cells.parseEstado(cell);
      if (!estado) {
        errors.push(`Valor de estado inválido "${shown(cell)}" (debe ser "published" o "draft")`);
      }
      return estado ?? "draft";
    },
  },
};

/** @returns the value, read as of an empty cell where it is too long */
export function readCell(name: Column, cell: string, notes: Notes, separator: Separator) {
  const { read, max, what = `La columna ${name}` } = CAMPOS[name];
  if (isSheetError(cell)) notes.errors.push(`${what}: "${cell.trim()}" ${SHEET_ERROR}`);
  else if (cell.length <= max) return read(cell, notes, separator);
  else {
    const ending = what.startsWith("La") ? "larga" : "largo";
    notes.errors.push(
      `${what} es demasiado ${ending} (${formatNumber(max)} caracteres como máximo)`,
    );
  }
  return read("", { errors: [], warnings: [] }, separator);
}

function named(what: string, max: number, clean: Campo<string>["clean"]): Campo<string> {
  return {
    ...{ what, max, clean, kept: z.string() },
    read(cell, { errors }) {
      if (!hasVisible(cell)) errors.push(`Falta ${what.toLowerCase()} del producto`);
      return cell;
    },
  };
}

function sentence(max: number): Campo<string | null> {
  return {
    // A file that was uploaded before there were verdicts may still wait for its confirmation.
    ...{ max, clean: cells.toLine, kept: z.string().nullable().default(null) },
    read: (cell) => (hasVisible(cell) ? cell : null),
  };
}

function yesNo(name: Column, otherwise: string): Campo<boolean> {
  return {
    ...{ max: limits.SHORT_MAX_LENGTH, clean: cells.toWord, kept: z.boolean().default(false) },
    read(cell, { warnings }) {
      const isYes = cells.isYes(cell);
      if (!isYes && !/^(false|falso|0|no)?$/i.test(cell)) {
        warnings.push(`El valor "${shown(cell)}" de ${name} no es "true": ${otherwise}`);
      }
      return isYes;
    },
  };
}

function longText(name: Column): Campo<string | null> {
  return {
    ...{ max: limits.TEXT_MAX_LENGTH, clean: cells.withoutControls, kept: z.string().nullable() },
    read(cell, { errors }) {
      const limit = passedByText(cell);
      if (limit) errors.push(`La columna ${name} es demasiado larga (${limit} como máximo)`);
      return hasVisible(cell) ? cell : null;
    },
  };
}

function list(name: Column): Campo<string[]> {
  return {
    ...{ max: MAX_CELL_BYTES, clean: (text) => text, kept: z.array(z.string()) },
    read(cell, { errors, warnings }) {
      const found = cells.parseListCell(cell);
      const items = found.map(cells.toLine);
      const kept = items.filter(hasVisible);
      const limit = passedByList(kept);
      if (limit) errors.push(`La columna ${name} es demasiado larga (${limit} como máximo)`);
      if (cells.isBrokenList(cell, found)) {
        warnings.push(`La lista de la columna ${name} no se entiende y quedará vacía`);
      } else if (cells.hasOtherItems(cell)) {
        warnings.push(
          `La lista de la columna ${name} tiene elementos que no son texto, que se quitan`,
        );
      }
      if (found.some((item, n) => item.trim() !== items[n])) warnings.push(cleanedWarning(name));
      return kept;
    },
  };
}

export const cleanedWarning = (name: Column) =>
  `La columna ${name} tenía saltos de línea o caracteres invisibles, que se quitan`;
