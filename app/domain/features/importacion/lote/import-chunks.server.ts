import { z } from "zod";
import { parseStored } from "~base/stored-json.server";
import { database } from "~db/client.server";
import { renewLease } from "~db/lease.server";
import { RefusedImageError } from "~nouns/imagenes/rules/image-error";
import { isDataImage } from "~nouns/imagenes/rules/imagen-url";
import { uploadProblemText } from "~nouns/imagenes/rules/subida";
import { storeDataUrl } from "~nouns/imagenes/store/store.server";
import { applyFilas, type Fila, planImport } from "./apply-filas.server";
import { type Encargo, finish, keepResults } from "./cola.server";
import { findDestinos } from "./destinos.server";
import { findImportacion, goodRows, isInTramos, parseProducto } from "./filas.server";
import { FILA_DANADA } from "./lote-messages";
import type { DuplicateChoice } from "./seleccion";

/** A transaction blocks the event loop, so it ends with the row that reaches this time. */
const CHUNK_MS = 15;
const CHUNK_ROWS = 75;
/** An embedded picture takes some 100 ms, although in another thread. */
const CHUNK_PICTURES = 5;

/** Stores rows, results and counts in one transaction. @returns true once the import has ended */
export async function importChunk(encargo: Encargo): Promise<boolean> {
  const lote = await findImportacion(database().read, encargo.lote);
  const filas = lote?.estado === "en_curso" ? await nextFilas(encargo.lote, lote) : [];
  if (!lote || filas.length === 0) return database().write((trx) => finish(trx, encargo));
  const { duplicados } = lote;
  const ready = await storePictures(untilPictures(filas), duplicados);
  return database().writeSoon(async (trx) => {
    await renewLease(trx, encargo);
    const deadline = performance.now() + CHUNK_MS;
    const isOver = () => performance.now() > deadline;
    const { lote: importacion } = encargo;
    const results = await applyFilas(trx, ready, { importacion, duplicados, isOver });
    await keepResults(trx, importacion, results, COLUMNS);
    return false;
  });
}

const COLUMNS = ["resultado", "motivo", "producto_id", "version"] as const;

const tramosSchema = z.array(z.tuple([z.number(), z.number()]));

async function nextFilas(id: string, { seleccion, avance }: { seleccion: string; avance: number }) {
  const chosen = parseStored(tramosSchema, seleccion, "importaciones.seleccion");
  if (!chosen) throw new Error(`what was chosen of import ${id} is damaged`);
  const tramos = chosen.filter(([, to]) => to > avance);
  const rows = await goodRows(database().read, id)
    .select(["fila", "datos"])
    .where("fila", ">", avance)
    .where((eb) => isInTramos(eb, tramos))
    .orderBy("fila")
    .limit(CHUNK_ROWS)
    .execute();
  return rows.map(({ fila, datos }) => {
    const producto = parseProducto(datos);
    return producto ? { fila, producto } : { fila, motivo: FILA_DANADA };
  });
}

function untilPictures(filas: Fila[]): Fila[] {
  const beyond = filas.filter(hasPicture)[CHUNK_PICTURES];
  return beyond ? filas.slice(0, filas.indexOf(beyond)) : filas;
}

const hasPicture = ({ producto }: Fila) => isDataImage(producto?.imageurl ?? "");

/** Stores pictures before the transaction, which may await only the database. */
async function storePictures(filas: readonly Fila[], duplicados: DuplicateChoice) {
  if (!filas.some(hasPicture)) return filas;
  const destinoOf = await findDestinos(database().read, filas);
  const ready: Fila[] = [];
  for (const { fila, action } of planImport(filas, destinoOf, duplicados)) {
    ready.push(action === "omitir" ? fila : await store(fila));
  }
  return ready;
}

/** Catches every error of a picture, so that only its own row fails. */
async function store(row: Fila): Promise<Fila> {
  const { fila, producto } = row;
  if (!producto || !hasPicture(row)) return row;
  try {
    return { fila, producto: { ...producto, imageurl: await storeDataUrl(producto.imageurl) } };
  } catch (error) {
    if (!(error instanceof RefusedImageError)) throw error;
    if (error.problem === "espacio") return { fila, motivo: "No queda espacio para la imagen" };
    if (error.problem === "formato")
      return { fila, motivo: "La imagen incrustada no se puede leer" };
    return { fila, motivo: uploadProblemText(error.problem, "la imagen incrustada", error.detail) };
  }
}
