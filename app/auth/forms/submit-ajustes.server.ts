import { prove } from "~/auth/forms/prove.server";
import { authMails } from "~/auth/mail/auth-mails";
import { mailMainAdmins } from "~/auth/mail/send-mail.server";
import { isRecent, type Viewer, writeAs } from "~/auth/session/guard.server";
import { refuseForm, type Submission } from "~/http/forms/form.server";
import { siteOrigin } from "~/http/requests/origin.server";
import { flashAt } from "~/http/responses/responses.server";
import { paths } from "~/site/paths";
import { database, type Trx } from "~db/client.server";
import { isProtected } from "~nouns/ajustes/ajuste";
import { fixedAjustes, readSeccion, type SectionValues } from "~nouns/ajustes/ajustes.server";
import { changeAjustes, valueInWords } from "~nouns/ajustes/ajustes-versions.server";
import { CAMPOS, clavesOf, type SeccionKey } from "~nouns/ajustes/secciones/secciones";

const ASKED = "Para guardar este cambio, confirma que eres tú con tu contraseña";

const PROVED_ELSEWHERE =
  "Acabas de confirmar que eres tú con otro envío, y este no se ha guardado. Lo que has escrito sigue aquí: guárdalo otra vez.";

class UnprovedError extends Error {}

type Sent = { seccion: SeccionKey; values: SectionValues };

export async function submitAjustes(admin: Viewer, submission: Submission, sent: Sent) {
  const { form, request, context } = submission;
  const version = String(form.get("version") ?? "");
  const save = async (trx: Trx, isProved: boolean) => {
    const saved = await changeAjustes(trx, { ...sent, version, actor: admin.person });
    const told = saved.filter(({ clave }) => isProtected(clave));
    if (told.length === 0) return;
    if (!isProved) throw new UnprovedError();
    const cambios = told.map(({ clave, antes, ahora }) => ({
      que: CAMPOS[clave].label,
      antes: valueInWords(clave, antes),
      ahora: valueInWords(clave, ahora),
    }));
    const mail = authMails.protectedChange(siteOrigin(request), admin.person.email, cambios);
    await mailMainAdmins(trx, mail, new Date());
  };
  try {
    // Another admin may save at the same time, so only the transaction knows what has changed.
    await writeAs(admin, (trx) => save(trx, isRecent(admin.session)));
    return { cookies: [] };
  } catch (error) {
    if (!(error instanceof UnprovedError)) throw error;
  }
  // `ProofCard` asks within this form, so that the typed settings stay on the page.
  if (!form.has("password")) {
    return { answer: refuseForm(submission, ASKED, 401, "password") };
  }
  const elsewhere = async () => {
    if (!(await isStored(sent))) return refuseForm({ form, context }, PROVED_ELSEWHERE, 409);
    return flashAt(paths.adminAjustes(sent.seccion), "ajustes.guardados");
  };
  const proving = { elsewhere, act: (trx: Trx) => save(trx, true) };
  const { cookie, answer } = await prove(admin, submission, proving);
  return cookie === undefined ? { answer } : { cookies: [cookie] };
}

async function isStored({ seccion, values }: Sent) {
  const stored = await readSeccion(database().read, seccion);
  return clavesOf(seccion).every(
    (clave) => clave in fixedAjustes() || (values[clave] ?? "") === (stored[clave] ?? ""),
  );
}
