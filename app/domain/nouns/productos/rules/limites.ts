import { formatNumber } from "~/ui/text/format-number";
import { fitsCell, MAX_CELL_BYTES } from "~base/csv-texto";
import { passedByLines } from "~base/texto";
import { ITEM_MAX_LENGTH, LISTS_MAX_ITEMS, TEXT_MAX_LENGTH } from "./campos";

// All that fits here fits into a cell of the export, which has to come back.

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
