import { isOwnOrHttps } from "~nouns/imagenes/rules/imagen-url";
import * as amazon from "~nouns/productos/rules/amazon";
import { IMAGENES_LIMIT } from "~nouns/productos/rules/limites";
import { fromHtml, isHtml } from "~record/marcas/html";
import { toMarks } from "~record/marcas/marcas";
import type { Column } from "../archivo/columns";
import { shown } from "../archivo/locate";
import type { Notes } from "./campos";
import { oneCategory } from "./cells";

const OF_MACHINES: readonly Column[] = ["slug", "id", "imageurl", "tienda_url"];
const LISTS: readonly Column[] = ["keyfeatures", "pros", "cons"];
const LONG: readonly Column[] = [...LISTS, "descripcion", "contenido_principal"];

export interface Sheet {
  /** True for exports of ours, whose texts stay unchanged. */
  isOwn?: boolean;
  /** True for a heading in the plural, as shops write it: commas then separate categories. */
  hasCategories?: boolean;
}

export function asOurs(name: Column, raw: string, how: Sheet, { warnings }: Notes): string {
  if (how.isOwn || (LISTS.includes(name) && /^\s*["[]/.test(raw))) return raw;
  if (OF_MACHINES.includes(name)) return raw.replaceAll("&amp;", "&");
  const lines = LONG.includes(name) ? raw.replace(/(?:\\r)?\\n/g, "\n") : raw;
  const text = isHtml(lines) ? fromHtml(lines, name === "contenido_principal") : lines;
  if (text !== raw) {
    warnings.push(`La columna ${name} traía HTML o «\\n», que pasan a nuestras marcas y líneas`);
  }
  if (/<(?:img|iframe|video|object|embed)\b/i.test(lines)) {
    warnings.push(`La columna ${name} traía imágenes o vídeos dentro del texto, que se quitan`);
  }
  if (name === "contenido_principal") return toMarks(text);
  if (name !== "category") return text;
  const one = oneCategory(text, how.hasCategories ?? false);
  if (one !== text.trim()) warnings.push(`De las categorías «${shown(text)}» se toma «${one}»`);
  return one;
}

export function otherImages(main: string, more: readonly string[], { warnings }: Notes): string[] {
  const others = [...new Set(more)].filter((url) => url !== "" && url !== main);
  const kept = others.filter(isOwnOrHttps).slice(0, IMAGENES_LIMIT);
  if (others.length > 0) {
    const rest = kept.length === 1 ? "1 queda" : `${kept.length} quedan`;
    warnings.push(
      `Trae ${others.length + 1} imágenes: la primera es la principal y ${rest} detrás`,
    );
  }
  return kept;
}

/** Takes the ASIN from the address of a product on Amazon, without the affiliate tag in it. */
export function takeAsin(
  valores: { id: string | null; tienda_url: string | null },
  given: Set<Column>,
  { warnings }: Notes,
): void {
  const address = valores.tienda_url ?? "";
  const asin = amazon.asinOfUrl(address);
  if (amazon.isShortLink(address)) warnings.push(amazon.SHORT_LINK);
  if (!asin) return;
  const note = amazon.asinNote(address);
  if (note) warnings.push(note);
  if (!valores.id) {
    warnings.push(`De su dirección en Amazon se toma el ASIN, ${asin}, si el producto es nuevo`);
  } else if (valores.id !== asin) {
    warnings.push(`Su dirección en Amazon es de otro producto, ${asin}: no se toma`);
  }
  valores.id ??= asin;
  valores.tienda_url = null;
  given.delete("tienda_url");
  given.add("id");
}
