import { createHmac, timingSafeEqual } from "node:crypto";
import { secrets } from "~/runtime/secrets.server";

/** @param purpose keeps a signature made for one use from being good for another */
export const sign = (purpose: string, text: string): string =>
  signWith(secrets().SESSION_SECRET[0] ?? "", purpose, text);

/** Takes the present secret and former ones that are still accepted. */
export function isSigned(purpose: string, text: string, signature: string): boolean {
  const given = Buffer.from(signature);
  return secrets().SESSION_SECRET.some((secret) => {
    const expected = Buffer.from(signWith(secret, purpose, text));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

const signWith = (secret: string, purpose: string, text: string): string =>
  createHmac("sha256", secret).update(`${purpose}\0${text}`).digest("base64url");

/** Without the site's secret the hash leads to no address. */
export const hashAddress = (clientAddress: string): string => sign("address", clientAddress);
