import { AJUSTE_LABELS, type AjusteKey, isProtected, ON } from "~/domain/ajustes/ajuste";
import { findCambios, saveAjustes } from "~/domain/ajustes/ajustes.server";
import type { AjustesValues } from "~/domain/ajustes/ajustes-schema";
import type { Submission } from "~/http/form.server";
import { siteOrigin } from "~/http/origin.server";
import { paths } from "~/paths";
import { database, type Trx } from "~db/client.server";
import { authMails } from "./auth-mails";
import type { Viewer } from "./guard.server";
import { proveWithin } from "./prove.server";
import { mailMainAdmins } from "./send-mail.server";

const inWords = (clave: AjusteKey, valor: string) =>
  clave === "mfa_obligatoria" ? (valor === ON ? "Sí" : "No") : valor;

/**
 * Stores the settings; what an intruder would change asks for a recent proof, and main admins are
 * told of it.
 * @returns Set-Cookie values; else the answer to the form
 * @throws {AjustesConflictError}
 */
export async function submitAjustes(
  admin: Viewer,
  submission: Submission,
  values: AjustesValues,
  now = new Date(),
) {
  const { form, request } = submission;
  const version = String(form.get("version") ?? "");
  const act = async (trx: Trx) => {
    const saved = await saveAjustes(trx, { values, version, actor: admin.person });
    const told = saved.filter(({ clave }) => isProtected(clave));
    if (told.length === 0) return;
    const cambios = told.map(({ clave, antes, ahora }) => ({
      que: AJUSTE_LABELS[clave],
      antes: inWords(clave, antes),
      ahora: inWords(clave, ahora),
    }));
    const mail = authMails.protectedChange(siteOrigin(request), admin.person.email, cambios);
    await mailMainAdmins(trx, mail, now);
  };
  const cambios = await findCambios(database().read, values);
  if (cambios.some(({ clave }) => isProtected(clave))) {
    return proveWithin(admin, submission, { back: paths.adminAjustes(), act });
  }
  await database().write(act);
  return { cookies: [] };
}
