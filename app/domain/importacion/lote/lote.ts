import { formatCount } from "~/ui/text/format-number";
import type { Lote } from "./lotes.server";

export type Recuento = Lote["recuento"];

/** An unconfirmed import, or a finished one with its undo, is forgotten after so many days. */
export const DIAS_GUARDADA = { sinUsar: 7, terminada: 90 };

export const FILAS_MOSTRADAS = 10;
export const ERRORES_MOSTRADOS = 5;

export function doneOf({ estado, recuento, deshecho }: Lote): number {
  if (estado === "deshaciendo" || estado === "deshecha") {
    return deshecho.retirados + deshecho.restaurados + deshecho.conservados;
  }
  return recuento.importados + recuento.actualizados + recuento.omitidos + recuento.fallidos;
}

export function totalOf({ estado, elegidas, recuento }: Lote): number {
  const isUndo = estado === "deshaciendo" || estado === "deshecha";
  return isUndo ? recuento.importados + recuento.actualizados : elegidas;
}

export function percentOf(lote: Lote): number {
  const total = totalOf(lote);
  return total === 0 ? 100 : Math.floor((doneOf(lote) * 100) / total);
}

export function isRunning({ estado }: Pick<Lote, "estado">): boolean {
  return estado === "leyendo" || estado === "en_curso" || estado === "deshaciendo";
}

export const productos = (n: number) => formatCount(n, "producto", "productos");

export function recuentoInWords(recuento: Recuento): string[] {
  const { importados, actualizados, omitidos, fallidos } = recuento;
  return [
    formatCount(importados, "importado", "importados"),
    formatCount(actualizados, "actualizado", "actualizados"),
    formatCount(omitidos, "omitido", "omitidos"),
    formatCount(fallidos, "fallido", "fallidos"),
  ];
}
