import { settings } from "~/env.server";

/** Host of this site, as it stands in addresses and message ids. */
export function mailHost(): string {
  const { SITE_ORIGIN } = settings();
  return SITE_ORIGIN ? new URL(SITE_ORIGIN).hostname : "localhost";
}

/** The site's own sender address. */
export function senderAddress(): string {
  return settings().MAIL_FROM ?? `no-responder@${mailHost()}`;
}

/** Who reads the mail meant for the site while the owner has given no address. */
export function fallbackOwnerAddress(): string {
  const { MAIN_ADMIN_EMAIL, MAIL_FROM } = settings();
  return MAIN_ADMIN_EMAIL ?? MAIL_FROM ?? `contacto@${mailHost()}`;
}
