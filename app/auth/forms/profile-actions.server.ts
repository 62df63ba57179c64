import { requestEmailChange } from "~/auth/account/change-email.server";
import { changePassword } from "~/auth/account/change-password.server";
import { deleteOwnAccount } from "~/auth/account/manage-users.server";
import { newPasswordSchema } from "~/auth/password/password-schema.server";
import { addPasskey, unenrol } from "~/auth/second-factor/change-factors.server";
import { passkeySchema } from "~/auth/second-factor/code-schema.server";
import { requireRecentAuth, type Viewer } from "~/auth/session/guard.server";
import { endOwnSession } from "~/auth/session/own-sessions.server";
import type { Acto } from "~/auth/session/proven-acts";
import { signOut } from "~/auth/sign-in/sign-in.server";
import { refuseForm, type Submission, withValues } from "~/http/forms/form.server";
import { siteOrigin } from "~/http/requests/origin.server";
import { flashAt } from "~/http/responses/responses.server";
import { paths } from "~/site/paths";
import { LAST_MAIN_ADMIN } from "~nouns/profiles/usuario";
import { orRefuse } from "./refusals.server";
import { emailSchema } from "./submit-address.server";

const PASSKEY_REFUSED =
  "La llave de acceso no se ha podido añadir: vuelve a probar, o usa otro dispositivo";

type Act = (admin: Viewer, submission: Submission) => ReturnType<typeof submitPassword>;

const ACTS: readonly (readonly [acto: Acto, failed: string, act: Act])[] = [
  ["contrasena", "Error al cambiar la contraseña", submitPassword],
  ["correo", "Error al cambiar el correo", submitEmailChange],
  ["llave", "Error al añadir la llave de acceso", submitPasskey],
  ["desactivar", "Error al desactivar MFA", removeFactor],
  ["cerrar-sesion", "Error al cerrar la sesión", closeSession],
  ["eliminar-cuenta", "Error al eliminar la cuenta", deleteAccount],
];

/** All acts need a recent proof, or a thief with a stolen session could shut the owner out. */
export async function submitProfile(admin: Viewer, submission: Submission) {
  const asked = ACTS.find(([acto]) => acto === submission.form.get("intent"));
  if (!asked) throw new Response(null, { status: 422 });
  const [acto, failed, act] = asked;
  requireRecentAuth(admin, acto, questionOf(acto, submission.form));
  return orRefuse(submission, failed, () => act(admin, submission));
}

function questionOf(acto: Acto, form: FormData): string {
  const text = (name: string) => String(form.get(name) ?? "");
  if (acto === "contrasena") return paths.adminProfile({}, "#acceso");
  if (acto === "correo") return paths.adminProfile({ correo: text("email") }, "#correo");
  if (acto === "llave") return paths.adminProfile({}, "#llaves");
  if (acto === "desactivar") return paths.adminProfile({ desactivar: text("factor") });
  if (acto === "eliminar-cuenta") return paths.adminProfile({ eliminar: "cuenta" });
  return paths.adminProfile({ acto, id: text("id") });
}

function submitPassword(admin: Viewer, submission: Submission) {
  return withValues(submission, newPasswordSchema(admin.person.email), async ({ password }) => {
    const cookie = await changePassword(admin, password, siteOrigin(submission.request));
    return flashAt(paths.adminProfile(), "contrasena.propia", cookie);
  });
}

function submitEmailChange(admin: Viewer, submission: Submission) {
  const { request } = submission;
  return withValues(submission, emailSchema, async ({ email }) => {
    if (email === admin.person.email) {
      return refuseForm(submission, "Esa es la dirección que ya tienes", 422, "email");
    }
    await requestEmailChange(admin, email, siteOrigin(request));
    return flashAt(paths.adminProfile(), "perfil.correo-enviado");
  });
}

function submitPasskey(admin: Viewer, submission: Submission) {
  return withValues(submission, passkeySchema, async ({ nombre, llave }) => {
    const given = { nombre, answer: llave, origin: siteOrigin(submission.request) };
    const cookie = await addPasskey(admin, given);
    if (!cookie) return refuseForm(submission, PASSKEY_REFUSED, 401);
    return flashAt(paths.adminProfile(), "llave.anadida", cookie);
  });
}

async function removeFactor(admin: Viewer, { request, form }: Submission) {
  const told = await unenrol(admin, String(form.get("factor")), siteOrigin(request));
  return flashAt(paths.adminProfile(), told);
}

async function closeSession(admin: Viewer, { form }: Submission) {
  await endOwnSession(admin, String(form.get("id") ?? ""));
  return flashAt(paths.adminProfile(), "perfil.sesion-cerrada");
}

async function deleteAccount(admin: Viewer, { request, form, context }: Submission) {
  if (!(await deleteOwnAccount(admin))) return refuseForm({ form, context }, LAST_MAIN_ADMIN, 409);
  return flashAt(paths.auth(), "perfil.eliminado", ...(await signOut(request)));
}
