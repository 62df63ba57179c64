import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { secrets } from "./secrets.server";

const IV_BYTES = 12;
const TAG_BYTES = 16;

const keys = (): Buffer[] =>
  secrets().MFA_KEY.map((key) => Buffer.from(hkdfSync("sha256", key, "", "mfa-secret", 32)));

/** @param owner is authenticated with the text, which is then useless in another person's row */
export function seal(text: string, owner: string): string {
  const [key = ""] = keys();
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}

export class UnreadableSecretError extends Error {
  override name = "UnreadableSecretError";
}

export const unseal = (sealed: string, owner: string): string => openWithAny(sealed, owner).text;

/** @returns the secret encrypted with the present key; undefined if it is already */
export function sealAnew(sealed: string, owner: string): string | undefined {
  const { text, isCurrent } = openWithAny(sealed, owner);
  return isCurrent ? undefined : seal(text, owner);
}

function openWithAny(sealed: string, owner: string): { text: string; isCurrent: boolean } {
  let cause: unknown;
  for (const [n, key] of keys().entries()) {
    try {
      return { text: open(sealed, owner, key), isCurrent: n === 0 };
    } catch (error) {
      cause = error;
    }
  }
  throw new UnreadableSecretError("a secret cannot be read; has MFA_KEY changed?", { cause });
}

function open(sealed: string, owner: string, key: Buffer): string {
  const bytes = Buffer.from(sealed, "base64url");
  const iv = bytes.subarray(0, IV_BYTES);
  const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  const decipher = createDecipheriv("aes-256-gcm", key, iv, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
  const begun = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, "utf8");
  return begun + decipher.final("utf8");
}
