import { formatNumber } from "~/ui/text/format-number";
import { fitsCell, MAX_CELL_BYTES } from "~base/csv-texto";
import { passedByLines } from "~base/texto";

export const TITLE_MAX_LENGTH = 300;
export const CATEGORY_MAX_LENGTH = 120;
/** The price is text as shown; calculations use `precio_centimos`. */
export const PRICE_MAX_LENGTH = 120;
export const SHORT_MAX_LENGTH = 120;
/** Long, because addresses of Amazon contain titles and tracking. */
export const ADDRESS_MAX_LENGTH = 2_000;
export const IMAGENES_LIMIT = 3;
export const LISTS_MAX_ITEMS = 30;
export const ITEM_MAX_LENGTH = 1_000;
export const TEXT_MAX_LENGTH = 60_000;
export const MOTIVO_GIRO_MAX_LENGTH = 300;

// The checks below keep texts within a cell of the export, which must be importable again.

const CELL = `${MAX_CELL_BYTES / 1024} kB`;

export function passedByText(text: string): string | undefined {
  if (text.length > TEXT_MAX_LENGTH) return `${formatNumber(TEXT_MAX_LENGTH)} caracteres`;
  return passedByLines(text) ?? (fitsCell(text) ? undefined : CELL);
}

export function passedByList(items: readonly string[]): string | undefined {
  if (items.length > LISTS_MAX_ITEMS) return `${LISTS_MAX_ITEMS} elementos`;
  if (items.some((item) => item.length > ITEM_MAX_LENGTH)) {
    return `${formatNumber(ITEM_MAX_LENGTH)} caracteres en cada elemento`;
  }
  return fitsCell(JSON.stringify(items)) ? undefined : CELL;
}
