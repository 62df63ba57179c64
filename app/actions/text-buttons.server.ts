import { data } from "@remix-run/node";
import type { AdminSubmission } from "~/actions/submission";
import { keepForm } from "~/domain/borradores/borradores.server";
import { CONTENIDO_MAX_LENGTH } from "~/domain/consejos/rules/consejo";
import { readContenido } from "~/domain/contenido/contenido.server";
import { INSERT_INTENT } from "~/domain/contenido/contenido-field";
import { PREVIEW_INTENT } from "~/domain/contenido/keep-while-previewing";
import { toMarks } from "~/domain/marcas/marcas";
import type { PublicableAnswer } from "~/domain/publicacion/publicable-form";
import { LINES_MAX } from "~/domain/texto";
import { seeOther } from "~/http/answers/responses.server";
import { replyWith } from "~/http/forms/form.server";
import { paths } from "~/site/paths";
import { formAddress } from "./form-picture.server";

const fieldIn = (form: FormData) => (form.has("contenido") ? "contenido" : "contenido_principal");

/** Keeps the form while its author looks for what the text shall name. */
export async function answerInsert({ request, form, actor }: AdminSubmission) {
  if (form.get("intent") !== INSERT_INTENT) return undefined;
  const campo = fieldIn(form);
  const kept = await keepForm(form, { userId: actor.id, back: formAddress(request), campo });
  return seeOther(paths.adminInsertar({ borrador: kept }));
}

/** Shows a text as far as it could be saved. */
export async function answerPreview({ form }: AdminSubmission) {
  if (form.get("intent") !== PREVIEW_INTENT) return undefined;
  const { initialValue } = replyWith(form, "");
  const text = String(form.get(fieldIn(form)) ?? "").slice(0, CONTENIDO_MAX_LENGTH);
  const preview = await readContenido(toMarks(text.split("\n", LINES_MAX).join("\n")));
  return data<PublicableAnswer>({ reply: { initialValue }, preview });
}
