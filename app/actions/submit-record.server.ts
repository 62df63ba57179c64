import type { data, TypedResponse } from "@remix-run/node";
import {
  answerPicture,
  type FormPicture,
  findNewAlt,
  keepAlt,
  refuseGone,
  withAltProblem,
} from "~/actions/form-picture.server";
import type { AdminSubmission } from "~/actions/submission";
import { answerInsert } from "~/actions/text-buttons.server";
import type { Actor } from "~/domain/historial/historial.server";
import { readProgramado } from "~/domain/publicacion/programado";
import { seeOther } from "~/http/answers/responses.server";
import { type FlashKey, writeFlash } from "~/http/cookies/flash.server";
import {
  type ParsedForm,
  refuse,
  refuseFailedWrite,
  replyAt,
  replyWith,
  requireIntent,
} from "~/http/forms/form.server";
import { FORM_TOO_OLD, makeSeal, readSeal, SEAL_FIELD } from "~/http/forms/form-seal.server";
import type { FormReply } from "~/http/replies/form-reply";
import { returnPathOf } from "~/http/requests/return-path";
import { log } from "~/runtime/log.server";

const INTENTS = ["guardar", "seguir", "publicar", "programar", "retirar"] as const;

type Answered<Answer> = ReturnType<typeof data<Answer>> | TypedResponse<never>;

export interface RecordKind<Campos, Rule extends string, Answer> {
  imagen: FormPicture<unknown>["campo"];
  list: string;
  pathOf(id: string, back: { volver: string }): string;
  flashes: { created: FlashKey; edited: FlashKey; scheduled?: FlashKey };
  problems: {
    tooOld: string;
    missing: string;
  };
  rules: Readonly<Record<Rule, readonly [field: string, problem: string]>>;
  programar?(campos: Campos, programado_at: string | null): Campos;
  publishedSlug?(campos: Campos): string | undefined;
  toAnswer(reply: FormReply, form: FormData, idem?: string): Answer & { reply: FormReply };
  answerOther?(submission: AdminSubmission): Promise<Answered<Answer> | undefined>;
  read(submission: AdminSubmission): ParsedForm<Campos> | Promise<ParsedForm<Campos>>;
  create(
    campos: Campos,
    envio: { idem: string; actor: Actor },
  ): Promise<{ outcome: Rule | "saved" | "repeated"; id?: string }>;
  edit(
    row: { id: string; version: number },
    campos: Campos,
    actor: Actor,
  ): Promise<{ outcome: Rule | "saved" | "missing" | "conflict"; id?: string }>;
  /** Pressing the button twice has saved the row, perhaps under another id. */
  isStored(id: string, campos: Campos): Promise<boolean>;
  answerConflict(id: string, submission: AdminSubmission): Promise<Answered<Answer>>;
  refuseFailed(error: unknown, submission: AdminSubmission): Answered<Answer>;
}

const HOUR_FIELD = "programado_at";

interface RecordFormParts<Conflict> {
  conflict: string;
  notSaved: string;
  findEditable(id: string): Promise<Readonly<Record<string, unknown>> | undefined>;
  findConflict(id: string): Promise<Conflict | undefined>;
}

export function recordFormAnswers<Conflict>(parts: RecordFormParts<Conflict>) {
  type Answer = { reply: FormReply; idem?: string; conflict?: Conflict };
  return {
    problems: { tooOld: FORM_TOO_OLD, missing: parts.notSaved },
    toAnswer: (reply: FormReply, _: FormData, idem?: string): Answer => ({ reply, idem }),
    isStored: async (id: string, campos: object) => {
      const row = await parts.findEditable(id);
      const holds = ([name, value]: [string, unknown]) => (row?.[name] ?? "") === (value ?? "");
      return row !== undefined && Object.entries(campos).every(holds);
    },
    answerConflict: async (id: string, { form, context }: AdminSubmission) => {
      const reply = replyWith(form, parts.conflict);
      const answer: Answer = { reply, conflict: await parts.findConflict(id) };
      return refuse(context, answer, { status: 409 });
    },
    refuseFailed: (error: unknown, submission: AdminSubmission) =>
      refuseFailedWrite(error, { ...submission, problem: parts.notSaved }),
  };
}

export async function submitRecord<Campos, Rule extends string, Answer>(
  submission: AdminSubmission,
  kind: RecordKind<Campos, Rule, Answer>,
): Promise<Answered<Answer>> {
  const picture = { ...submission, campo: kind.imagen, toAnswer: kind.toAnswer };
  try {
    const answered =
      (await answerPicture(picture)) ??
      (await answerInsert(submission)) ??
      (await kind.answerOther?.(submission));
    return answered ?? (await save(submission, kind));
  } catch (error) {
    return refuseGone(error, picture) ?? kind.refuseFailed(error, submission);
  }
}

async function save<Campos, Rule extends string, Answer>(
  submission: AdminSubmission,
  kind: RecordKind<Campos, Rule, Answer>,
): Promise<Answered<Answer>> {
  const { form, context, actor, id } = submission;
  const intent = requireIntent(form, ...INTENTS);
  const hour = String(form.get(HOUR_FIELD) ?? "").trim();
  // Whoever typed an hour and pressed Enter must not publish at once.
  const isScheduling =
    intent === "programar" || (hour !== "" && (intent === "guardar" || intent === "seguir"));
  const isPublishing = intent === "publicar" || isScheduling;
  const read = withAltProblem(await readCampos(), form, kind.imagen);
  const { values, reply } = scheduled(read);
  if (reply) return refuseWith(reply, 422);
  const { outcome, ...saved } = await (id === undefined ? create(values) : edit(id, values));
  switch (outcome) {
    case "saved":
    case "repeated":
      return leadBack(values, saved.id);
    case "too-old":
      return refuseWith(replyWith(form, kind.problems.tooOld), 422, makeSeal());
    case "missing":
      if (id !== undefined && (await kind.isStored(id, values))) return leadBack(values, id);
      log().warn({ id }, "No data returned after update");
      return refuseWith(replyWith(form, kind.problems.missing), 409);
    case "conflict": {
      const row = id ?? "";
      const isSaved = (await kind.isStored(row, values)) && !(await findNewAlt(form, kind.imagen));
      return isSaved ? leadBack(values, row) : kind.answerConflict(row, submission);
    }
    default: {
      const [field, problem] = kind.rules[outcome];
      return refuseWith(replyAt(form, field, problem), 422);
    }
  }

  /** Refused, it is the draft that it was: the next button must not publish it. */
  async function readCampos() {
    if (!isPublishing) return kind.read(submission);
    form.set("estado", "published");
    try {
      return await kind.read(submission);
    } finally {
      form.set("estado", "draft");
    }
  }

  async function create(campos: Campos) {
    const seal = readSeal(form.get(SEAL_FIELD));
    if (!seal) return { outcome: "too-old" as const, id: undefined };
    return kind.create(campos, { idem: seal.idem, actor });
  }

  function edit(row: string, campos: Campos) {
    const version = Number(form.get("version"));
    return kind.edit({ id: row, version }, campos, actor);
  }

  function scheduled(parsed: ParsedForm<Campos>): ParsedForm<Campos> {
    if (!kind.programar || (!isScheduling && intent !== "retirar")) return parsed;
    const { at = null, problem } = isScheduling ? readProgramado(hour) : {};
    if (!problem) return parsed.values ? { values: kind.programar(parsed.values, at) } : parsed;
    const reply = parsed.reply ?? replyWith(form, "");
    return { reply: { ...reply, error: { ...parsed.reply?.error, [HOUR_FIELD]: [problem] } } };
  }

  async function leadBack(campos: Campos, row?: string) {
    await keepAlt(form, kind.imagen);
    const { created, edited, scheduled = edited } = kind.flashes;
    const flash = isScheduling ? scheduled : id === undefined ? created : edited;
    const told = await writeFlash(flash, kind.publishedSlug?.(campos));
    const volver = returnPathOf(submission.request, kind.list);
    return seeOther(intent === "seguir" && row ? kind.pathOf(row, { volver }) : volver, told);
  }

  function refuseWith(problems: FormReply, status: 409 | 422, idem?: string) {
    if (isPublishing) problems.initialValue = { ...problems.initialValue, estado: "draft" };
    return refuse(context, kind.toAnswer(problems, form, idem), { status });
  }
}
