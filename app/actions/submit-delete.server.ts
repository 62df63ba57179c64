import type { AppLoadContext } from "@remix-run/node";
import type { FlashKey } from "~/flash-messages";
import { writeFlash } from "~/http/flash.server";
import { readForm, refuse, refuseFailedWrite } from "~/http/form.server";
import type { FormReply } from "~/http/form-reply";
import { seeOther } from "~/http/responses.server";
import { returnPathOf } from "~/http/return-path";

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
