import type { AdminSubmission } from "~/actions/submission";
import { keepForm } from "~/domain/borradores/borradores.server";
import { PICK_INTENT } from "~/domain/imagenes/form/image-field";
import { findTextos, saveAlt } from "~/domain/imagenes/queries/externas.server";
import { GoneImageError } from "~/domain/imagenes/rules/image-error";
import { altSchema } from "~/domain/imagenes/rules/imagen-schema.server";
import { isDataImage } from "~/domain/imagenes/rules/imagen-url";
import { storeDataUrl } from "~/domain/imagenes/store/store.server";
import { seeOther } from "~/http/answers/responses.server";
import { type ParsedForm, refuse, replyAt } from "~/http/forms/form.server";
import { log } from "~/runtime/log.server";
import { paths } from "~/site/paths";
import { database } from "~db/client.server";
import { refusalOf } from "./imagenes/refuse-picture.server";

export type Campo = "imageurl" | "imagen" | "imagen_url";

export async function answerPicture(submission: AdminSubmission, campo: Campo) {
  const { request, form, context, actor } = submission;
  if (form.get("intent") === PICK_INTENT) {
    const kept = await keepForm(form, { userId: actor.id, back: pageOf(request), campo });
    return seeOther(paths.adminImagenesElegir(kept));
  }
  const url = String(form.get(campo) ?? "").trim();
  if (!isDataImage(url)) return undefined;
  try {
    form.set(campo, await storeDataUrl(url, actor));
    return undefined;
  } catch (error) {
    const { text, init } = refusalOf(error, context);
    form.delete(campo);
    return refuse(context, { reply: replyAt(form, campo, text) }, init);
  }
}

export function pageOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  const volver = searchParams.get("volver");
  return volver ? `${pathname}?${new URLSearchParams({ volver })}` : pathname;
}

const GONE = "Hay una imagen que ya no está en la biblioteca: elige otra";

export function refuseGone(error: unknown, { form, context }: AdminSubmission, campo: Campo) {
  if (!(error instanceof GoneImageError)) return undefined;
  const isMain = error.urls.includes(String(form.get(campo) ?? "").trim());
  const reply = replyAt(form, isMain ? campo : "imagenes", GONE);
  return refuse(context, { reply }, { status: 422 });
}

export async function keepAlt(form: FormData, campo: Campo): Promise<void> {
  try {
    const text = await findNewAlt(form, campo);
    if (text) await database().write((trx) => saveAlt(trx, text.url, text.alt));
  } catch (error) {
    // The row is saved by now: its author, told of a failure, would send it again.
    log().error({ err: error, url: form.get(campo) }, "text of a picture not saved");
  }
}

export async function findNewAlt(form: FormData, campo: Campo) {
  const url = String(form.get(campo) ?? "").trim();
  const typed = form.get(`${campo}_alt`);
  if (url === "" || typed === null) return undefined;
  const alt = altSchema.parse(typed);
  return (await findTextos(url)).alt === alt ? undefined : { url, alt };
}

export function withAltProblem<Values>(parsed: ParsedForm<Values>, form: FormData, campo: Campo) {
  const field = `${campo}_alt`;
  const [issue] = altSchema.safeParse(form.get(field) ?? undefined).error?.issues ?? [];
  if (!issue) return parsed;
  const reply = replyAt(form, field, issue.message);
  return { reply: { ...reply, error: { ...parsed.reply?.error, ...reply.error } } };
}
