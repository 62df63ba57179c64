import { createAdmin, resetSecondStep, signOutEverywhere } from "~/auth/admin-commands.server";
import { correoSchema } from "~/domain/profiles/correo-schema";
import { settings } from "~/env.server";
import { EXIT_USAGE, print, printError } from "../terminal";

const USAGE = `Uso: npm run site -- admin <orden> CORREO

  create       crea un administrador principal y escribe un enlace para elegir su contraseña
  reset-2fa    quita su verificación en dos pasos y cierra sus sesiones
  sign-out     cierra todas sus sesiones`;

const commands = new Map<string, (email: string) => Promise<number>>([
  ["create", create],
  ["reset-2fa", (email) => change(email, resetSecondStep, "Verificación en dos pasos quitada")],
  ["sign-out", (email) => change(email, signOutEverywhere, "Sesiones cerradas")],
]);

/** `admin create|reset-2fa|sign-out EMAIL` @returns exit code */
export async function adminCommand([name = "", typed = "", ...rest]: string[]): Promise<number> {
  const command = commands.get(name);
  const email = correoSchema.safeParse(typed);
  if (!command || !email.success || rest.length > 0) {
    printError(USAGE);
    return EXIT_USAGE;
  }
  return command(email.data);
}

async function create(email: string): Promise<number> {
  const { SITE_ORIGIN, PORT } = settings();
  const path = await createAdmin(email);
  print(`${email} es administrador principal. Elige su contraseña aquí, durante 24 horas:`);
  print(`${SITE_ORIGIN ?? `http://localhost:${PORT}`}${path}`);
  return 0;
}

async function change(
  email: string,
  act: (email: string) => Promise<boolean>,
  done: string,
): Promise<number> {
  if (await act(email)) {
    print(`${done}: ${email}`);
    return 0;
  }
  printError(`No hay ninguna cuenta con el correo ${email}`);
  return 1;
}
