import { parseWithZod } from "@conform-to/zod/v4";
import { type AppLoadContext, data } from "@remix-run/node";
import type { z } from "zod";
import { logRefused } from "~/http/requests/log-refused.server";
import type { FormReply } from "~/http/results/form-reply";
import { RefusedActError } from "~/http/results/refused-act";
import { log } from "~/runtime/log.server";
import { OutcomeUnknownError, UNSURE } from "~/runtime/outcome-unknown-error";
import { PROOF_FIELD } from "./form-proof";

/** The form of a product is the largest: up to 24 facts have three fields and a question each. */
const MAX_FIELDS = 190;
const FIELD_NAME = /^[A-Za-z][\w-]{0,60}$/;

const INVALID = "El valor no es válido";

export type Submission = { request: Request; form: FormData; context: AppLoadContext };

export type ParsedForm<Values> =
  | { values: Values; reply?: undefined }
  | { values?: undefined; reply: FormReply };

/** @throws {Response} 400 for a broken body, too many fields, or names that no form of ours has */
export async function readForm(request: Request, max = MAX_FIELDS): Promise<FormData> {
  const form = await request.formData().catch(() => undefined);
  const names = form ? [...form.keys()] : [];
  if (!form || names.length > max || !names.every(isFieldName)) {
    throw new Response(null, { status: 400 });
  }
  form.delete(PROOF_FIELD);
  return form;
}

/** Without an intent the first one, which saves, counts: Enter sends no button in some browsers. */
export function requireIntent<Intent extends string>(
  form: FormData,
  ...intents: readonly [Intent, ...Intent[]]
): Intent {
  const sent = form.get("intent") ?? intents[0];
  const intent = intents.find((each) => each === sent);
  if (!intent) throw new Response(null, { status: 422 });
  return intent;
}

/** Names such as `constructor` are refused: every object seems to have them already. */
const isFieldName = (name: string) => FIELD_NAME.test(name) && !(name in Object.prototype);

export function parseForm<Schema extends z.ZodType>(
  form: FormData,
  schema: Schema,
): ParsedForm<z.output<Schema>> {
  const submission = parseWithZod(form, { schema, error: () => INVALID });
  if (submission.status === "success") return { values: submission.value };
  return { reply: { ...replyWith(form, ""), error: withLines(submission.reply().error) } };
}

export type Refused = Omit<Submission, "request">;

export async function withValues<Schema extends z.ZodType, Answer>(
  { form, context }: Refused,
  schema: Schema,
  act: (values: z.output<Schema>) => Promise<Answer>,
) {
  const { values, reply } = parseForm(form, schema);
  return reply ? refuse(context, { reply }, { status: 422 }) : act(values);
}

/** Groups problems of lines under their field: `opciones[2]` is the third line of «Opciones». */
function withLines(error: FormReply["error"]): FormReply["error"] {
  const problems: Record<string, string[] | null> = {};
  for (const [key, texts] of Object.entries(error ?? {})) {
    const [, name = key, at] = /^([^[]+)\[(\d+)\]$/.exec(key) ?? [];
    const told = at ? texts?.map((text) => `Línea ${Number(at) + 1}: ${text}`) : texts;
    problems[name] ??= told ?? null;
  }
  return problems;
}

/** Fields with a secret: a refused form comes back without what was typed into these. */
const SECRET_FIELDS = ["password", "code", "token", "secret", "llave"];

export function replyWith(form: FormData, problem: string, ...hidden: string[]): FormReply {
  const initialValue: Record<string, string | string[]> = {};
  for (const name of new Set(form.keys())) {
    const [first, ...more] = form.getAll(name).filter((value) => typeof value === "string");
    if (first === undefined || [...SECRET_FIELDS, ...hidden].includes(name)) continue;
    initialValue[name] = more.length > 0 ? [first, ...more] : first;
  }
  return { status: "error", initialValue, error: { "": [problem] } };
}

export function replyAt(form: FormData, field: string, problem: string): FormReply {
  return { ...replyWith(form, problem), error: { [field]: [problem] } };
}

export interface RefusalInit {
  status: 401 | 403 | 409 | 413 | 422 | 429 | 503;
  headers?: HeadersInit;
}

/** Makes the root loader put «Error: » before the page's title: `meta` is not told the answer. */
export function refuse<Answer extends { reply: FormReply }>(
  context: AppLoadContext,
  answer: Answer,
  init: RefusalInit,
) {
  context.isFormRefused = true;
  return data(answer, init);
}

/** @param field the field at fault; without one, the problem is shown for the whole form */
export const refuseForm = (
  { form, context }: Refused,
  problem: string,
  status: RefusalInit["status"] = 422,
  field = "",
) => refuse(context, { reply: replyAt(form, field, problem) }, { status });

const WRITE_RETRY_S = "5";

/** @param rest further data with which the page can be drawn as it was */
export function refuseFailedWrite<Rest extends object>(
  error: unknown,
  { form, context, problem }: Refused & { problem: string },
  rest?: Rest,
) {
  if (error instanceof Response) throw error;
  if (error instanceof RefusedActError) {
    logRefused(error.name);
    const answer = { ...(rest as Rest), reply: replyWith(form, error.message) };
    return refuse(context, answer, { status: 403 });
  }
  log().error({ err: error, requestId: context.requestId }, "write failed");
  const headers = { "Retry-After": WRITE_RETRY_S };
  const reply = replyWith(form, error instanceof OutcomeUnknownError ? UNSURE : problem);
  return refuse(context, { ...(rest as Rest), reply }, { status: 503, headers });
}
