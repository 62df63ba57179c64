import type { AdminSubmission } from "~/actions/submission";
import { seeOther } from "~/http/answers/responses.server";
import { type FlashKey, writeFlash } from "~/http/cookies/flash.server";
import { refuse, refuseFailedWrite, replyWith } from "~/http/forms/form.server";
import type { FormReply } from "~/http/replies/form-reply";

type Refusal = { reply: FormReply; status: 409 | 422 };

interface Deed {
  intent?: string;
  to: string;
  problem: string;
  /** Gives nothing for what is gone. */
  act(form: FormData): Promise<FlashKey | Refusal | undefined>;
}

/** Does what one button asks, and says so at `to` or on the same page. */
export async function answerDeed(
  { form, context }: Pick<AdminSubmission, "form" | "context">,
  { intent, to, problem, act }: Deed,
) {
  if (intent && form.get("intent") !== intent) throw new Response(null, { status: 422 });
  try {
    const result = await act(form);
    if (typeof result === "string") return seeOther(to, await writeFlash(result));
    const { reply, status } = result ?? { reply: replyWith(form, problem), status: 409 };
    return refuse(context, { reply }, { status });
  } catch (error) {
    return refuseFailedWrite(error, { form, context, problem });
  }
}
