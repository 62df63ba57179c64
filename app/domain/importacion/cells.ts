import { hasVisible } from "~/http/text-schemas";
import type { Estado } from "../estado";
import { parseList } from "../listas";
import { toRating } from "../productos/producto";
import type { Separator } from "./separator";

/** What the export writes for a product without a picture: an empty cell is a missing address. */
export const NO_PICTURE = "sin imagen";

/** @returns the address, empty for {@link NO_PICTURE} */
export function parseImageUrl(cell: string): string {
  const text = cell.trim();
  return text.toLowerCase() === NO_PICTURE ? "" : text.replace(/^https:/i, "https:");
}

/** @returns the rating, or undefined for what is no number from 0 to 5 */
export function parseRating(cell: string, separator: Separator): number | undefined {
  // Where the comma separates cells, «4,5» in quotes may as well be two values.
  const text = separator === "," ? cell.trim() : cell.trim().replace(",", ".");
  return toRating(text);
}

/** @returns the state, or undefined for a text that names none; empty means published */
export function parseEstado(cell: string): Estado | undefined {
  const text = cell
    .trim()
    .toLowerCase()
    .replace(/\P{ASCII}/gu, "")
    .trim();
  // What denies is not guessed at: «no publicado», «unpublished».
  if (/\b(no|non|not|never|nunca|sin)\b|\b(un|des)publ/.test(text)) return undefined;
  // «❌», or a word in another script, is no empty cell.
  if (text === "") return hasVisible(cell) ? undefined : "published";
  if (/publish|publicado/.test(text)) return "published";
  return /draft|borrador/.test(text) ? "draft" : undefined;
}

/** Only the text 'true', in any case: spreadsheets rewrite it as TRUE. */
export function parseBoolean(cell: string): boolean {
  return cell.trim().toLowerCase() === "true";
}

/** Whether a cell says yes or no in words that mean what {@link parseBoolean} makes of them. */
export function isKnownBoolean(cell: string): boolean {
  return /^(true|false|0|no|falso)?$/i.test(cell.trim());
}

/** JSON array text, also wrapped in quotes; other text is a list of one; broken JSON is empty. */
export function parseListCell(cell: string): string[] {
  const text = cell.trim();
  if (text === "") return [];
  if (text.startsWith("[")) return parseList(text);
  if (text.length < 2 || !text.startsWith('"') || !text.endsWith('"')) return [text];
  const inner = text.slice(1, -1).trim();
  if (!inner.startsWith("[")) return inner === "" ? [] : [inner];
  const spellings = [inner, inner.replaceAll('""', '"'), inner.replaceAll('\\"', '"')];
  return spellings.map(parseList).find((list) => list.length > 0) ?? [];
}

/** Whether a list holds numbers or the like, which are left out. */
export function hasOtherItems(cell: string): boolean {
  try {
    const value: unknown = JSON.parse(cell);
    return Array.isArray(value) && value.some((item) => typeof item !== "string");
  } catch {
    return false;
  }
}

/** Whether a list cell holds something that gave no list, which its author should know. */
export function isBrokenList(cell: string, list: string[]): boolean {
  return list.length === 0 && cell.trim() !== "" && !/^"?\s*\[\s*\]\s*"?$/.test(cell.trim());
}
