import type { AppLoadContext } from "@remix-run/node";
import { CodesBlockedError } from "~/auth/second-factor/second-step.server";
import { UnreadableSecretError } from "~/auth/second-factor/secret-box.server";
import { TooManyAttemptsError } from "~/domain/attempt-limits/attempt-limits.server";
import { refuse, replyWith, type Submission } from "~/http/form.server";
import { log } from "~/runtime/log.server";
import { OverloadedError } from "~/runtime/work-line";
import { isWriteTrouble } from "~db/trouble.server";
import { SECRET_FIELDS } from "./secret-fields";
import { ChallengeError } from "./sign-in.server";

const ONLY_RECOVERY =
  "Ha habido demasiados códigos erróneos seguidos: usa un código de recuperación.";
const BUSY_RETRY_S = 30;
/** Troubles of the site, which may have gone at the next try. */
const PASSING = [OverloadedError, ChallengeError, UnreadableSecretError];

interface RefusedForm extends Omit<Submission, "request"> {
  failed: string;
}

/**
 * Answers a form that could not be dealt with: too many attempts, too much to do, no database.
 * @throws what is none of these
 */
export function refuseForTrouble(error: unknown, { form, context, failed }: RefusedForm) {
  if (error instanceof TooManyAttemptsError) {
    const { retryAfterS } = error;
    const problem = `${failed}. Ha habido demasiados intentos: espera ${inWords(retryAfterS)} y vuelve a probar.`;
    const headers = { "Retry-After": String(retryAfterS) };
    const reply = replyWith(form, problem, SECRET_FIELDS);
    return refuse(context, { reply }, { status: 429, headers });
  }
  if (error instanceof CodesBlockedError) {
    const reply = replyWith(form, `${failed}. ${ONLY_RECOVERY}`, SECRET_FIELDS);
    return refuse(context, { reply }, { status: 429 });
  }
  if (!isWriteTrouble(error) && !PASSING.some((kind) => error instanceof kind)) throw error;
  log().warn({ err: error, requestId: context.requestId }, "form not dealt with");
  const problem = `${failed}. Inténtalo de nuevo dentro de un momento.`;
  const headers = { "Retry-After": String(BUSY_RETRY_S) };
  const reply = replyWith(form, problem, SECRET_FIELDS);
  return refuse(context, { reply }, { status: 503, headers });
}

function inWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? "1 segundo" : `${seconds} segundos`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "1 minuto" : `${minutes} minutos`;
}

export function refuseForm(
  context: AppLoadContext,
  form: FormData,
  problem: string,
  status: 401 | 403 | 409 | 422 = 422,
) {
  return refuse(context, { reply: replyWith(form, problem, SECRET_FIELDS) }, { status });
}
