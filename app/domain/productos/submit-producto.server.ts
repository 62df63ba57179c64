import { data } from "@remix-run/node";
import { CATEGORIA_GONE } from "~/domain/categorias/mensajes";
import { CategoriaGoneError } from "~/domain/categorias/present-categoria.server";
import { answerPicture, keepAlt, refuseGone } from "~/domain/imagenes/form-picture.server";
import { checkProducto } from "~/domain/revision-editorial/check-producto";
import { obstaclesTo, PUBLISH_BLOCKED } from "~/domain/revision-editorial/nota";
import { findAuthor } from "~/domain/revisiones/revisiones.server";
import type { AdminSubmission } from "~/domain/submission";
import { writeFlash } from "~/http/flash.server";
import { parseForm, refuse, replyAt, replyWith } from "~/http/form.server";
import { readSeal, SEAL_FIELD } from "~/http/form-seal.server";
import { seeOther } from "~/http/responses.server";
import { safeReturnPath } from "~/http/return-path";
import { log } from "~/log.server";
import { paths } from "~/paths";
import { changeList, parseListIntent } from "~/ui/repeatable-list";
import { isWriteTrouble } from "~db/trouble.server";
import type { ProductoCampos } from "./campos";
import { createProducto, editProducto } from "./change-productos.server";
import { diferencias } from "./diferencias";
import { PRODUCTO_NOT_SAVED } from "./mensajes";
import { productoSchema } from "./producto-schema.server";
import { LIST_FIELDS, valuesOfForm, valuesOfRow, withoutBlankItems } from "./producto-values";
import { findRow } from "./productos-admin.server";

/** Fields that the product form may post: it repeats one for each item of its lists. */
export const PRODUCTO_MAX_FIELDS = 250;

const SEAL_OVER =
  "El formulario llevaba demasiado tiempo abierto. No se ha perdido nada: pulsa otra vez «Crear Producto».";
const GONE =
  "Alguien ha eliminado este producto mientras lo editabas, o ha cambiado su identificador. Lo que has escrito sigue aquí: si está en la papelera, recupéralo y vuelve a guardarlo.";
const TAKEN = {
  id: "Ya hay un producto con este identificador",
  slug: "Ya hay un producto con este slug: escribe otro",
};

interface Submission extends AdminSubmission {
  /** Id of the product that is edited; absent for a new one. */
  id?: string;
}

/** Answers the product form: back to the list, or the form again with everything that was typed. */
export async function submitProducto(submission: Submission) {
  try {
    return await answerForm(submission);
  } catch (error) {
    const gone = refuseGone(error, pictureOf(submission));
    if (gone) return gone;
    if (error instanceof CategoriaGoneError) {
      return refuseFields(submission, replyAt(submission.form, "category", CATEGORIA_GONE));
    }
    if (!isWriteTrouble(error)) throw error;
    log().error({ err: error, requestId: submission.context.requestId }, "product not saved");
    return refuseWith(submission, PRODUCTO_NOT_SAVED, 503);
  }
}

const pictureOf = (submission: Submission) =>
  ({ ...submission, campo: "imageurl", extraOf: typed }) as const;

async function answerForm(submission: Submission) {
  const { form, id } = submission;
  const answered = await answerPicture(pictureOf(submission));
  if (answered) return answered;
  const intent = String(form.get("intent"));
  const change = parseListIntent(intent, LIST_FIELDS);
  if (change) {
    const kept = typed(form);
    const items = changeList(kept.values[change.name], change, "");
    return data({ ...kept, values: { ...kept.values, [change.name]: items }, reply: undefined });
  }
  if (intent !== "guardar") throw new Response(null, { status: 422 });
  return id === undefined ? create(submission) : edit(submission, id);
}

async function create(submission: Submission) {
  const { form, actor } = submission;
  const parsed = parseForm(withoutBlankItems(form), productoSchema);
  if (parsed.reply) return refuseFields(submission, parsed.reply);
  const blocked = refuseUnlawful(submission, parsed.values);
  if (blocked) return blocked;
  const seal = readSeal(form.get(SEAL_FIELD));
  if (!seal) return refuseWith(submission, SEAL_OVER, 422);
  const saved = await createProducto(parsed.values, { idem: seal.idem, actor });
  if (saved.outcome === "taken") return refuseTaken(submission, saved.field);
  await keepAlt(form, "imageurl");
  return seeOther(backOf(form), await writeFlash("producto.creado"));
}

async function edit(submission: Submission, id: string) {
  const { form, actor } = submission;
  const parsed = parseForm(withoutBlankItems(form), productoSchema);
  if (parsed.reply) return refuseFields(submission, parsed.reply);
  const blocked = refuseUnlawful(submission, parsed.values);
  if (blocked) return blocked;
  const version = Number(form.get("version"));
  const saved = await editProducto({ id, version }, parsed.values, actor);
  if (saved.outcome === "taken") return refuseTaken(submission, saved.field);
  if (saved.outcome === "missing") return refuseWith(submission, GONE, 409);
  if (saved.outcome === "conflict") return refuseConflict(submission, id);
  await keepAlt(form, "imageurl");
  return seeOther(backOf(form), await writeFlash("producto.actualizado"));
}

/** Somebody saved another version; who pressed the button twice has saved the same one. */
async function refuseConflict(submission: Submission, id: string) {
  const { form, context } = submission;
  const row = await findRow(id);
  if (!row) return refuseWith(submission, GONE, 409);
  const values = valuesOfForm(form);
  const slug = values.slug.trim() === "" ? row.slug : values.slug;
  const fields = diferencias(valuesOfRow(row), { ...values, slug, id: values.id || row.id });
  if (fields.length === 0) {
    return seeOther(backOf(form), await writeFlash("producto.actualizado"));
  }
  const author = await findAuthor({ tipo: "producto", id }, row.version);
  return refuse(context, {
    reply: replyWith(form, "El producto ha cambiado mientras lo editabas"),
    status: 409,
    extra: { values, version: String(row.version), conflict: { fields, author } },
  });
}

/** What the law keeps from being published can be kept as a draft. */
function refuseUnlawful(submission: Submission, values: ProductoCampos) {
  if (values.estado !== "published") return undefined;
  const obstacles = obstaclesTo(checkProducto(values));
  if (obstacles.length === 0) return undefined;
  const reply = replyWith(submission.form, "");
  return refuseFields(submission, {
    ...reply,
    error: { estado: [[PUBLISH_BLOCKED, ...obstacles].join(". ")] },
  });
}

function refuseTaken(submission: Submission, field: "id" | "slug") {
  const reply = replyWith(submission.form, "");
  return refuseFields(submission, { ...reply, error: { [field]: [TAKEN[field]] } });
}

function refuseFields({ context, form }: Submission, reply: Parameters<typeof refuse>[1]["reply"]) {
  return refuse(context, { reply, status: 422, extra: typed(form) });
}

function refuseWith({ context, form }: Submission, problem: string, status: 409 | 422 | 503) {
  const headers = status === 503 ? { "Retry-After": "30" } : undefined;
  const reply = replyWith(form, problem);
  return refuse(context, { reply, status, headers, extra: typed(form) });
}

/** What was typed, and the version it was typed over: it stays until both texts have been shown. */
function typed(form: FormData) {
  const version = String(form.get("version") ?? "");
  return { values: valuesOfForm(form), version, conflict: undefined };
}

const backOf = (form: FormData) => safeReturnPath(form.get("volver"), paths.adminProductos());
