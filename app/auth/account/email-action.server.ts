import { z } from "zod";
import { type Sender, senderOf } from "~/auth/mail/mail-on-request.server";
import { refuseForTrouble } from "~/auth/sign-in/refusals.server";
import { correoSchema } from "~/domain/profiles/correo-schema";
import { parseForm, refuse, type Submission } from "~/http/form.server";
import { seeOther } from "~/http/responses.server";
import { EVEN_MS, inEvenTime } from "./even-time.server";

const emailSchema = z.object({ email: correoSchema });

/**
 * Has a link mailed to the address in the form; the answer is the same for every address.
 * @param sent where the answer leads
 */
export async function submitEmail(
  submission: Submission,
  send: (email: string, sender: Sender) => Promise<void>,
  sent: string,
) {
  const { form, context } = submission;
  const { values, reply } = parseForm(form, emailSchema);
  if (reply) return refuse(context, { reply }, { status: 422 });
  try {
    await inEvenTime(EVEN_MS.mail, send(values.email, senderOf(submission)));
  } catch (error) {
    return refuseForTrouble(error, { form, context, failed: "Error al enviar el correo" });
  }
  return seeOther(sent);
}
