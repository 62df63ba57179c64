import { z } from "zod";
import { isSheetError, SHEET_ERROR } from "~/domain/csv-texto";
import { type Dato, FUENTE_LABELS, formatValor } from "~/domain/ficha/dato";
import { changeFicha, claveOf, type Ficha, type Medida, medidaOf } from "~/domain/ficha/ficha";
import { readValor } from "~/domain/ficha/read-valor";
import { fold } from "~/domain/texto";
import type { Fuente } from "~db/schema/fichas";
import { columnaDeFicha } from "../archivo/columns";
import type { Separator } from "../archivo/csv-file";
import { shown } from "../archivo/locate";
import type { Valor } from "./cells";

const FUENTES: readonly Fuente[] = ["medido", "fabricante"];

/** By the id of the fact; without a source that of before stays, and nothing takes the value away. */
export const fichaImportadaSchema = z.record(
  z.string(),
  z
    .object({ valor: z.union([z.number(), z.string()]), fuente: z.enum(FUENTES).optional() })
    .nullable(),
);
export type FichaImportada = z.infer<typeof fichaImportadaSchema>;

/** The cells of a row that belong to the sheet, by the key of the fact. */
export type CeldasDeFicha = Readonly<Record<string, { dato: string; fuente: string }>>;

type Datos = readonly Dato[];

export function readFichaCells(celdas: CeldasDeFicha, datos: Datos, separator: Separator) {
  const ficha: FichaImportada = {};
  const errors: string[] = [];
  for (const [clave, cell] of Object.entries(celdas)) {
    const dato = datos.find((each) => each.clave === clave);
    const read = dato && readValor(dato, cell.dato, separator === ",");
    const fuente = FUENTES.find((each) => isNamed(each, cell.fuente));
    const wrong = [cell.dato, cell.fuente].find(isSheetError);
    if (wrong) errors.push(`dato:${clave} "${wrong.trim()}" ${SHEET_ERROR}`);
    else if (!read && cell.dato.trim() !== "")
      errors.push(`Su categoría no tiene el dato "${clave}"`);
    else if (read?.problem) errors.push(`dato:${clave} "${shown(cell.dato)}": ${read.problem}`);
    else if (cell.fuente.trim() !== "" && !fuente) {
      errors.push(`fuente:${clave} "${shown(cell.fuente)}" no es "medido" ni "fabricante"`);
    } else if (dato && read?.problem === undefined) {
      const valor = read?.valor ?? null;
      ficha[dato.id] =
        valor === null ? null : { valor, fuente: dato.peso === null ? fuente : "medido" };
    }
  }
  return { ficha, errors };
}

const isNamed = (fuente: Fuente, cell: string) =>
  [fuente, FUENTE_LABELS[fuente]].some((name) => fold(name) === fold(cell));

export const mergeFicha = (stored: Ficha, imported: FichaImportada): Ficha =>
  changeFicha(
    stored,
    Object.fromEntries(
      Object.entries(imported).map(([id, medida]): [string, Medida | null] => [
        id,
        medida && { ...medida, fuente: medida.fuente ?? stored[id]?.fuente ?? "fabricante" },
      ]),
    ),
  );

export function medidaText(dato: Dato, ficha: Ficha): string {
  const medida = medidaOf(dato, ficha);
  if (!medida) return "";
  return `${formatValor(dato, medida.valor)} (${FUENTE_LABELS[medida.fuente].toLowerCase()})`;
}

type ToCell = (column: string, value: Valor) => string;

/** The cells of a sheet under `dato:` and `fuente:` of each key, as they are read back. */
export const fichaCells = (claves: readonly string[], datos: Datos, ficha: Ficha, toCell: ToCell) =>
  claves.flatMap((clave) => {
    const dato = datos.find((each) => each.clave === clave);
    const medida = dato && medidaOf(dato, ficha);
    if (!medida) return ["", ""];
    const isYesNo = dato.tipo === "si_no";
    return [toCell("", isYesNo ? medida.valor === 1 : medida.valor), medida.fuente];
  });

/** A cell of a row that was read and could not be kept. */
export function fichaCell(name: string, ficha: FichaImportada): string {
  const column = columnaDeFicha(name);
  const [, medida] = Object.entries(ficha).find(([id]) => claveOf(id) === column?.clave) ?? [];
  if (!medida) return "";
  return column?.parte === "fuente" ? (medida.fuente ?? "") : String(medida.valor);
}
