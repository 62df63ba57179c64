import { CodesBlockedError } from "~/auth/second-factor/second-step.server";
import { ChallengeError } from "~/auth/sign-in/sign-in.server";
import { type Refused, refuse, replyWith } from "~/http/forms/form.server";
import { log } from "~/runtime/log.server";
import { OutcomeUnknownError, UNSURE } from "~/runtime/outcome-unknown-error";
import { UnreadableSecretError } from "~/runtime/secret-box.server";
import { OverloadedError } from "~/runtime/work-line";
import { TooManyAttemptsError } from "~base/limits/attempts.server";
import { isWriteTrouble } from "~db/trouble.server";

const ONLY_RECOVERY =
  "Ha habido demasiados códigos erróneos seguidos: usa un código de recuperación.";
const BUSY_RETRY_S = 30;
const PASSING = [OverloadedError, ChallengeError, UnreadableSecretError];

export function refuseForTrouble(error: unknown, asked: Refused & { failed: string }) {
  const { form, context, failed } = asked;
  const answer = (status: 429 | 503, advice: string, headers?: HeadersInit) => {
    const isUnsure = error instanceof OutcomeUnknownError;
    const reply = replyWith(form, isUnsure ? UNSURE : `${failed}. ${advice}`);
    return refuse(context, { reply }, { status, headers });
  };
  const retryAfter = (seconds: number) => ({ "Retry-After": String(seconds) });
  if (error instanceof TooManyAttemptsError) {
    const { retryAfterS } = error;
    const advice = `Ha habido demasiados intentos: espera ${inWords(retryAfterS)} y vuelve a probar.`;
    return answer(429, advice, retryAfter(retryAfterS));
  }
  if (error instanceof CodesBlockedError) return answer(429, ONLY_RECOVERY);
  if (!isWriteTrouble(error) && !PASSING.some((kind) => error instanceof kind)) throw error;
  log().warn({ err: error, requestId: context.requestId }, "form not dealt with");
  return answer(503, "Inténtalo de nuevo dentro de un momento.", retryAfter(BUSY_RETRY_S));
}

function inWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? "1 segundo" : `${seconds} segundos`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 90) return `${Math.ceil(minutes / 60)} horas`;
  return minutes === 1 ? "1 minuto" : `${minutes} minutos`;
}

export async function orRefuse<Answer>(
  { form, context }: Refused,
  failed: string,
  act: () => Promise<Answer>,
) {
  try {
    return await act();
  } catch (error) {
    return refuseForTrouble(error, { form, context, failed });
  }
}

/** @param version field with the version seen, which is dropped so that the next save overwrites */
export function refuseConflict({ form, context }: Refused, problem: string, version = "version") {
  const reply = replyWith(form, problem, version);
  return refuse(context, { reply, isConflict: true }, { status: 409 });
}
