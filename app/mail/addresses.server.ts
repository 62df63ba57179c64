import { settings } from "~/runtime/env.server";

export function mailHost(): string {
  const { SITE_ORIGIN } = settings();
  return SITE_ORIGIN ? new URL(SITE_ORIGIN).hostname : "localhost";
}

export const senderAddress = (): string => settings().MAIL_FROM ?? `no-responder@${mailHost()}`;

export function fallbackOwnerAddress(): string {
  const { MAIN_ADMIN_EMAIL, MAIL_FROM } = settings();
  return MAIN_ADMIN_EMAIL ?? MAIL_FROM ?? `contacto@${mailHost()}`;
}
