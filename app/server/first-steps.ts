import type { FirstAdmin } from "~/auth/account/first-admin.server";
import { mailFolder } from "~/mail/transport.server";
import { settings } from "~/runtime/env.server";
import { paths } from "~/site/paths";

export function firstSteps(origin: string, onlyFor: FirstAdmin): string {
  const { MAIN_ADMIN_EMAIL, SMTP_URL, DATA_DIR } = settings();
  const form = `${origin}${paths.auth({ modo: "registro" })}`;
  const ways: Record<FirstAdmin, string> = {
    nobody: "créalo con «npm run site -- admin create CORREO»",
    MAIN_ADMIN_EMAIL: `regístrate como ${MAIN_ADMIN_EMAIL} en ${form}`,
    "whoever verifies first": `lo será quien primero se registre en ${form} y confirme su correo`,
  };
  const mail = SMTP_URL
    ? `salen por ${new URL(SMTP_URL).host}`
    : `quedan como archivos en ${mailFolder(DATA_DIR)}`;
  return `Aún no tiene administrador: ${ways[onlyFor]}\nLos correos ${mail}\n`;
}
