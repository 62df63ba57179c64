import { readForm } from "~/http/forms/form.server";
import { isOwnForm } from "~/http/forms/form-proof.server";
import { pageOf } from "~/http/requests/return-path";
import { log } from "~/runtime/log.server";
import { autosave, formWith } from "~record/borradores/borradores.server";
import { readSecretCookie, SESSION_COOKIE } from "./cookies.server";
import { findEndedOwner } from "./sessions.server";

/** These forms show a draft. Others are buttons, which must not be pressed a second time unseen. */
const WRITTEN =
  /^\/admin\/(productos|consejos|paginas|categorias|autores|imagenes)\/(?!(importar|exportar|subir)$)[\w-]+(\/evidencia)?$/i;

/** @param page address of a page, with its query or without */
export const isWritten = (page: string) => WRITTEN.test(page.replace(/\?.*/s, ""));

const UNTYPED = ["intent", "version", "visto", "idem"];

const isTyped = ([name, value]: [string, FormDataEntryValue]) =>
  typeof value === "string" && value.trim() !== "" && !UNTYPED.includes(name);

/**
 * Keeps as a draft what was sent after its session ended, so that nothing typed is lost. It asks for the
 * cookie of that session, or any stranger could store data.
 * @returns where its form shows it again
 */
export async function keepInterrupted(request: Request, viewer?: string) {
  const page = pageOf(request);
  if (request.bodyUsed || !isWritten(page)) return undefined;
  try {
    const idHash = readSecretCookie(request, SESSION_COOKIE);
    const userId = viewer ?? (idHash && (await findEndedOwner(idHash)));
    if (!userId || !(await isOwnForm(request))) return undefined;
    const form = await readForm(request.clone());
    if (![...form].some(isTyped)) return undefined;
    return formWith(await autosave(form, userId, page.replace(/\?.*/s, ""), !viewer), page);
  } catch (error) {
    // The way to the sign-in must stay open whatever happens here.
    log().error({ err: error }, "interrupted form not kept");
    return undefined;
  }
}
