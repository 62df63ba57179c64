import type { ActionFunctionArgs } from "@remix-run/node";
import * as pictures from "~/actions/form-picture.server";
import * as answers from "~/actions/record-answers.server";
import type { Answered, Parsed, Saving, SomeKind } from "~/actions/record-kind";
import { recordId } from "~/actions/record-route";
import type { AdminSubmission } from "~/actions/submission";
import { answerHecha, answerInsert, answerPreview } from "~/actions/text-buttons.server";
import * as forms from "~/http/forms/form.server";
import { FORM_TOO_OLD, makeSeal, readSeal, SEAL_FIELD } from "~/http/forms/form-seal.server";
import { makeOnce } from "~base/envios.server";
import { database, type Trx } from "~db/client.server";
import { requireInLibrary } from "~nouns/imagenes/queries/imagenes.server";
import { readProgramado } from "~record/publicacion/programado";
import { refusalToPublish } from "~record/revision-editorial/nota";
import { notSaved } from "~record/tipos/tipo";
import { HOUR_FIELD, readOrder } from "./record-order";
import { answerDescartar, askWhich, findEdited, writePendiente } from "./submit-pendiente.server";

type Posted = AdminSubmission & Pick<ActionFunctionArgs, "params">;

export const postRecord =
  (kind: SomeKind) =>
  ({ params, ...submission }: Posted) =>
    submitRecord({ ...submission, id: recordId(params.id) }, kind);

export async function submitRecord(submission: AdminSubmission, kind: SomeKind): Promise<Answered> {
  const answered = await answerRecord(submission, kind);
  if (!("data" in answered)) return answered;
  const typed = Object.entries(answered.data.reply.initialValue ?? {});
  const texts = Object.fromEntries(typed.map(([name, value]) => [name, [value].flat().join("\n")]));
  return { ...answered, data: { ...answered.data, notas: kind.check?.(texts) } };
}

async function answerRecord(submission: AdminSubmission, kind: SomeKind): Promise<Answered> {
  try {
    const answered =
      (await pictures.answerPicture(submission, kind.imagen)) ??
      (await answerInsert(submission)) ??
      (await answerPreview(submission)) ??
      (await answerDescartar(submission, kind)) ??
      (await answerHecha(submission, kind)) ??
      (await kind.answerOther?.(submission));
    return answered ?? (await save(submission, kind));
  } catch (error) {
    const problem = notSaved(kind.tipo);
    const gone = pictures.refuseGone(error, submission, kind.imagen);
    return gone ?? forms.refuseFailedWrite(error, { ...submission, problem });
  }
}

async function save(submission: AdminSubmission, kind: SomeKind): Promise<Answered> {
  const saving = { submission, kind, order: readOrder(submission) };
  const { values, reply } = await readValues(saving);
  if (reply) return answers.refuseWith(saving, reply);
  const { outcome, id } = await write(saving, values).catch((error: unknown) => {
    // The form comes back as a draft, so that Enter does not publish it.
    if (saving.order.estado) submission.form.set("estado", "draft");
    throw error;
  });
  switch (outcome) {
    case "saved":
    case "repeated":
      return answers.leadBack(saving, id);
    case "elegir":
      return askWhich(saving);
    case "too-old":
      return answers.refuseWith(saving, forms.replyWith(submission.form, FORM_TOO_OLD), {
        idem: makeSeal(),
      });
    case "missing":
    case "conflict":
      return answers.answerStale(saving, values, outcome);
    default:
      return answers.refuseRule(saving, values, outcome);
  }
}

/** Checks the form by the rules, some of them laws, of the state that the button asks for. */
async function readValues(saving: Saving): Promise<Parsed> {
  const { submission, kind, order } = saving;
  const { form, id } = submission;
  const { row: stored } = id === undefined ? {} : await findEdited(saving, id);
  // The state of a published row is no part of its changes, which may be unfinished.
  if (order.isPendiente) form.set("estado", "published");
  const typed = order.isPendiente ? "draft" : form.get("estado") || stored?.estado;
  const estado = order.estado ?? (typed === "draft" ? "draft" : "published");
  const read = await kind.read(submission, { estado, stored });
  const how = { campo: kind.imagen, isKept: answers.areAltsKept(saving) };
  const parsed: Parsed = await pictures.withAlts(read, form, how);
  if (!parsed.values) return planned(saving, parsed);
  const notas = estado === "draft" ? [] : (kind.check?.({ ...stored, ...parsed.values }) ?? []);
  const [unlawful] = refusalToPublish(notas);
  if (unlawful) return planned(saving, { reply: forms.replyAt(form, "estado", unlawful) });
  const isAsked = kind.check && order.estado && !order.isPendiente;
  const asked = isAsked ? { estado: order.estado } : {};
  return planned(saving, { values: { ...parsed.values, ...asked } });
}

function planned({ submission, kind, order }: Saving, parsed: Parsed): Parsed {
  const { form, actor } = submission;
  if (!kind.check || order.hour === undefined) return parsed;
  const { at = null, problem } = order.hour === null ? {} : readProgramado(order.hour);
  const draft = order.isPendiente ? {} : { estado: "draft" };
  const plan = { ...draft, programado_at: at, programado_por: at && actor.id };
  if (!problem) return parsed.values ? { values: { ...parsed.values, ...plan } } : parsed;
  const reply = parsed.reply ?? forms.replyWith(form, "");
  return { reply: { ...reply, error: { ...parsed.reply?.error, [HOUR_FIELD]: [problem] } } };
}

type Saved = { outcome: string; id?: string };

async function write({ submission, kind, order }: Saving, campos: object): Promise<Saved> {
  const { form, actor, id } = submission;
  const shown = pictures.picturesIn(campos, kind.imagen, form);
  const withPictures = (act: (trx: Trx) => Promise<Saved>) => async (trx: Trx) => {
    await requireInLibrary(trx, shown);
    return act(trx);
  };
  if (id !== undefined) {
    const seen = { id, version: Number(form.get("version")) };
    const update = order.isPendiente
      ? writePendiente({ submission, kind, order }, campos)
      : (trx: Trx) => kind.update(trx, seen, campos, { actor });
    return database().write(withPictures(update));
  }
  const seal = readSeal(form.get(SEAL_FIELD));
  if (!seal) return { outcome: "too-old" };
  const isThere = async (row: string) => (await kind.find(row)) !== undefined;
  const envio = { idem: seal.idem, content: JSON.stringify([kind.tipo, campos]), isThere };
  const insert = withPictures((trx) => kind.insert(trx, campos, { actor }));
  return makeOnce(envio, insert);
}
