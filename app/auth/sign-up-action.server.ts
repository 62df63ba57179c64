import { z } from "zod";
import { correoSchema } from "~/domain/profiles/correo-schema";
import { parseForm, refuse, replyWith, type Submission } from "~/http/form.server";
import { seeOther } from "~/http/responses.server";
import { paths } from "~/site/paths";
import { SIGN_UP_COOKIE, writeSecretCookie } from "./cookies.server";
import { EVEN_MS, inEvenTime } from "./even-time.server";
import { senderOf } from "./mail-on-request.server";
import { chosenPassword, refuseCommon } from "./password-schema.server";
import { refuseForTrouble } from "./refusals.server";
import { signUp } from "./sign-up.server";
import { makeStrongPassword } from "./strong-password";

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
