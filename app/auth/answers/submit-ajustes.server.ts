import { proveWithin } from "~/auth/answers/prove.server";
import { authMails } from "~/auth/mail/auth-mails";
import { mailMainAdmins } from "~/auth/mail/send-mail.server";
import { isRecent, type Viewer } from "~/auth/session/guard.server";
import { AJUSTE_LABELS, type AjusteKey, isProtected, ON } from "~/domain/ajustes/ajuste";
import { saveAjustes } from "~/domain/ajustes/ajustes.server";
import type { AjustesValues } from "~/domain/ajustes/ajustes-schema";
import type { Submission } from "~/http/forms/form.server";
import { siteOrigin } from "~/http/requests/origin.server";
import { paths } from "~/site/paths";
import { database, type Trx } from "~db/client.server";

class UnprovedError extends Error {}

const inWords = (clave: AjusteKey, valor: string) =>
  clave === "mfa_obligatoria" ? (valor === ON ? "Sí" : "No") : valor;

export async function submitAjustes(admin: Viewer, submission: Submission, values: AjustesValues) {
  const { form, request } = submission;
  const version = String(form.get("version") ?? "");
  const save = async (trx: Trx, isProved: boolean) => {
    const saved = await saveAjustes(trx, { values, version, actor: admin.person });
    const told = saved.filter(({ clave }) => isProtected(clave));
    if (told.length === 0) return;
    if (!isProved) throw new UnprovedError();
    const cambios = told.map(({ clave, antes, ahora }) => ({
      que: AJUSTE_LABELS[clave],
      antes: inWords(clave, antes),
      ahora: inWords(clave, ahora),
    }));
    const mail = authMails.protectedChange(siteOrigin(request), admin.person.email, cambios);
    await mailMainAdmins(trx, mail, new Date());
  };
  // Another admin may have saved meanwhile, so only the transaction knows the changes.
  if (!isRecent(admin.session)) {
    try {
      await database().write((trx) => save(trx, false));
      return { cookies: [] };
    } catch (error) {
      if (!(error instanceof UnprovedError)) throw error;
    }
  }
  const act = (trx: Trx) => save(trx, true);
  return proveWithin(admin, submission, { back: paths.adminAjustes(), act });
}
