import { resetSecondStep, signOutEverywhere } from "~/auth/account/admin-commands.server";
import { createAdmin } from "~/auth/account/admit-admin.server";
import { siteOrigin } from "~/http/requests/origin.server";
import { PLAZOS } from "~base/plazos";
import { prepareDatabase } from "~db/site/site.server";
import { correoSchema } from "~nouns/profiles/correo-schema";
import { siteCommand } from "../../deploy/doctor/command.js";
import { type Exit, print, printError, UsageError } from "./terminal";

export const ADMIN_USAGE = `Uso: ${siteCommand("admin <orden> CORREO")}

  create       crea un administrador principal y escribe un enlace para elegir su contraseña
  reset-2fa    quita su verificación en dos pasos y cierra sus sesiones
  sign-out     cierra todas sus sesiones`;

const commands = new Map<string, (email: string) => Promise<Exit>>([
  ["create", create],
  ["reset-2fa", (email) => change(email, resetSecondStep, "Verificación en dos pasos quitada")],
  ["sign-out", (email) => change(email, signOutEverywhere, "Sesiones cerradas")],
]);

export async function adminCommand([name = "", typed = "", ...rest]: string[]): Promise<Exit> {
  const command = commands.get(name);
  if (!command || !typed || rest.length > 0) throw new UsageError(ADMIN_USAGE);
  const email = correoSchema.safeParse(typed);
  if (!email.success) {
    throw new UsageError(`«${typed}» no es una dirección de correo\n\n${ADMIN_USAGE}`);
  }
  await prepareDatabase();
  return command(email.data);
}

async function create(email: string): Promise<undefined> {
  const path = await createAdmin(email);
  print(
    `${email} será administrador principal cuando elija su contraseña aquí, durante ${PLAZOS.invitaciones} días:`,
  );
  print(`${siteOrigin()}${path}`);
}

async function change(email: string, act: (email: string) => Promise<boolean>, done: string) {
  if (await act(email)) return void print(`${done}: ${email}`);
  printError(`No hay ninguna cuenta con el correo ${email}`);
  return 1;
}
