import { formatCount } from "~/ui/text/format-number";
import type { Lote } from "./lotes.server";

export type Recuento = Lote["recuento"];

/** Days until an unconfirmed import is deleted, or a finished one with its undo. */
export const DIAS_GUARDADA = { sinUsar: 7, terminada: 90 };

export const FILAS_MOSTRADAS = 10;
export const ERRORES_MOSTRADOS = 5;

const isUndo = ({ estado }: Lote) => estado === "deshaciendo" || estado === "deshecha";

export const filasDone = (lote: Lote) =>
  Object.values(isUndo(lote) ? lote.deshecho : lote.recuento).reduce((sum, n) => sum + n, 0);

export const filasDue = (lote: Lote) =>
  isUndo(lote) ? lote.recuento.importados + lote.recuento.actualizados : lote.elegidas;

export function percentOf(lote: Lote): number {
  const total = filasDue(lote);
  return total === 0 ? 100 : Math.floor((filasDone(lote) * 100) / total);
}

export const isRunning = ({ estado }: Pick<Lote, "estado">) =>
  ["leyendo", "en_curso", "deshaciendo"].includes(estado);

export const isClean = ({ estado, recuento }: Lote) =>
  estado === "terminada" && recuento.fallidos === 0;

export const productos = (n: number) => formatCount(n, "producto", "productos");

export const completedText = ({ fallidos }: Recuento) =>
  fallidos > 0 ? "Importación completada con errores" : "Importación completada";

export const recuentoInWords = (recuento: Recuento) =>
  Object.entries(recuento).map(([name, n]) => formatCount(n, name.slice(0, -1), name));
