import { hasVisible, withoutHidden } from "~/http/text/text-schemas";
import { plainNumber } from "~/ui/text/format-number";
import { parseList } from "~base/listas";
import { fold, linesOf } from "~base/texto";
import { type Estado, nameEstado } from "~record/tipos/estado";

/** The export writes this for no picture, because an empty cell is an error in an import. */
export const NO_PICTURE = "sin imagen";

export const toLine = (text: string) =>
  withoutHidden(withoutControls(text))
    .replace(/[\t\n\r]+/g, " ")
    .trim();

/** Removes characters without width, which copying leaves in slugs and ids. */
export const toWord = (text: string) => toLine(text.replace(/\p{Cf}/gu, ""));

export const withoutControls = (text: string) =>
  text.replace(/[\u2028\u2029]/g, "\n").replace(/[^\P{Cc}\t\n\r]/gu, "");

export function parseImageUrl(cell: string): string {
  return cell.toLowerCase() === NO_PICTURE ? "" : cell.replace(/^https:/i, "https:");
}

/** Spreadsheets write booleans in capitals and in their own language. */
export const isYes = (cell: string) => /^(true|verdadero|si|1)$/.test(fold(cell));

const SHOWN = /^(?:1|true|verdadero|yes|si|active|activo)$/;
const HIDDEN = /^(?:0|-1|false|falso|no|inactive|inactivo|archived)$/;

export function guessEstado(cell: string): Estado | undefined {
  if (SHOWN.test(fold(cell))) return "published";
  if (HIDDEN.test(fold(cell))) return "draft";
  const typed = cell.trim().toLowerCase();
  const text = typed.replace(/\P{ASCII}/gu, "").trim();
  // Negations such as «no publicado» or «unpublished» are not guessed but refused.
  if (/\b(no|non|not|never|nunca|sin)\b|\b(un|des)publ/.test(text)) return undefined;
  // A cell with only «❌» or another script is not empty, although it folds to nothing.
  if (text === "") return hasVisible(cell) ? undefined : "published";
  if (/publish|publicado/.test(text)) return "published";
  return /draft|borrador/.test(text) ? "draft" : undefined;
}

export function parseListCell(cell: string): string[] {
  const text = cell.trim();
  if (text === "") return [];
  if (text.startsWith("[")) return parseList(text);
  if (text.length < 2 || !text.startsWith('"') || !text.endsWith('"')) return linesOfList(text);
  const inner = text.slice(1, -1).trim();
  if (!inner.startsWith("[")) return inner === "" ? [] : [inner];
  const spellings = [inner, inner.replaceAll('""', '"'), inner.replaceAll('\\"', '"')];
  return spellings.map(parseList).find((list) => list.length > 0) ?? [];
}

const BULLET = /^[-*•·–—] +/;

function linesOfList(text: string): string[] {
  const lines = linesOf(text).filter((line) => line.trim() !== "");
  const isBulleted = lines.every((line) => BULLET.test(line.trim()));
  return isBulleted ? lines.map((line) => line.trim().replace(BULLET, "")) : lines;
}

/** Writes a list as lines, which people can edit; as JSON where lines would read differently. */
function toLines(items: readonly string[]): string {
  const lines = items.join("\n");
  const isSame = JSON.stringify(parseListCell(lines)) === JSON.stringify(items);
  return isSame ? lines : JSON.stringify(items);
}

export function hasOtherItems(cell: string): boolean {
  try {
    const value: unknown = JSON.parse(cell);
    return Array.isArray(value) && value.some((item) => typeof item !== "string");
  } catch {
    return false;
  }
}

export const isBrokenList = (cell: string, list: readonly string[]): boolean =>
  list.length === 0 && cell.trim() !== "" && !/^"?\s*\[\s*\]\s*"?$/.test(cell.trim());

/** Shops put all products below a root category. */
const ROOT = /^(?:inicio|home|uncategorized|sin categor(?:ia|izar))$/;

/** Of several categories takes one with a parent; shops escape commas within a name. */
export function oneCategory(cell: string, isList: boolean): string {
  const all = isList ? cell.split(/(?<!\\),|\|/).map((each) => each.trim()) : [cell];
  const own = all.filter((each) => each !== "" && !ROOT.test(fold(each)));
  const chosen = own.find((each) => each.includes(">")) ?? own[0] ?? all[0] ?? "";
  if (!isList && !chosen.includes(">")) return cell;
  const path = chosen.replaceAll("\\,", ",").split(">");
  const names = path.map((each) => each.trim());
  return names.filter(Boolean).join(" > ");
}

/** Splits a cell with all pictures of a product, as shops export them. */
export const addressesIn = (cell: string) => cell.split(/(?<![,;|\s])[,;|\s]+(?=https?:\/\/)/i);

const STARS =
  /^([0-5](?:[.,]\d{1,3})?) ?(?:(?:stars )?(?:de|de un maximo de|sobre|out of|\/) ?5(?: (?:estrellas|stars))?|estrellas?|stars?|★)(?: \([\d.,]+\))?$/;

/** Reads «4,5 de 5», «4.5 out of 5 stars» and «★★★★☆». */
export function readStars(cell: string): string | undefined {
  const text = fold(cell).replace(/\s+/g, " ").replaceAll("⭐", "★");
  if (/^★{1,5}½?☆{0,4}$/.test(text)) {
    return String(text.split("★").length - 1 + (text.includes("½") ? 0.5 : 0));
  }
  return STARS.exec(text)?.[1]?.replace(",", ".");
}

export type Valor = string | number | boolean | readonly string[] | null;

export function toCell(column: string, value: Valor): string {
  if (column === "imageurl" && value === "") return NO_PICTURE;
  if (value === null) return "";
  if (typeof value === "number") return plainNumber(value);
  if (typeof value === "object") return value.length === 0 ? "" : JSON.stringify(value);
  const text = String(value);
  return text.trim() === "" ? "" : text;
}

export function toSpanishCell(column: string, value: Valor): string {
  if (typeof value === "boolean") return value ? "Sí" : "No";
  if (value !== null && typeof value === "object") return toLines(value);
  const cell = toCell(column, value);
  if (typeof value === "number") return cell.replace(".", ",");
  return column === "estado" ? nameEstado(cell) : cell;
}
