import type { FormReply } from "~/http/results/form-reply";
import type { findColumns } from "../lote/choose-columns.server";
import type { Problema } from "../lote/lote-messages";
import type { Lote } from "../lote/lotes.server";
import type { listCambios, VistaPrevia } from "../lote/preview-lote.server";
import type { Confirmacion } from "../lote/seleccion";

export type SubidaPage = { kind: "subida"; seal: { name: string; value: string } };

export interface LotePage {
  kind: "lote";
  lote: Lote;
  asksUndo: boolean;
  columnas?: Columnas;
  previa?: VistaPrevia;
  cambios?: Cambiados;
  senaladas?: string[];
}

export type Columnas = NonNullable<Awaited<ReturnType<typeof findColumns>>>;
export type Cambiados = Awaited<ReturnType<typeof listCambios>>;

export interface ImportAnswer {
  reply?: FormReply;
  problema?: Problema;
  eleccion?: Confirmacion;
  next?: string;
}
