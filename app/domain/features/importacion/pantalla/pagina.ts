import type { FormReply } from "~/http/results/form-reply";
import type { askColumns, findColumns } from "../lote/choose-columns.server";
import type { listSenaladas } from "../lote/filas.server";
import type { Problema } from "../lote/lote-messages";
import type { Lote } from "../lote/lotes.server";
import type { listCambios, VistaPrevia } from "../lote/preview-lote.server";
import type { Confirmacion } from "../lote/seleccion";

export type SubidaPage = { kind: "subida"; seal: { name: string; value: string } };

export interface LotePage {
  kind: "lote";
  lote: Lote;
  asksUndo: boolean;
  columnas?: AskedColumns;
  dichas?: FoundColumns;
  previa?: VistaPrevia;
  cambios?: Cambiados;
  senaladas?: FilaSenalada[];
}

export type AskedColumns = NonNullable<Awaited<ReturnType<typeof askColumns>>>;
export type FoundColumns = NonNullable<Awaited<ReturnType<typeof findColumns>>>;
export type Cambiados = Awaited<ReturnType<typeof listCambios>>;
export type FilaSenalada = Awaited<ReturnType<typeof listSenaladas>>[number];

export interface ImportAnswer {
  reply?: FormReply;
  problema?: Problema;
  eleccion?: Confirmacion;
  columnas?: string[];
  valores?: Record<string, string>;
  next?: string;
}
