import { type Estado, nameEstado } from "~/domain/estado";
import { parseList } from "~/domain/listas";
import { fold } from "~/domain/texto";
import { hasVisible, withoutHidden } from "~/http/text/text-schemas";
import { plainNumber } from "~/ui/text/format-number";

/** The export writes this for no picture, because the import reports an empty cell as missing. */
export const NO_PICTURE = "sin imagen";

export const toLine = (text: string) =>
  withoutHidden(withoutControls(text))
    .replace(/[\t\n\r]+/g, " ")
    .trim();

/** Characters without width in a word for machines are copying accidents. */
export const toWord = (text: string) => toLine(text.replace(/\p{Cf}/gu, ""));

export const withoutControls = (text: string) =>
  text.replace(/[\u2028\u2029]/g, "\n").replace(/[^\P{Cc}\t\n\r]/gu, "");

export function parseImageUrl(cell: string): string {
  return cell.toLowerCase() === NO_PICTURE ? "" : cell.replace(/^https:/i, "https:");
}

/** Spreadsheets rewrite it in capitals and in their own language. */
export const isYes = (cell: string) => /^(true|verdadero|si|1)$/.test(fold(cell));

/** Spanish sheets make a number of «129,90 €», and save «129,9». */
export const inEuros = (cell: string) =>
  cell.replace(
    /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/,
    (_, euros: string, cents = "") => `${euros},${cents.padEnd(2, "0")} €`,
  );

export function parseEstado(cell: string): Estado | undefined {
  const text = cell
    .trim()
    .toLowerCase()
    .replace(/\P{ASCII}/gu, "")
    .trim();
  // A denial is not guessed at: «no publicado», «unpublished».
  if (/\b(no|non|not|never|nunca|sin)\b|\b(un|des)publ/.test(text)) return undefined;
  // «❌», or a word in another script, is no empty cell.
  if (text === "") return hasVisible(cell) ? undefined : "published";
  if (/publish|publicado/.test(text)) return "published";
  return /draft|borrador/.test(text) ? "draft" : undefined;
}

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

export function hasOtherItems(cell: string): boolean {
  try {
    const value: unknown = JSON.parse(cell);
    return Array.isArray(value) && value.some((item) => typeof item !== "string");
  } catch {
    return false;
  }
}

export function isBrokenList(cell: string, list: readonly string[]): boolean {
  return list.length === 0 && cell.trim() !== "" && !/^"?\s*\[\s*\]\s*"?$/.test(cell.trim());
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

/** As a Spanish sheet has it. */
export function toSpanishCell(column: string, value: Valor): string {
  if (typeof value === "boolean") return value ? "Sí" : "No";
  const cell = toCell(column, value);
  if (typeof value === "number") return cell.replace(".", ",");
  return column === "estado" ? nameEstado(cell) : cell;
}
