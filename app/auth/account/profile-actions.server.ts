import { z } from "zod";
import { newPasswordSchema } from "~/auth/password/password-schema.server";
import { unenrol } from "~/auth/second-factor/change-factors.server";
import type { Viewer } from "~/auth/session/guard.server";
import { endOwnSession } from "~/auth/session/own-sessions.server";
import { refuseForm, refuseForTrouble } from "~/auth/sign-in/refusals.server";
import { signOut } from "~/auth/sign-in/sign-in.server";
import { correoSchema } from "~/domain/profiles/correo-schema";
import { LAST_MAIN_ADMIN } from "~/domain/profiles/usuario";
import { writeFlash } from "~/http/flash.server";
import { parseForm, refuse, type Submission } from "~/http/form.server";
import { siteOrigin } from "~/http/origin.server";
import { seeOther } from "~/http/responses.server";
import { paths } from "~/site/paths";
import { requestEmailChange } from "./change-email.server";
import { changePassword } from "./change-password.server";
import { deleteOwnAccount } from "./manage-users.server";

/** What the forms of /admin/profile do; each answers with 303, or with its form once more. */

const emailSchema = z.object({ email: correoSchema });

export async function submitPassword(admin: Viewer, { request, form, context }: Submission) {
  const { values, reply } = parseForm(form, newPasswordSchema(admin.person.email), {
    hide: ["password"],
  });
  if (reply) return refuse(context, { reply }, { status: 422 });
  try {
    const cookie = await changePassword(admin, values.password, siteOrigin(request));
    return seeOther(paths.adminProfile(), cookie, await writeFlash("contrasena.propia"));
  } catch (error) {
    return refuseForTrouble(error, { form, context, failed: "Error al cambiar la contraseña" });
  }
}

export async function submitEmailChange(admin: Viewer, { request, form, context }: Submission) {
  const { values, reply } = parseForm(form, emailSchema);
  if (reply) return refuse(context, { reply }, { status: 422 });
  if (values.email === admin.person.email) {
    return refuseForm(context, form, "Esa es la dirección que ya tienes");
  }
  try {
    await requestEmailChange(admin, values.email, siteOrigin(request));
    return seeOther(paths.adminProfile(), await writeFlash("perfil.correo-enviado"));
  } catch (error) {
    return refuseForTrouble(error, { form, context, failed: "Error al cambiar el correo" });
  }
}

export async function removeFactor(admin: Viewer, { request, form, context }: Submission) {
  try {
    const isRemoved = await unenrol(admin, String(form.get("factor")), siteOrigin(request));
    const flash = isRemoved ? "mfa.desactivada" : "mfa.no-desactivada";
    return seeOther(paths.adminProfile(), await writeFlash(flash));
  } catch (error) {
    return refuseForTrouble(error, { form, context, failed: "Error al desactivar MFA" });
  }
}

export async function closeSession(admin: Viewer, { form, context }: Submission) {
  try {
    await endOwnSession(admin, String(form.get("id") ?? ""));
    return seeOther(paths.adminProfile(), await writeFlash("perfil.sesion-cerrada"));
  } catch (error) {
    return refuseForTrouble(error, { form, context, failed: "Error al cerrar la sesión" });
  }
}

export async function deleteAccount(admin: Viewer, { request, form, context }: Submission) {
  try {
    const isDeleted = await deleteOwnAccount(admin);
    if (!isDeleted) return refuseForm(context, form, LAST_MAIN_ADMIN, 409);
    const cookies = await signOut(request);
    return seeOther(paths.auth(), ...cookies, await writeFlash("perfil.eliminado"));
  } catch (error) {
    return refuseForTrouble(error, { form, context, failed: "Error al eliminar la cuenta" });
  }
}
