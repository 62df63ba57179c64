import { readForm } from "~/http/forms/form.server";
import { isOwnForm } from "~/http/forms/form-proof.server";
import { pageOf } from "~/http/requests/return-path";
import { log } from "~/runtime/log.server";
import { autosave, formWith } from "~record/borradores/borradores.server";
import { readSecretCookie, SESSION_COOKIE } from "./cookies.server";
import { findEndedOwner } from "./sessions.server";

/** Only forms with text are kept; a button must not be pressed again unseen. */
const WRITTEN =
  /^\/admin\/(productos|consejos|paginas|categorias|autores|imagenes)\/(?!(importar|exportar|subir)$)[\w-]+(\/evidencia)?$/i;

/** @param page address of a page; its query is ignored */
export const isWritten = (page: string) => WRITTEN.test(page.replace(/\?.*/s, ""));

const UNTYPED = ["intent", "version", "visto", "idem"];

const isTyped = ([name, value]: [string, FormDataEntryValue]) =>
  typeof value === "string" && value.trim() !== "" && !UNTYPED.includes(name);

/**
 * Keeps the form of an expired session as a draft, so that typed text is not lost. Requires the
 * cookie of that session, or strangers could store data.
 * @returns the address of the form with the draft
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
    // Logged only, because the redirect to the sign-in must not fail.
    log().error({ err: error }, "interrupted form not kept");
    return undefined;
  }
}
