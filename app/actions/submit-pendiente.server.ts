import type { Saving } from "~/actions/record-kind";
import type { AdminSubmission } from "~/actions/submission";
import { KINDS } from "~/domain/kinds.server";
import * as forms from "~/http/forms/form.server";
import { returnPathOf } from "~/http/requests/return-path";
import { flashAt, notFound } from "~/http/responses/responses.server";
import { RefusedActError } from "~/http/results/refused-act";
import { paths } from "~/site/paths";
import type { Trx } from "~db/client.server";
import { isWriter, NOT_FOR_WRITERS } from "~record/historial/actor";
import { elegidosIn, VIVO_FIELD } from "~record/pendientes/pendiente";
import * as pendientes from "~record/pendientes/pendientes.server";
import { isPublicable } from "~record/tipos/tipo";

type Hour = { programado_at?: string | null; programado_por?: string | null };

/** Stores a form as changes beside the published row, and publishes them if the button says so. */
export function writePendiente(saving: Saving, campos: object) {
  const { submission, kind, order } = saving;
  const { form, actor, id = "" } = submission;
  const { programado_at, programado_por, ...typed }: Hour = campos;
  const columns = { ...typed, ...kind.columnsOf?.(typed) };
  const own = publishedKind(saving);
  const [version, vivo] = [Number(form.get("version")), Number(form.get(VIVO_FIELD))];
  const seen = { id, version, vivo, elegidos: elegidosIn(form) };
  const hour = { programado_at, programado_por };
  return async (trx: Trx) => {
    const saved = await pendientes.savePendiente(trx, own, seen, { columns, hour, actor });
    if (saved.outcome !== "saved") return saved;
    // Publishing may be refused now, and the form then goes on from the saved changes.
    form.set("version", String(saved.version));
    if (order.estado !== "published") return { ...saved, id };
    if (saved.isAsked) return { outcome: "elegir" };
    if (order.hour !== undefined) return { ...saved, id };
    return pendientes.publishPendiente(trx, own, id, { actor });
  };
}

function publishedKind({ kind: { tipo } }: Pick<Saving, "kind">) {
  if (!isPublicable(tipo)) throw notFound();
  return KINDS[tipo];
}

/** Finds the changes that a form edits, as a row; else the row itself. */
export async function findEdited({ kind, order }: Pick<Saving, "kind" | "order">, id: string) {
  const own = order.isPendiente ? publishedKind({ kind }) : undefined;
  const pendiente = own && (await pendientes.readPendienteOf(own, id));
  return { pendiente, row: pendiente?.row ?? (await kind.find(id)) };
}

export function messageOf({ estado, hour }: Saving["order"]) {
  if (hour) return "cambios.programados" as const;
  return estado === "published" ? ("cambios.publicados" as const) : ("cambios.guardados" as const);
}

function formOf({ request, id = "" }: AdminSubmission, { tipo }: Saving["kind"]): string {
  return paths.adminForm(tipo, id, { volver: returnPathOf(request, paths.adminLista(tipo)) });
}

export const askWhich = ({ submission, kind }: Saving) =>
  flashAt(`${formOf(submission, kind)}#pendiente`, "cambios.elegir");

const GONE =
  "Los cambios ya no están como los veías: alguien los ha guardado, publicado o descartado";

/** Discards the waiting changes if that button was pressed, unless others were saved meanwhile. */
export async function answerDescartar(submission: AdminSubmission, kind: Saving["kind"]) {
  const { form, actor, id = "" } = submission;
  if (form.get("intent") !== "descartar") return undefined;
  if (isWriter(actor)) throw new RefusedActError(NOT_FOR_WRITERS);
  const { tipo } = publishedKind({ kind });
  const version = Number(form.get("version"));
  if (!(await pendientes.discardPendiente({ tipo, id }, version, actor))) {
    return forms.refuseForm(submission, GONE, 409);
  }
  return flashAt(formOf(submission, kind), "cambios.descartados");
}
