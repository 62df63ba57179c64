import { seeOther } from "~/http/answers/responses.server";
import { type FlashKey, writeFlash } from "~/http/cookies/flash.server";
import {
  readForm,
  refuse,
  refuseFailedWrite,
  replyWith,
  type Submission,
} from "~/http/forms/form.server";
import type { FormReply } from "~/http/replies/form-reply";
import { returnPathOf } from "~/http/requests/return-path";

interface Deletion extends Omit<Submission, "form"> {
  list: string;
  problem: string;
  /** Gives nothing for what is gone. */
  remove(form: FormData): Promise<FlashKey | { reply: FormReply; status: 409 | 422 } | undefined>;
}

export async function submitDelete({ request, context, list, problem, remove }: Deletion) {
  const form = await readForm(request);
  if (form.get("intent") !== "eliminar") throw new Response(null, { status: 422 });
  try {
    const result = await remove(form);
    if (typeof result === "string") {
      return seeOther(returnPathOf(request, list), await writeFlash(result));
    }
    const { reply, status } = result ?? { reply: replyWith(form, problem), status: 409 };
    return refuse(context, { reply }, { status });
  } catch (error) {
    return refuseFailedWrite(error, { form, context, problem });
  }
}
