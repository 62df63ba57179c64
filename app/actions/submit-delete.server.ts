import type { AppLoadContext } from "@remix-run/node";
import { seeOther } from "~/http/answers/responses.server";
import { type FlashKey, writeFlash } from "~/http/cookies/flash.server";
import { readForm, refuse, refuseFailedWrite } from "~/http/forms/form.server";
import type { FormReply } from "~/http/replies/form-reply";
import { returnPathOf } from "~/http/requests/return-path";

interface Deletion {
  list: string;
  problem: string;
  remove(form: FormData): Promise<FlashKey | { reply: FormReply; status: 409 | 422 }>;
}

export async function submitDelete(
  { request, context }: { request: Request; context: AppLoadContext },
  { list, problem, remove }: Deletion,
) {
  const form = await readForm(request);
  if (form.get("intent") !== "eliminar") throw new Response(null, { status: 422 });
  try {
    const result = await remove(form);
    if (typeof result === "string") {
      return seeOther(returnPathOf(request, list), await writeFlash(result));
    }
    return refuse(context, { reply: result.reply }, { status: result.status });
  } catch (error) {
    return refuseFailedWrite(error, { form, context, problem });
  }
}
