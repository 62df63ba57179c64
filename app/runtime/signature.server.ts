import { createHmac, timingSafeEqual } from "node:crypto";
import { secrets } from "~/runtime/secrets.server";

/** @param purpose is part of the signed text, so that a signature for one use fails in another */
export const sign = (purpose: string, text: string): string =>
  signWith(secrets().SESSION_SECRET[0] ?? "", purpose, text);

/** Accepts signatures by the current secret and by former ones that are still listed. */
export function isSigned(purpose: string, text: string, signature: string): boolean {
  const given = Buffer.from(signature);
  return secrets().SESSION_SECRET.some((secret) => {
    const expected = Buffer.from(signWith(secret, purpose, text));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

const signWith = (secret: string, purpose: string, text: string): string =>
  createHmac("sha256", secret).update(`${purpose}\0${text}`).digest("base64url");

/** Hashes with the site's secret: a plain hash could be reversed by trying all IP addresses. */
export const hashAddress = (clientAddress: string): string => sign("address", clientAddress);
