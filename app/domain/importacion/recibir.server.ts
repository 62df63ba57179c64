import { randomUUID } from "node:crypto";
import { setImmediate as breathe } from "node:timers/promises";
import { takeEnvio } from "~/domain/envios/envios.server";
import type { Actor } from "~/domain/historial/historial.server";
import { recordSuceso } from "~/domain/historial/historial.server";
import { plainNumber } from "~/ui/format-number";
import { database, type Trx } from "~db/client.server";
import { jsonRows } from "~db/engine/engine.server";
import { findGone } from "../imagenes/imagenes.server";
import { assertCsvName } from "./archivo";
import { parseRating } from "./cells";
import { headerWarnings, locateColumns } from "./columns";
import { type CsvFile, type CsvRow, parseCsv } from "./csv-file";
import { decodeCsv } from "./decode";
import { knownCategorias } from "./importacion.server";
import { ERRORES_MOSTRADOS } from "./lote";
import { type RowContext, type RowReading, readProductoRow } from "./producto-row";
import { categoryWarnings, goneWarnings, type Named, noteNamed } from "./productos-file";

/** Rows are read for so long, and as many are stored at once, before other requests have their turn. */
const STRETCH_MS = 5;
const STRETCH_ROWS = 100;
const AVISOS_GUARDADOS = 20;
const NAME_MAX_LENGTH = 120;

export interface Subida {
  name: string;
  bytes: Uint8Array;
  /** The one use of the form it came with. */
  idem: string;
  actor: Actor;
}

/**
 * Reads an uploaded file and keeps all its rows, checked, for a person to look at.
 * @returns id of the import; of the first one when the same form was sent before
 * @throws {CsvFileError} a file of which nothing can be kept
 */
export async function receiveFile(subida: Subida): Promise<string> {
  assertCsvName(subida.name);
  const taken = await findTaken(subida.idem);
  if (taken) return taken;
  const file = await parseCsv(await decodeCsv(subida.bytes));
  const columns = locateColumns(file.header);
  const context = { separator: file.separator, columns, width: file.header.length };
  const id = randomUUID();
  if (!(await openLote(id, file, subida))) return (await findTaken(subida.idem)) ?? id;
  const findings = await storeRows(id, file.rows, context);
  // What concerns the whole file first: only the beginning is shown.
  const general = [
    ...headerWarnings(file.header),
    ...categoryWarnings(findings.categorias, await knownCategorias()),
    ...goneWarnings(
      findings.imagenes,
      await findGone(database().read, [...findings.imagenes.keys()]),
    ),
  ];
  findings.avisos.unshift(...general);
  findings.numAvisos += general.length;
  await database().write((trx) => closeLote(trx, id, findings));
  return id;
}

const RESULT = /^importacion:(.+)$/;

async function findTaken(idem: string): Promise<string | undefined> {
  const row = await database()
    .read.selectFrom("envios")
    .select("resultado")
    .where("idem", "=", idem)
    .executeTakeFirst();
  return RESULT.exec(row?.resultado ?? "")?.[1];
}

function openLote(id: string, file: CsvFile, { name, idem, actor }: Subida): Promise<boolean> {
  const now = new Date();
  const archivo = name.replace(/[\p{Cc}\p{Cf}]+/gu, " ").slice(-NAME_MAX_LENGTH);
  return database().write(async (trx) => {
    if (!(await takeEnvio(trx, idem, `importacion:${id}`, now))) return false;
    await trx
      .insertInto("importaciones")
      .values({
        ...{ id, archivo, estado: "leyendo" as const, user_id: actor.id },
        cabecera: JSON.stringify(file.header),
        created_at: now.toISOString(),
      })
      .execute();
    const details = { archivo, filas: file.rows.length };
    await recordSuceso(trx, { actor, action: "importacion.subida", target: id, details }, now);
    return true;
  });
}

interface Findings extends Named {
  filas: number;
  errores: string[];
  numErrores: number;
  avisos: string[];
  numAvisos: number;
}

async function storeRows(id: string, rows: CsvRow[], context: RowContext): Promise<Findings> {
  const findings: Findings = {
    ...{ filas: 0, errores: [], numErrores: 0, avisos: [], numAvisos: 0 },
    ...{ categorias: new Map(), imagenes: new Map() },
  };
  let at = 0;
  while (at < rows.length) {
    const stretch = readStretch(id, rows.slice(at, at + STRETCH_ROWS), { context, findings });
    await database().writeSoon((trx) => insertFilas(trx, stretch));
    at += stretch.length;
    await breathe();
  }
  return findings;
}

/** Reads rows from the first on, as many as the time allows. */
function readStretch(
  id: string,
  rows: CsvRow[],
  { context, findings }: { context: RowContext; findings: Findings },
) {
  const deadline = performance.now() + STRETCH_MS;
  const values: FilaValues[] = [];
  for (const row of rows) {
    const reading = readProductoRow(row, context);
    note(findings, reading);
    values.push(toValues(id, givenBack(row, context), reading));
    if (performance.now() > deadline) break;
  }
  return values;
}

type FilaValues = ReturnType<typeof toValues>;

const COLUMNS = ["importacion_id", "fila", "slug", "datos", "motivo"] as const;

function insertFilas(trx: Trx, filas: readonly FilaValues[]) {
  return trx
    .insertInto("importacion_filas")
    .columns(COLUMNS)
    .expression(jsonRows(filas, COLUMNS))
    .execute();
}

function note(findings: Findings, { producto, errors, warnings }: RowReading): void {
  const room = ERRORES_MOSTRADOS - findings.errores.length;
  findings.errores.push(...errors.slice(0, Math.max(room, 0)));
  findings.numErrores += errors.length;
  findings.avisos.push(
    ...warnings.slice(0, Math.max(AVISOS_GUARDADOS - findings.avisos.length, 0)),
  );
  findings.numAvisos += warnings.length;
  if (!producto) return;
  findings.filas += 1;
  noteNamed(findings, producto);
}

/** errores.csv has commas between cells, where «4,5» would be no number. */
function givenBack({ fila, cells }: CsvRow, { separator, columns }: RowContext): CsvRow {
  const at = columns.get("rating") ?? -1;
  const rating = parseRating(cells[at] ?? "", separator);
  return { fila, cells: rating === undefined ? cells : cells.with(at, plainNumber(rating)) };
}

/** A row with errors keeps its cells as they were, so that it can be given back to be mended. */
function toValues(id: string, { fila, cells }: CsvRow, { producto, errors }: RowReading) {
  const motivo = errors.map((error) => error.replace(/^Fila \d+: /, "")).join("; ");
  return {
    importacion_id: id,
    fila,
    slug: producto?.slug ?? null,
    datos: JSON.stringify(producto ?? { celdas: cells }),
    motivo: motivo || null,
  };
}

async function closeLote(trx: Trx, id: string, findings: Findings): Promise<void> {
  await trx
    .updateTable("importaciones")
    .set({
      estado: "preparada",
      filas: findings.filas,
      errores: JSON.stringify(findings.errores),
      num_errores: findings.numErrores,
      avisos: JSON.stringify(findings.avisos.slice(0, AVISOS_GUARDADOS)),
      num_avisos: findings.numAvisos,
    })
    .where("id", "=", id)
    .execute();
}
