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

/** Who reads the mail meant for the site. */
export function ownerAddress(): string {
  const { CONTACT_EMAIL, MAIN_ADMIN_EMAIL, MAIL_FROM } = settings();
  return CONTACT_EMAIL ?? MAIN_ADMIN_EMAIL ?? MAIL_FROM ?? `contacto@${mailHost()}`;
}
