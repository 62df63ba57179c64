import { z } from "zod";
import { isSheetError, SHEET_ERROR } from "~base/csv-texto";
import { fold } from "~base/texto";
import type { Fuente } from "~db/schema/fichas";
import { type Dato, FUENTE_LABELS, formatValor } from "~nouns/ficha/dato";
import { changeFicha, claveOf, type Ficha, type Medida, medidaOf } from "~nouns/ficha/ficha";
import * as medicion from "~nouns/ficha/medicion";
import { readValor } from "~nouns/ficha/read-valor";
import { columnaDeFicha, type PARTES_DE_FICHA } from "../archivo/columns";
import type { Separator } from "../archivo/csv-file";
import { shown } from "../archivo/locate";
import type { Valor } from "./cells";

const FUENTES: readonly Fuente[] = ["medido", "fabricante"];

/** Keyed by fact id. Null removes a value; without a source the earlier one is kept. */
export const fichaImportadaSchema = z.record(
  z.string(),
  z
    .object({
      valor: z.union([z.number(), z.string()]),
      fuente: z.enum(FUENTES).optional(),
      medicion: z.custom<medicion.Medicion>(medicion.isMedicion).nullable().optional(),
    })
    .nullable(),
);
export type FichaImportada = z.infer<typeof fichaImportadaSchema>;

export type CeldasDeFicha = Readonly<Record<string, Celdas>>;
type Celdas = { dato: string; fuente: string; medicion?: string };

type Datos = readonly Dato[];

export function readFichaCells(celdas: CeldasDeFicha, datos: Datos, separator: Separator) {
  const ficha: FichaImportada = {};
  const errors: string[] = [];
  for (const [clave, cell] of Object.entries(celdas)) {
    const dato = datos.find((each) => each.clave === clave);
    const read = dato && readValor(dato, cell.dato, separator === ",");
    const fuente = FUENTES.find((each) => isNamed(each, cell.fuente));
    const how = medicion.readMedicion(cell.medicion ?? "");
    const wrong = [cell.dato, cell.fuente, cell.medicion ?? ""].find(isSheetError);
    if (wrong) errors.push(`dato:${clave} "${wrong.trim()}" ${SHEET_ERROR}`);
    else if (!read && cell.dato.trim() !== "")
      errors.push(`Su categoría no tiene el dato "${clave}"`);
    else if (read?.problem) errors.push(`dato:${clave} "${shown(cell.dato)}": ${read.problem}`);
    else if (cell.fuente.trim() !== "" && !fuente) {
      errors.push(`fuente:${clave} "${shown(cell.fuente)}" no es "medido" ni "fabricante"`);
    } else if (how.medicion && (fuente === "fabricante" || dato?.peso)) {
      errors.push(`medicion:${clave} solo puede acompañar a un valor "medido"`);
    } else if (how.problem !== undefined) {
      errors.push(`medicion:${clave} "${shown(cell.medicion ?? "")}": ${how.problem}`);
    } else if (dato && read?.problem === undefined) {
      const valor = read?.valor ?? null;
      // Without the column the measurement is kept; an empty cell removes it.
      const medicion = cell.medicion === undefined ? undefined : (how.medicion ?? null);
      const source = dato.peso === null && !medicion ? fuente : "medido";
      ficha[dato.id] = valor === null ? null : { valor, fuente: source, medicion };
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
        medida && merged(medida, stored[id]),
      ]),
    ),
  );

type MedidaImportada = NonNullable<FichaImportada[string]>;

/** A measurement is kept only with its value, because a new value was not measured so. */
function merged({ valor, fuente: given, medicion }: MedidaImportada, before?: Medida): Medida {
  const fuente = given ?? before?.fuente ?? "fabricante";
  if (fuente !== "medido") return { valor, fuente };
  const kept = valor === before?.valor ? before.medicion : undefined;
  return { valor, fuente, medicion: medicion === undefined ? kept : (medicion ?? undefined) };
}

export function medidaText(dato: Dato, ficha: Ficha): string {
  const medida = medidaOf(dato, ficha);
  if (!medida) return "";
  return `${formatValor(dato, medida.valor)} (${FUENTE_LABELS[medida.fuente].toLowerCase()})`;
}

/** The sheet's columns in an export; «medicion» only where a product has one. */
export type Columna = readonly [parte: (typeof PARTES_DE_FICHA)[number], clave: string];

export const fichaCells = (
  columnas: readonly Columna[],
  datos: Datos,
  ficha: Ficha,
  toCell: (column: string, value: Valor) => string,
) =>
  columnas.map(([parte, clave]) => {
    const dato = datos.find((each) => each.clave === clave);
    const medida = dato && medidaOf(dato, ficha);
    if (!medida) return "";
    if (parte === "fuente") return medida.fuente;
    if (parte === "medicion") return toCell("", medicion.medicionText(medida.medicion));
    return toCell("", dato.tipo === "si_no" ? medida.valor === 1 : medida.valor);
  });

export function fichaCell(name: string, ficha: FichaImportada): string {
  const column = columnaDeFicha(name);
  const [, medida] = Object.entries(ficha).find(([id]) => claveOf(id) === column?.clave) ?? [];
  if (!medida) return "";
  if (column?.parte === "medicion") return medicion.medicionText(medida.medicion ?? undefined);
  return column?.parte === "fuente" ? (medida.fuente ?? "") : String(medida.valor);
}
