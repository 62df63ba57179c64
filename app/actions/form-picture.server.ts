import type { AdminSubmission } from "~/actions/submission";
import { type ParsedForm, refuse, refuseForm, replyAt, replyWith } from "~/http/forms/form.server";
import { seeOther } from "~/http/responses/responses.server";
import { log } from "~/runtime/log.server";
import { paths } from "~/site/paths";
import { database } from "~db/client.server";
import { type Ficha, fotosDeFicha } from "~nouns/ficha/ficha";
import { isMedicionField } from "~nouns/ficha/ficha-form";
import { findAlts, saveAlt } from "~nouns/imagenes/queries/imagenes.server";
import * as rules from "~nouns/imagenes/rules/fotos";
import { GoneImageError } from "~nouns/imagenes/rules/image-error";
import { altSchema } from "~nouns/imagenes/rules/imagen-schema.server";
import { isDataImage } from "~nouns/imagenes/rules/imagen-url";
import { storeDataUrl } from "~nouns/imagenes/store/store.server";
import { backToForm, keepForm } from "~record/borradores/borradores.server";
import { refusalOfPicture } from "./imagenes/refuse-picture.server";

export type CampoFoto = "imageurl" | "imagen" | "imagen_url";

export async function answerPicture(submission: AdminSubmission, campo: CampoFoto) {
  const { form, context, actor } = submission;
  const asked = rules.ordenOf(form.get("intent"));
  if (asked) {
    const { orden, at } = asked;
    const isPicking = orden === "elegir";
    const moved = isPicking ? asked : rules.moveFoto(rules.fotosOf(form, campo), orden, at);
    if ("fotos" in moved) rules.setFotos(form, campo, moved.fotos);
    const kept = await keepTyped(submission, rules.campoAt(campo, moved.at));
    return seeOther(isPicking ? paths.adminImagenesElegir(kept.id) : backToForm(kept));
  }
  const url = String(form.get(campo) ?? "").trim();
  if (!isDataImage(url)) return undefined;
  try {
    form.set(campo, await storeDataUrl(url, actor));
    return undefined;
  } catch (error) {
    const { text, init } = refusalOfPicture(error, context);
    form.delete(campo);
    return refuse(context, { reply: replyAt(form, campo, text) }, init);
  }
}

export async function keepTyped({ request, form, actor }: AdminSubmission, campo: string) {
  const volver = formAddress(request);
  const id = await keepForm(form, { userId: actor.id, back: volver, campo });
  return { id, volver, campo };
}

export function formAddress(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  const asked = [...searchParams].filter(([name]) => ["volver", "publicado"].includes(name));
  return asked.length > 0 ? `${pathname}?${new URLSearchParams(asked)}` : pathname;
}

/** Lists the pictures in the form's fields, but not those of a former category's facts. */
export function picturesIn(campos: object, campo: CampoFoto, form: FormData): string[] {
  const known: Partial<Record<CampoFoto, string | null>> & More = campos;
  const { [campo]: main, imagenes = [], ficha } = known;
  const typed = [...form.values()].join(" ");
  return [main ?? "", ...imagenes, ...fotosDeFicha(ficha).filter((url) => typed.includes(url))];
}

type More = { imagenes?: readonly string[]; ficha?: Ficha };

const GONE = "Hay una imagen que ya no está en la biblioteca: elige otra";

export function refuseGone(error: unknown, { form, context }: AdminSubmission, campo: CampoFoto) {
  if (!(error instanceof GoneImageError)) return undefined;
  const isMain = error.urls.includes(String(form.get(campo) ?? "").trim());
  const names = (text: FormDataEntryValue) => error.urls.some((url) => String(text).includes(url));
  const [ofFicha] = [...form].find(([name, text]) => isMedicionField(name) && names(text)) ?? [];
  return refuseForm({ form, context }, GONE, 422, isMain ? campo : (ofFicha ?? "imagenes"));
}

/** @param isKept true if the texts stay with the draft instead of the library, which is public */
export async function keepAlts(form: FormData, campo: CampoFoto, isKept: boolean): Promise<void> {
  if (isKept) return;
  try {
    for (const { url, alt } of await findNewAlts(form, campo)) {
      await database().write((trx) => saveAlt(trx, url, alt));
    }
  } catch (error) {
    // A failure is only logged: the row is saved, and an error would make its author resend it.
    log().error({ err: error, url: form.get(campo) }, "text of a picture not saved");
  }
}

async function readAlts(form: FormData, campo: CampoFoto) {
  const fotos = rules.fotosOf(form, campo).map(({ url, alt }) => ({
    url: url.trim(),
    alt: altSchema.safeParse(alt).data ?? "",
  }));
  const library = await findAlts(fotos.map(({ url }) => url));
  return fotos
    .filter(({ url }) => url)
    .map((foto) => ({ ...foto, known: library[foto.url] ?? "" }));
}

/** Texts are added only to pictures without one, as forms may not change those of the library. */
export async function findNewAlts(form: FormData, campo: CampoFoto) {
  if (!form.has(`${campo}_alt`)) return [];
  const fotos = await readAlts(form, campo);
  return fotos.filter(({ alt, known }) => alt !== "" && known === "");
}

/** Adds to the row the alternative texts that differ from those in the library. */
export async function withAlts(
  parsed: ParsedForm<object>,
  form: FormData,
  { campo, isKept }: { campo: CampoFoto; isKept: boolean },
) {
  const problems = rules.fotosOf(form, campo).flatMap(({ alt }, at) => {
    const [issue] = altSchema.safeParse(alt).error?.issues ?? [];
    return issue ? [[`${at === 0 ? campo : "imagenes"}_alt`, [issue.message]]] : [];
  });
  if (problems.length > 0) {
    const error = { ...parsed.reply?.error, ...Object.fromEntries(problems) };
    return { reply: { ...replyWith(form, ""), error } };
  }
  if (!parsed.values || !form.has(`${campo}_alt`)) return parsed;
  const fotos = await readAlts(form, campo);
  const own = rules.altsOf(
    fotos.filter(({ known, alt }) => known !== alt && (known !== "" || isKept)),
  );
  const [alt = ""] = Object.values(own);
  const column = campo === "imageurl" ? { imagenes_alt: own } : { [`${campo}_alt`]: alt };
  return { values: { ...parsed.values, ...column } };
}
