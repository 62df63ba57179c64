import type { data, TypedResponse } from "@remix-run/node";
import type * as pictures from "~/actions/form-picture.server";
import type { RecordPages, TypedPage } from "~/actions/open-record.server";
import type { AdminSubmission, Row } from "~/actions/submission";
import type { ParsedForm } from "~/http/forms/form.server";
import type { Trx } from "~db/client.server";
import type { Contenido } from "~features/contenido-view/contenido.server";
import type { RecordAnswer } from "~record/formulario/record-form";
import type { Actor } from "~record/historial/historial.server";
import type { Nota } from "~record/revision-editorial/nota";
import type { Estado } from "~record/tipos/estado";
import type { Order } from "./record-order";

export type Answered =
  | ReturnType<typeof data<RecordAnswer & { preview?: Contenido; notas?: Nota[] }>>
  | TypedResponse<never>;

export type Reading<Stored extends Row = Row> = { estado: Estado; stored?: Stored };

export interface RecordKind<
  Campos extends object,
  Rule extends string,
  Page extends TypedPage,
  Stored extends Row = Row,
> extends RecordPages<Page, Stored> {
  imagen: pictures.CampoFoto;
  problems?: { conflict: string; missing: string };
  rules: Readonly<Record<Rule, readonly [field: string, problem: string]>>;
  answerOther?(submission: AdminSubmission): Promise<Answered | undefined>;
  read(
    submission: AdminSubmission,
    reading: Reading<Stored>,
  ): ParsedForm<Campos> | Promise<ParsedForm<Campos>>;
  insert(
    trx: Trx,
    campos: Campos,
    by: { actor: Actor },
  ): Promise<{ outcome: Rule | "saved"; id?: string }>;
  update(
    trx: Trx,
    seen: { id: string; version: number },
    campos: Campos,
    by: { actor: Actor },
  ): Promise<{ outcome: Rule | "saved" | "missing" | "conflict"; id?: string }>;
  columnsOf?(campos: Campos): object;
  /** The columns that saving the unchanged form would store, to compare a changed form with. */
  asSaved?(row: Stored): Row;
}

export type SomeKind = RecordKind<object, string, TypedPage>;

export type Parsed = ParsedForm<object>;

export type Saving = { submission: AdminSubmission; kind: SomeKind; order: Order };
