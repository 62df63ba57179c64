import type { AdminSubmission } from "~/actions/submission";
import { keepForm } from "~/domain/borradores/borradores.server";
import { CONTENIDO_MAX_LENGTH } from "~/domain/consejos/rules/consejo";
import { readContenido } from "~/domain/contenido/contenido.server";
import { INSERT_INTENT } from "~/domain/contenido/contenido-field";
import { LINES_MAX } from "~/domain/texto";
import { seeOther } from "~/http/answers/responses.server";
import { paths } from "~/site/paths";
import { pageOf } from "./form-picture.server";

type TextField = "contenido" | "contenido_principal";

/** Keeps the form while its author looks for what the text shall name. */
export async function answerInsert({ request, form, actor }: AdminSubmission) {
  if (form.get("intent") !== INSERT_INTENT) return undefined;
  const campo: TextField = form.has("contenido") ? "contenido" : "contenido_principal";
  const kept = await keepForm(form, { userId: actor.id, back: pageOf(request), campo });
  return seeOther(paths.adminInsertar({ borrador: kept }));
}

/** Reads a text as far as it could be saved. */
export function readPreview(form: FormData, campo: TextField) {
  const text = String(form.get(campo) ?? "").slice(0, CONTENIDO_MAX_LENGTH);
  return readContenido(text.split("\n", LINES_MAX).join("\n"));
}
