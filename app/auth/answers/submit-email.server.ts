import { z } from "zod";
import { EVEN_MS, inEvenTime, type Sender, senderOf } from "~/auth/mail/mail-on-request.server";
import { correoSchema } from "~/domain/profiles/correo-schema";
import { seeOther } from "~/http/answers/responses.server";
import type { Submission } from "~/http/forms/form.server";
import { orRefuse, withValues } from "./refusals.server";

export const emailSchema = z.object({ email: correoSchema });

/** The answer is the same for every address. @param sent where it leads */
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
