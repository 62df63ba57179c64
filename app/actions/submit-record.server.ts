import type { ActionFunctionArgs, data, TypedResponse } from "@remix-run/node";
import * as pictures from "~/actions/form-picture.server";
import type { RecordPages, TypedPage } from "~/actions/open-record.server";
import { recordId } from "~/actions/record-route";
import type { AdminSubmission } from "~/actions/submission";
import { answerInsert, answerPreview } from "~/actions/text-buttons.server";
import { writeFlash } from "~/http/cookies/cookies.server";
import * as forms from "~/http/forms/form.server";
import { FORM_TOO_OLD, makeSeal, readSeal, SEAL_FIELD } from "~/http/forms/form-seal.server";
import { returnPathOf } from "~/http/requests/return-path";
import { seeOther } from "~/http/responses/responses.server";
import type { FormReply } from "~/http/results/form-reply";
import { log } from "~/runtime/log.server";
import { paths } from "~/site/paths";
import type { RecordAnswer } from "~/ui/form/record-form";
import { makeOnce } from "~base/envios.server";
import { toSlug } from "~base/texto";
import { database, type Trx } from "~db/client.server";
import type { Contenido } from "~features/contenido-view/contenido.server";
import { requireInLibrary } from "~nouns/imagenes/queries/imagenes.server";
import { forgetAutosaved } from "~record/borradores/borradores.server";
import type { Actor } from "~record/historial/historial.server";
import { readProgramado } from "~record/publicacion/programado";
import { findHolder } from "~record/slugs/slugs-antiguos.server";
import { IN_DRAFT, isPublicable, notSaved, subjectOf } from "~record/tipos/tipo";
import { findAuthor } from "~record/versiones/versiones.server";

const INTENTS = ["guardar", "seguir", "borrador", "publicar", "programar", "retirar"] as const;

type Answered =
  | ReturnType<typeof data<RecordAnswer & { preview?: Contenido }>>
  | TypedResponse<never>;

export interface RecordKind<Campos extends object, Rule extends string, Page extends TypedPage>
  extends RecordPages<Page> {
  imagen: pictures.Campo;
  problems?: { conflict: string; missing: string };
  rules: Readonly<Record<Rule, readonly [field: string, problem: string]>>;
  answerOther?(submission: AdminSubmission): Promise<Answered | undefined>;
  read(submission: AdminSubmission): forms.ParsedForm<Campos> | Promise<forms.ParsedForm<Campos>>;
  insert(
    trx: Trx,
    campos: Campos,
    by: { actor: Actor },
  ): Promise<{ outcome: Rule | "saved"; id?: string }>;
  update(
    trx: Trx,
    seen: { id: string; version: number },
    campos: Campos,
    by: { actor: Actor },
  ): Promise<{ outcome: Rule | "saved" | "missing" | "conflict"; id?: string }>;
  findEditable(id: string): Promise<Readonly<Record<string, unknown>> | undefined>;
  columnsOf?(campos: Campos): object;
}

type Saved = { outcome: string; id?: string };

const HOUR_FIELD = "programado_at";

/** Its parts fit each other, whatever they are. */
type SomeKind = RecordKind<object, string, TypedPage>;

export async function postRecord(
  { request, params, context }: ActionFunctionArgs,
  actor: Actor,
  kind: SomeKind,
) {
  const form = await forms.readForm(request);
  return submitRecord({ request, form, context, actor, id: recordId(params.id) }, kind);
}

export async function submitRecord(submission: AdminSubmission, kind: SomeKind): Promise<Answered> {
  try {
    const answered =
      (await pictures.answerPicture(submission, kind.imagen)) ??
      (await answerInsert(submission)) ??
      (await answerPreview(submission)) ??
      (await kind.answerOther?.(submission));
    return answered ?? (await save(submission, kind));
  } catch (error) {
    const problem = notSaved(kind.tipo);
    const gone = pictures.refuseGone(error, submission, kind.imagen);
    return gone ?? forms.refuseFailedWrite(error, { ...submission, problem });
  }
}

async function save(submission: AdminSubmission, kind: SomeKind): Promise<Answered> {
  const { form, context, actor, id } = submission;
  const { tipo } = kind;
  const intent = forms.requireIntent(form, ...INTENTS);
  const chosen = String(form.get("estado") ?? "");
  const hour = String(form.get(HOUR_FIELD) ?? "").trim();
  // Whoever typed an hour and pressed Enter must not publish at once.
  const isScheduling =
    intent === "programar" || (hour !== "" && ["guardar", "seguir"].includes(intent));
  const isPublishing = intent === "publicar" || isScheduling;
  // Whoever goes on writing has not finished, whatever a new form begins with.
  const isKeeping = intent === "borrador" || (intent === "seguir" && id === undefined);
  const read = await pictures.withAlts(await readCampos(), form, kind.imagen);
  const { values, reply } = scheduled(read);
  if (reply) return refuseWith(reply, 422);
  const saved: Saved = await (id === undefined ? create(values) : edit(id, values));
  switch (saved.outcome) {
    case "saved":
    case "repeated":
      return leadBack(saved.id);
    case "too-old":
      return refuseWith(forms.replyWith(form, FORM_TOO_OLD), 422, makeSeal());
    case "missing":
      if (await isStored(values)) return leadBack(id);
      log().warn({ id }, "No data returned after update");
      return refuseMissing();
    case "conflict": {
      const alts = await pictures.findNewAlts(form, kind.imagen);
      if (alts.length === 0 && (await isStored(values))) return leadBack(id);
      return refuseConflict(id ?? "");
    }
    default: {
      const [field = "", problem = ""] = kind.rules[saved.outcome] ?? [];
      return refuseWith(
        { ...forms.replyAt(form, field, problem), ...(await holderOf(values, field)) },
        422,
      );
    }
  }

  /** The author's name makes the slug. */
  async function holderOf(campos: object, field: string) {
    const {
      slug = "",
      nombre = "",
      ...rest
    }: { slug?: string; nombre?: string; id?: string } = campos;
    const value = field === "id" ? (rest.id ?? "") : slug || toSlug(nombre);
    const found = await findHolder(tipo, field === "id" ? "id" : "slug", value);
    if (!found || found.id === id || !["id", "slug", "nombre"].includes(field)) return {};
    return { holder: { field, href: paths.adminForm(tipo, found.id), label: found.label } };
  }

  async function refuseConflict(row: string) {
    const page = await kind.find(row);
    if (!page) return refuseMissing();
    const { stored, version = 0 } = page;
    const author = isPublicable(tipo) ? await findAuthor({ tipo, id: row }, version) : null;
    // Another may have published it: saved again, it must not be withdrawn unseen.
    if (isPublishing || isKeeping) form.set("estado", stored.estado ?? "draft");
    const changed = `${subjectOf(tipo)} ha cambiado mientras escribías: todavía no se ha guardado`;
    const reply = forms.replyWith(form, kind.problems?.conflict ?? changed);
    return forms.refuse(context, { reply, conflict: { stored, version, author } }, { status: 409 });
  }

  function refuseMissing() {
    return refuseWith(forms.replyWith(form, kind.problems?.missing ?? notSaved(tipo)), 409);
  }

  /** Pressing the button twice has saved the row, perhaps under another id. */
  async function isStored(campos: object): Promise<boolean> {
    const columns = Object.entries(kind.columnsOf?.(campos) ?? campos);
    const [, newId] = columns.find(([name]) => name === "id") ?? [];
    const row = (await kind.findEditable(id ?? "")) ?? (await kind.findEditable(newId ?? ""));
    const holds = ([name, value]: [string, unknown]) => (row?.[name] ?? "") === (value ?? "");
    return row !== undefined && columns.every(holds);
  }

  /** Refused, it is the draft that it was: the next button must not publish it. */
  async function readCampos() {
    if (isKeeping) form.set("estado", "draft");
    if (!isPublishing) return kind.read(submission);
    form.set("estado", "published");
    try {
      return await kind.read(submission);
    } finally {
      form.set("estado", "draft");
    }
  }

  async function create(campos: object) {
    const seal = readSeal(form.get(SEAL_FIELD));
    if (!seal) return { outcome: "too-old" as const };
    const isThere = async (row: string) => (await kind.findEditable(row)) !== undefined;
    const envio = { idem: seal.idem, content: JSON.stringify([tipo, campos]), isThere };
    return makeOnce(envio, async (trx) => {
      await requireInLibrary(trx, pictures.picturesIn(campos, kind.imagen, form));
      return kind.insert(trx, campos, { actor });
    });
  }

  function edit(row: string, campos: object) {
    return database().write(async (trx) => {
      await requireInLibrary(trx, pictures.picturesIn(campos, kind.imagen, form));
      const version = Number(form.get("version"));
      return kind.update(trx, { id: row, version }, campos, { actor });
    });
  }

  function scheduled(parsed: forms.ParsedForm<object>): forms.ParsedForm<object> {
    if (!isPublicable(tipo) || (!isScheduling && intent !== "retirar")) return parsed;
    const { at = null, problem } = isScheduling ? readProgramado(hour) : {};
    const planned = { estado: "draft", programado_at: at, programado_por: at && actor.id };
    if (!problem) return parsed.values ? { values: { ...parsed.values, ...planned } } : parsed;
    const reply = parsed.reply ?? forms.replyWith(form, "");
    return { reply: { ...reply, error: { ...parsed.reply?.error, [HOUR_FIELD]: [problem] } } };
  }

  async function leadBack(row?: string) {
    await pictures.keepAlts(form, kind.imagen);
    await forgetAutosaved(form, actor.id, new URL(submission.request.url).pathname);
    const saved = id === undefined ? (`${tipo}.creado` as const) : (`${tipo}.actualizado` as const);
    const flash = isScheduling && isPublicable(tipo) ? (`${tipo}.programado` as const) : saved;
    const told = await writeFlash(flash, isScheduling ? "" : await placeOf(row));
    const volver = returnPathOf(submission.request, paths.adminLista(tipo));
    const back = intent === "seguir" && row && paths.adminForm(tipo, row, { volver });
    return seeOther(back || volver, told);
  }

  async function placeOf(row = "") {
    const stored = await kind.findEditable(row).catch(() => undefined);
    return stored?.estado === "draft" ? IN_DRAFT : String(stored?.slug ?? "");
  }

  function refuseWith(problems: FormReply, status: 409 | 422, idem?: string) {
    const estado = isPublishing ? "draft" : chosen;
    if (estado) problems.initialValue = { ...problems.initialValue, estado };
    return forms.refuse(context, { reply: problems, idem }, { status });
  }
}
