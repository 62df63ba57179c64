import type { RestoreOutcome } from "~/domain/versiones/version";
import { seeOther } from "~/http/answers/responses.server";
import { type FlashKey, writeFlash } from "~/http/cookies/flash.server";
import { refuse, refuseFailedWrite, replyWith, type Submission } from "~/http/forms/form.server";

const UNLAWFUL =
  "Esa versión no puede estar publicada, porque incumple una norma: antes de restaurarla, guárdalo como borrador.";

interface RestoreForm extends Omit<Submission, "request"> {
  item: string;
  done: { path: string; flash: FlashKey };
  problem: string;
  /** Gives the item the content of `asked` while it still has the version `seen`. */
  restore(versions: { seen: number; asked: number }): Promise<RestoreOutcome>;
}

export async function submitRestore({ form, context, item, done, problem, restore }: RestoreForm) {
  if (form.get("intent") !== "restaurar") throw new Response(null, { status: 422 });
  try {
    const versions = { seen: Number(form.get("version")), asked: Number(form.get("v")) };
    const outcome = await restore(versions);
    if (outcome === "saved") return seeOther(done.path, await writeFlash(done.flash));
    if (outcome === "unlawful") {
      return refuse(context, { reply: replyWith(form, UNLAWFUL) }, { status: 422 });
    }
    const changed = `${item} ha cambiado mientras mirabas sus versiones. Vuelve a comparar.`;
    return refuse(context, { reply: replyWith(form, changed) }, { status: 409 });
  } catch (error) {
    return refuseFailedWrite(error, { form, context, problem });
  }
}
