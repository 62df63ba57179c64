import { data } from "@remix-run/node";
import { CATEGORIA_GONE } from "~/domain/categorias/mensajes";
import { CategoriaGoneError } from "~/domain/categorias/present-categoria.server";
import { answerPicture, keepAlt, refuseGone } from "~/domain/imagenes/form-picture.server";
import { checkConsejo } from "~/domain/revision-editorial/check-consejo";
import { obstaclesTo, PUBLISH_BLOCKED } from "~/domain/revision-editorial/nota";
import type { AdminSubmission } from "~/domain/submission";
import { LINES_MAX, toSlug } from "~/domain/texto";
import { writeFlash } from "~/http/flash.server";
import {
  parseForm,
  refuse,
  refuseFailedWrite,
  replyAt,
  replyWith,
  requireIntent,
} from "~/http/form.server";
import type { FormReply } from "~/http/form-reply";
import { FORM_TOO_OLD, makeSeal, readSeal } from "~/http/form-seal.server";
import { seeOther } from "~/http/responses.server";
import { safeReturnPath } from "~/http/return-path";
import { log } from "~/log.server";
import { paths } from "~/paths";
import { createConsejo, editConsejo } from "./change-consejos.server";
import { CONTENIDO_MAX_LENGTH } from "./consejo";
import type { ConsejoAnswer } from "./consejo-form";
import { findConflict } from "./consejo-page.server";
import { consejoSchema } from "./consejo-schema.server";
import { type ConsejoEditable, findEditable } from "./consejos-admin.server";
import { CONSEJO_NOT_SAVED } from "./mensajes";

const SLUG_TAKEN = "Ya hay otro artículo con este slug: cambia alguna palabra";

/** Answers the form of a new article. */
export async function submitNewConsejo(submission: AdminSubmission) {
  const { form, context, actor } = submission;
  const picture = { ...submission, campo: "imagen" as const };
  const answered = await answerPicture(picture);
  if (answered) return answered;
  requireIntent(form, "guardar");
  const { campos, refusal } = readCampos(submission);
  if (!campos) return refusal;
  const seal = readSeal(form.get("idem"));
  if (!seal) {
    const extra: Partial<ConsejoAnswer> = { idem: makeSeal() };
    return refuse(context, { reply: replyWith(form, FORM_TOO_OLD), status: 422, extra });
  }
  try {
    const { outcome } = await createConsejo(campos, { idem: seal.idem, actor });
    if (outcome === "taken") return refuseSlug(submission);
  } catch (error) {
    return refuseGone(error, picture) ?? refuseNotSaved(error, submission);
  }
  await keepAlt(form, "imagen");
  return seeOther(backOf(form), await writeFlash("consejo.creado"));
}

/** Answers the form of an article that is there already. */
export async function submitConsejo(id: string, submission: AdminSubmission) {
  const { form, context, actor } = submission;
  const picture = { ...submission, campo: "imagen" as const };
  const answered = await answerPicture(picture);
  if (answered) return answered;
  requireIntent(form, "guardar");
  try {
    const { campos, refusal } = readCampos(submission, await findEditable(id));
    if (!campos) return refusal;
    const version = Number(form.get("version"));
    const { outcome } = await editConsejo({ id, version }, campos, actor);
    if (outcome === "taken") return refuseSlug(submission);
    if (outcome === "missing") {
      log().warn({ id }, "No data returned after update");
      return refuse(context, { reply: replyWith(form, CONSEJO_NOT_SAVED), status: 409 });
    }
    if (outcome === "conflict") {
      const extra: Partial<ConsejoAnswer> = { conflict: await findConflict(id) };
      return refuse(context, { reply: replyWith(form, CONSEJO_CONFLICT), status: 409, extra });
    }
  } catch (error) {
    return refuseGone(error, picture) ?? refuseNotSaved(error, submission);
  }
  await keepAlt(form, "imagen");
  return seeOther(backOf(form), await writeFlash("consejo.actualizado"));
}

const CONSEJO_CONFLICT = "El artículo ha cambiado mientras escribías: todavía no se ha guardado";

/**
 * What is sent: fields that the form lacks are left out.
 * @param stored the article as it is; what is left out stays so, of a new one it gets published
 */
function readCampos({ form, context }: AdminSubmission, stored?: ConsejoEditable) {
  const { values, reply } = parseForm(form, consejoSchema);
  if (reply) {
    return { refusal: refuse(context, { reply: withSlug(reply), status: 422, extra: NOTHING }) };
  }
  const { extracto, ...rest } = values;
  const campos = form.has("extracto") ? values : rest;
  const estado = values.estado ?? stored?.estado ?? "published";
  const notas = estado === "draft" ? [] : checkConsejo({ extracto: stored?.extracto, ...campos });
  const obstacles = obstaclesTo(notas);
  if (obstacles.length > 0) {
    const problem = [PUBLISH_BLOCKED, ...obstacles].join(". ");
    return { refusal: refuseField({ form, context }, "estado", problem) };
  }
  return { campos };
}

const NOTHING: Partial<ConsejoAnswer> = {};

/** A missing slug is proposed in its field. */
function withSlug(reply: FormReply): FormReply {
  const titulo = reply.initialValue?.titulo;
  if (!reply.error?.slug || typeof titulo !== "string" || reply.initialValue?.slug) return reply;
  return { ...reply, initialValue: { ...reply.initialValue, slug: toSlug(titulo) } };
}

const refuseSlug = (submission: AdminSubmission) => refuseField(submission, "slug", SLUG_TAKEN);

function refuseField(
  { form, context }: Pick<AdminSubmission, "form" | "context">,
  field: string,
  problem: string,
) {
  return refuse(context, { reply: replyAt(form, field, problem), status: 422, extra: NOTHING });
}

function refuseNotSaved(error: unknown, submission: AdminSubmission) {
  if (error instanceof CategoriaGoneError) {
    return refuseField(submission, "categoria", CATEGORIA_GONE);
  }
  const { form, context } = submission;
  return refuseFailedWrite(error, { form, context, problem: CONSEJO_NOT_SAVED });
}

/** The form once more, with its body as it would be read, as far as it could be saved. */
export function previewConsejo(form: FormData) {
  const { initialValue } = replyWith(form, "");
  const text = String(form.get("contenido") ?? "").slice(0, CONTENIDO_MAX_LENGTH);
  const preview = text.split("\n", LINES_MAX).join("\n");
  const answer: ConsejoAnswer = { reply: { initialValue }, preview };
  return data(answer);
}

const backOf = (form: FormData) => safeReturnPath(form.get("volver"), paths.adminConsejos());
