import { hasVisible } from "~/http/text-schemas";
import { passedByList } from "../productos/limites";
import { hasOtherItems, isBrokenList, parseListCell } from "./cells";
import { type NamedCells, toLine } from "./named-cells";

const LIST_COLUMNS = ["keyfeatures", "pros", "cons"] as const;

/** The items of a cell as the form takes them: each in one line, none of them blank. */
export const readList = (cell: string) => parseListCell(cell).map(toLine).filter(hasVisible);

export function* listErrors(cells: NamedCells): Generator<string> {
  for (const name of LIST_COLUMNS) {
    const limit = passedByList(readList(cells[name]));
    if (limit) yield `La columna ${name} es demasiado larga (${limit} como máximo)`;
  }
}

export function* listWarnings(cells: NamedCells): Generator<string> {
  for (const name of LIST_COLUMNS) {
    const cell = cells[name];
    const items = parseListCell(cell);
    if (isBrokenList(cell, items)) {
      yield `La lista de la columna ${name} no se entiende y quedará vacía`;
      continue;
    }
    if (hasOtherItems(cell)) {
      yield `La lista de la columna ${name} tiene elementos que no son texto, que se quitan`;
    }
    if (items.some((item) => item.trim() !== toLine(item))) yield cleanedWarning(name);
  }
}

export const cleanedWarning = (name: string) =>
  `La columna ${name} tenía saltos de línea o caracteres invisibles, que se quitan`;
