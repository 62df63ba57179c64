import { randomBytes } from "node:crypto";
import { readHostCookie, writeHostCookie } from "~/http/cookies/cookies.server";
import { isSigned, sign } from "~/runtime/signature.server";
import { PROOF_FIELD } from "./form-proof";

/** A random id of the browser; forms of /auth and /admin carry its signature. */
export const BROWSER_COOKIE = { name: "navegador", maxAge: 30 * 24 * 60 * 60 };

const PURPOSE = "form-proof";

const TELLING = ["Origin", "Referer", "Sec-Fetch-Site"];

const readBrowser = (request: Request) => readHostCookie(request, BROWSER_COOKIE);

export function makeFormProof(request: Request) {
  const known = readBrowser(request);
  if (known) return { prueba: sign(PURPOSE, known), cookie: undefined };
  const browser = randomBytes(16).toString("base64url");
  return { prueba: sign(PURPOSE, browser), cookie: writeHostCookie(BROWSER_COOKIE, browser) };
}

/** Lynx omits the Referer after an address with a query, so the form's own field must tell. */
export async function isOwnForm(request: Request): Promise<boolean> {
  if (TELLING.some((name) => request.headers.has(name))) return true;
  const browser = readBrowser(request);
  if (!browser) return false;
  const copy = request.clone();
  const form = await copy.formData().catch(() => undefined);
  return isSigned(PURPOSE, browser, String(form?.get(PROOF_FIELD)));
}
