import { data } from "@remix-run/node";
import type { AdminSubmission } from "~/actions/submission";
import { replyWith } from "~/http/forms/form.server";
import { seeOther } from "~/http/responses/responses.server";
import { paths } from "~/site/paths";
import { LINES_MAX } from "~base/texto";
import { type Contenido, readContenido } from "~features/contenido-view/contenido.server";
import { INSERT_INTENT } from "~features/contenido-view/contenido-field";
import { PREVIEW_INTENT } from "~features/contenido-view/keep-while-previewing";
import { CONTENIDO } from "~nouns/consejos/consejo.kind";
import { backToForm } from "~record/borradores/borradores.server";
import type { RecordAnswer } from "~record/formulario/record-form";
import { toMarks } from "~record/marcas/marcas";
import { tickOff } from "~record/revision/observaciones.server";
import { HECHA } from "~record/revision/revision";
import { isPublicable } from "~record/tipos/tipo";
import { keepTyped } from "./form-picture.server";
import type { SomeKind } from "./record-kind";

const fieldIn = (form: FormData) => (form.has("contenido") ? "contenido" : "contenido_principal");

/** Keeps the form as a draft while its author picks something to insert. */
export async function answerInsert(submission: AdminSubmission) {
  const { form } = submission;
  if (form.get("intent") !== INSERT_INTENT) return undefined;
  const { id } = await keepTyped(submission, fieldIn(form));
  return seeOther(paths.adminInsertar({ borrador: id }));
}

export async function answerPreview({ form }: AdminSubmission) {
  if (form.get("intent") !== PREVIEW_INTENT) return undefined;
  const { initialValue } = replyWith(form, "");
  const text = String(form.get(fieldIn(form)) ?? "").slice(0, CONTENIDO.max);
  const preview = await readContenido(toMarks(text.split("\n", LINES_MAX).join("\n")));
  return data<RecordAnswer & { preview?: Contenido }>({ reply: { initialValue }, preview });
}

export async function answerHecha(submission: AdminSubmission, { tipo }: SomeKind) {
  const { form, actor, id } = submission;
  const intent = String(form.get("intent") ?? "");
  if (!intent.startsWith(HECHA) || id === undefined || !isPublicable(tipo)) return undefined;
  await tickOff({ tipo, id }, intent.slice(HECHA.length), actor);
  return seeOther(backToForm(await keepTyped(submission, fieldIn(form))));
}
