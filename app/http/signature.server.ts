import { createHmac, timingSafeEqual } from "node:crypto";
import { sessionSecrets } from "~/secrets.server";

/**
 * Signs a text with the site's secret.
 * @param purpose keeps a signature made for one use from being good for another
 */
export function sign(purpose: string, text: string): string {
  return signWith(sessionSecrets()[0] ?? "", purpose, text);
}

/** Whether this site made the signature, with its present secret or a former one still accepted. */
export function isSigned(purpose: string, text: string, signature: string): boolean {
  const given = Buffer.from(signature);
  return sessionSecrets().some((secret) => {
    const expected = Buffer.from(signWith(secret, purpose, text));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

function signWith(secret: string, purpose: string, text: string): string {
  return createHmac("sha256", secret).update(`${purpose}\0${text}`).digest("base64url");
}

/** Stands for a visitor's address in the database; without the site's secret it leads nowhere. */
export function hashAddress(clientAddress: string): string {
  return sign("address", clientAddress);
}
