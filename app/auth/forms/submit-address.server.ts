import { z } from "zod";
import { signUp } from "~/auth/account/sign-up.server";
import { EVEN_MS, inEvenTime, type Sender, senderOf } from "~/auth/mail/mail-on-request.server";
import { chosenPassword, refuseCommon } from "~/auth/password/password-schema.server";
import { makeStrongPassword } from "~/auth/password/strong-password";
import { SIGN_UP_COOKIE } from "~/auth/session/cookies.server";
import { writeHostCookie } from "~/http/cookies/cookies.server";
import { replyWith, type Submission, withValues } from "~/http/forms/form.server";
import { seeOther } from "~/http/responses/responses.server";
import type { FormReply } from "~/http/results/form-reply";
import { paths } from "~/site/paths";
import { correoSchema } from "~nouns/profiles/correo-schema";
import { orRefuse } from "./refusals.server";

const signUpSchema = z
  .object({ email: correoSchema, password: chosenPassword })
  .superRefine(refuseCommon);

export function submitSignUp(submission: Submission) {
  return orRefuse(submission, "Error al registrarse", () =>
    withValues(submission, signUpSchema, async (values) => {
      const browser = await inEvenTime(EVEN_MS.hash, signUp(values, senderOf(submission)));
      const cookie = writeHostCookie(SIGN_UP_COOKIE, browser);
      return seeOther(paths.auth({ registro: "enviado" }), cookie);
    }),
  );
}

export const emailSchema = z.object({ email: correoSchema });

/** Answers the same for every address, known or not. @param sent page shown afterwards */
export function submitEmail(
  submission: Submission,
  send: (email: string, sender: Sender) => Promise<void>,
  sent: string,
) {
  return orRefuse(submission, "Error al enviar el correo", () =>
    withValues(submission, emailSchema, async ({ email }) => {
      await inEvenTime(EVEN_MS.mail, send(email, senderOf(submission)));
      return seeOther(sent);
    }),
  );
}

export function suggestPassword(form: FormData): { reply: FormReply } {
  const { initialValue } = replyWith(form, "");
  return { reply: { initialValue: { ...initialValue, password: makeStrongPassword() } } };
}
