import { answerPicture, keepAlt, refuseGone } from "~/domain/imagenes/form-picture.server";
import type { AdminSubmission } from "~/domain/submission";
import { writeFlash } from "~/http/flash.server";
import {
  parseForm,
  refuse,
  refuseFailedWrite,
  replyAt,
  replyWith,
  requireIntent,
} from "~/http/form.server";
import { FORM_TOO_OLD, makeSeal, readSeal } from "~/http/form-seal.server";
import { seeOther } from "~/http/responses.server";
import { safeReturnPath } from "~/http/return-path";
import { paths } from "~/paths";
import type { CategoriaAnswer } from "./categoria-form";
import { findConflict } from "./categoria-page.server";
import { categoriaSchema } from "./categoria-schema.server";
import { createCategoria, editCategoria } from "./change-categorias.server";
import { CATEGORIA_NOT_SAVED } from "./mensajes";

/** What a refusal of the tables is told as, by field. */
const REFUSALS = {
  taken: ["slug", "Ya hay otra categoría con este slug: cambia alguna palabra"],
  depth: [
    "parent_id",
    "Solo hay dos niveles: elige una categoría principal, y para una que tiene subcategorías, ninguna",
  ],
  "no-parent": ["parent_id", "La categoría padre ya no existe: elige otra"],
} as const;

/** Answers the form of a new category. */
export async function submitNewCategoria(submission: AdminSubmission) {
  const { form, context, actor } = submission;
  const picture = { ...submission, campo: "imagen_url" as const };
  const answered = await answerPicture(picture);
  if (answered) return answered;
  requireIntent(form, "guardar");
  const { values, reply } = parseForm(form, categoriaSchema);
  if (reply) return refuse(context, { reply, status: 422, extra: NOTHING });
  const seal = readSeal(form.get("idem"));
  if (!seal) {
    const extra: Partial<CategoriaAnswer> = { idem: makeSeal() };
    return refuse(context, { reply: replyWith(form, FORM_TOO_OLD), status: 422, extra });
  }
  try {
    const { outcome } = await createCategoria(values, { idem: seal.idem, actor });
    if (outcome !== "saved" && outcome !== "repeated") return refuseRule(outcome, submission);
  } catch (error) {
    const problem = CATEGORIA_NOT_SAVED;
    return refuseGone(error, picture) ?? refuseFailedWrite(error, { form, context, problem });
  }
  await keepAlt(form, "imagen_url");
  return seeOther(backOf(form), await writeFlash("categoria.creada"));
}

/** Answers the form of a category that is there already. */
export async function submitCategoria(id: string, submission: AdminSubmission) {
  const { form, context, actor } = submission;
  const picture = { ...submission, campo: "imagen_url" as const };
  const answered = await answerPicture(picture);
  if (answered) return answered;
  requireIntent(form, "guardar");
  const { values, reply } = parseForm(form, categoriaSchema);
  if (reply) return refuse(context, { reply, status: 422, extra: NOTHING });
  try {
    const version = Number(form.get("version"));
    const { outcome } = await editCategoria({ id, version }, values, actor);
    if (outcome === "missing") {
      return refuse(context, { reply: replyWith(form, CATEGORIA_NOT_SAVED), status: 409 });
    }
    if (outcome === "conflict") {
      const extra: Partial<CategoriaAnswer> = { conflict: await findConflict(id) };
      return refuse(context, { reply: replyWith(form, CONFLICT), status: 409, extra });
    }
    if (outcome !== "saved") return refuseRule(outcome, submission);
  } catch (error) {
    const problem = CATEGORIA_NOT_SAVED;
    return refuseGone(error, picture) ?? refuseFailedWrite(error, { form, context, problem });
  }
  await keepAlt(form, "imagen_url");
  return seeOther(backOf(form), await writeFlash("categoria.actualizada"));
}

const CONFLICT = "La categoría ha cambiado mientras escribías: todavía no se ha guardado";
const NOTHING: Partial<CategoriaAnswer> = {};

function refuseRule(outcome: keyof typeof REFUSALS, { form, context }: AdminSubmission) {
  const [field, problem] = REFUSALS[outcome];
  return refuse(context, { reply: replyAt(form, field, problem), status: 422, extra: NOTHING });
}

const backOf = (form: FormData) => safeReturnPath(form.get("volver"), paths.adminCategorias());
