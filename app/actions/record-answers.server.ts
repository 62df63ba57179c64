import * as pictures from "~/actions/form-picture.server";
import type { Row } from "~/actions/submission";
import { writeFlash } from "~/http/cookies/cookies.server";
import * as forms from "~/http/forms/form.server";
import { formPlaceOf, returnPathOf } from "~/http/requests/return-path";
import { seeOther } from "~/http/responses/responses.server";
import type { FormReply } from "~/http/results/form-reply";
import { log } from "~/runtime/log.server";
import { paths } from "~/site/paths";
import { toSlug } from "~base/texto";
import { forgetAutosaved } from "~record/borradores/borradores.server";
import { isWriter } from "~record/historial/actor";
import { findHolder } from "~record/slugs/slugs-antiguos.server";
import { IN_DRAFT, isPublicable, notSaved, subjectOf } from "~record/tipos/tipo";
import { findAuthor } from "~record/versiones/versiones.server";
import type { Saving, SomeKind } from "./record-kind";
import { publicadoIn } from "./record-route";
import { findEdited, messageOf } from "./submit-pendiente.server";

/** Answers if somebody else has changed or deleted the row; a double click is no conflict. */
export async function answerStale(saving: Saving, values: object, outcome: "missing" | "conflict") {
  const { submission, kind } = saving;
  const { form, id = "" } = submission;
  const alts = outcome === "conflict" ? await pictures.findNewAlts(form, kind.imagen) : [];
  const edited = await findEdited(saving, id);
  if (alts.length === 0 && (await isStored(kind, edited.row, values))) return leadBack(saving, id);
  if (outcome === "missing") log().warn({ id }, "No data returned after update");
  const isThere = outcome === "conflict" && edited.row;
  return isThere ? refuseConflict(saving, id, edited) : refuseMissing(saving);
}

async function isStored(kind: SomeKind, edited: Row | undefined, campos: object): Promise<boolean> {
  const columns = Object.entries(kind.columnsOf?.(campos) ?? campos);
  const [, newId] = columns.find(([name]) => name === "id") ?? [];
  const found = edited ?? (await kind.find(newId ?? ""));
  const row = found && (kind.asSaved?.(found) ?? found);
  const holds = ([name, value]: [string, unknown]) => (row?.[name] ?? "") === (value ?? "");
  return row !== undefined && columns.every(holds);
}

type Edited = Awaited<ReturnType<typeof findEdited>>;

async function refuseConflict({ submission, kind, order }: Saving, id: string, edited: Edited) {
  const { form, context } = submission;
  const { tipo } = kind;
  const { row = {}, pendiente } = edited;
  const { stored, version: present = 0 } = await kind.page(row);
  const { version = present, actor_email = null } = pendiente ?? {};
  const isOfRow = isPublicable(tipo) && !pendiente;
  const author = isOfRow ? await findAuthor({ tipo, id }, version) : actor_email;
  const changed = `${subjectOf(tipo)} ha cambiado mientras escribías: todavía no se ha guardado`;
  const reply = forms.replyWith(form, kind.problems?.conflict ?? changed);
  // Shows the stored state, so that saving again does not unpublish what somebody has published.
  if (order.estado) showEstado(reply, stored.estado ?? "draft");
  return forms.refuse(context, { reply, conflict: { stored, version, author } }, { status: 409 });
}

const showEstado = (reply: FormReply, estado: string) => {
  reply.initialValue = { ...reply.initialValue, estado };
};

function refuseMissing(saving: Saving) {
  const { submission, kind } = saving;
  const problem = kind.problems?.missing ?? notSaved(kind.tipo);
  return refuseWith(saving, forms.replyWith(submission.form, problem), { status: 409 });
}

export async function refuseRule(saving: Saving, campos: object, rule: string) {
  const { submission, kind } = saving;
  const [field = "", problem = ""] = kind.rules[rule] ?? [];
  const holder = await holderOf(saving, campos, field);
  return refuseWith(saving, { ...forms.replyAt(submission.form, field, problem), ...holder });
}

type Named = Partial<Record<"slug" | "nombre" | "id", string>>;

async function holderOf({ submission, kind: { tipo } }: Saving, campos: Named, field: string) {
  const { slug = "", nombre = "", id = "" } = campos;
  const value = field === "id" ? id : slug || toSlug(nombre);
  const found = await findHolder(tipo, field === "id" ? "id" : "slug", value);
  if (!found || found.id === submission.id || !["id", "slug", "nombre"].includes(field)) return {};
  return { holder: { field, href: paths.adminForm(tipo, found.id), label: found.label } };
}

type Refusal = { status?: 409 | 422; idem?: string };

/** A refused form counts as a draft again, so that the next button does not publish it. */
export function refuseWith({ submission, order }: Saving, reply: FormReply, refusal: Refusal = {}) {
  const { status = 422, idem } = refusal;
  if (order.estado === "published") showEstado(reply, "draft");
  return forms.refuse(submission.context, { reply, idem }, { status });
}

/** True if texts of pictures stay with the row instead of the library, which is public at once. */
export const areAltsKept = ({ submission, order }: Pick<Saving, "submission" | "order">) =>
  isWriter(submission.actor) || order.isPendiente === true;

export async function leadBack({ submission, kind, order }: Saving, row?: string) {
  const { request, form, actor, id } = submission;
  const { tipo } = kind;
  await pictures.keepAlts(form, kind.imagen, areAltsKept({ submission, order }));
  await forgetAutosaved(form, actor.id, formPlaceOf(request.url));
  const isScheduled = isPublicable(tipo) && typeof order.hour === "string";
  const saved = id === undefined ? (`${tipo}.creado` as const) : (`${tipo}.actualizado` as const);
  const own = isScheduled ? (`${tipo}.programado` as const) : saved;
  const flash = order.isPendiente ? messageOf(order) : own;
  const told = await writeFlash(flash, isScheduled ? "" : await placeOf(kind, row));
  const volver = returnPathOf(request, paths.adminLista(tipo));
  const publicado = publicadoIn(request);
  const back = order.isStaying && row && paths.adminForm(tipo, row, { volver, publicado });
  return seeOther(back || volver, told);
}

async function placeOf(kind: SomeKind, row = "") {
  const stored = await kind.find(row).catch(() => undefined);
  return stored?.estado === "draft" ? IN_DRAFT : String(stored?.slug ?? "");
}
