import { withoutHidden } from "~/http/text-schemas";
import { COLUMNS, type Column } from "./columns";
import { withoutFormulaGuard } from "./csv-texto";

/** The cells of a row by column, cleaned; those of absent columns are empty. */
export type NamedCells = Record<Column, string>;

/** Titles, prices and items of lists stand in one line, as in the form. */
export const toLine = (text: string) =>
  withoutHidden(withoutControls(text))
    .replace(/[\t\n\r\u2028\u2029]+/g, " ")
    .trim();

/** A word for machines, in which whatever has no width or turns the direction is a copying accident. */
const toWord = (text: string) => toLine(text.replace(/\p{Cf}/gu, ""));

/** Long texts keep their spaces and lines; they may be HTML. */
const withoutControls = (text: string) => text.replace(/[^\P{Cc}\t\n\r]/gu, "");

const asIs = (text: string) => text;

const CLEAN: Record<Column, (text: string) => string> = {
  id: toWord,
  title: toLine,
  slug: toLine,
  category: toWord,
  // May be a picture as text, with line breaks.
  imageurl: (text) => text.replace(/\p{Cf}/gu, "").trim(),
  rating: toWord,
  price: toLine,
  descripcion: withoutControls,
  isrecommended: toWord,
  contenido_principal: withoutControls,
  // Their items are cleaned when the list is known.
  keyfeatures: asIs,
  pros: asIs,
  cons: asIs,
  // Shown as it is when it is wrong.
  estado: asIs,
};

/**
 * The cells of a row without what nobody sees, such as the break in a title.
 * @returns also the columns that held such characters
 */
export function readNamedCells(cells: readonly string[], columns: ReadonlyMap<Column, number>) {
  const named = {} as NamedCells;
  const cleaned: Column[] = [];
  for (const name of COLUMNS) {
    const raw = withoutFormulaGuard(cells[columns.get(name) ?? -1] ?? "");
    named[name] = CLEAN[name](raw);
    if (named[name].trim() !== raw.trim()) cleaned.push(name);
  }
  return { named, cleaned };
}
