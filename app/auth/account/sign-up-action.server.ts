import { z } from "zod";
import { senderOf } from "~/auth/mail/mail-on-request.server";
import { chosenPassword, refuseCommon } from "~/auth/password/password-schema.server";
import { makeStrongPassword } from "~/auth/password/strong-password";
import { SIGN_UP_COOKIE, writeSecretCookie } from "~/auth/session/cookies.server";
import { refuseForTrouble } from "~/auth/sign-in/refusals.server";
import { correoSchema } from "~/domain/profiles/correo-schema";
import { parseForm, refuse, replyWith, type Submission } from "~/http/form.server";
import { seeOther } from "~/http/responses.server";
import { paths } from "~/site/paths";
import { EVEN_MS, inEvenTime } from "./even-time.server";
import { signUp } from "./sign-up.server";

const signUpSchema = z
  .object({ email: correoSchema, password: chosenPassword })
  .superRefine(refuseCommon);

export async function submitSignUp(submission: Submission) {
  const { form, context } = submission;
  const { values, reply } = parseForm(form, signUpSchema, { hide: ["password"] });
  if (reply) return refuse(context, { reply }, { status: 422 });
  try {
    const browser = await inEvenTime(EVEN_MS.hash, signUp(values, senderOf(submission)));
    const cookie = writeSecretCookie(SIGN_UP_COOKIE, browser);
    return seeOther(paths.auth({ registro: "enviado" }), cookie);
  } catch (error) {
    return refuseForTrouble(error, { form, context, failed: "Error al registrarse" });
  }
}

/** For people whose browser runs no script to make one. */
export function suggestPassword(form: FormData) {
  const { initialValue } = replyWith(form, "", ["password"]);
  return { reply: { initialValue }, suggestion: makeStrongPassword() };
}
