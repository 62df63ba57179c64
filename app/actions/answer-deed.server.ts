import type { AdminSubmission } from "~/actions/submission";
import type { FlashKey } from "~/http/cookies/cookies.server";
import { refuseFailedWrite, refuseForm } from "~/http/forms/form.server";
import { flashAt } from "~/http/responses/responses.server";

type Refusal = { problem: string; field?: string; status: 409 | 422 };

interface Deed {
  intent?: string;
  to: string;
  problem: string;
  act(form: FormData): Promise<FlashKey | Refusal | undefined>;
}

/** Runs the action of one button, and shows its message at `to` or on the same page. */
export async function answerDeed(
  { form, context }: Pick<AdminSubmission, "form" | "context">,
  { intent, to, problem, act }: Deed,
) {
  if (intent && form.get("intent") !== intent) throw new Response(null, { status: 422 });
  try {
    const result = await act(form);
    if (typeof result === "string") return await flashAt(to, result);
    const refused = result ?? { problem, status: 409 };
    return refuseForm({ form, context }, refused.problem, refused.status, refused.field);
  } catch (error) {
    return refuseFailedWrite(error, { form, context, problem });
  }
}
