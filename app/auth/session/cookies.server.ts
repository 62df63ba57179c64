import { createHash, randomBytes } from "node:crypto";
import { hostCookieName, readCookie, writeCookie } from "~/http/cookies/cookies.server";
import { isSigned, sign } from "~/runtime/signature.server";
import { LINK_HOURS } from "./proof-periods";

export const SESSION_COOKIE = "sesion";
export const SESSION_MAX_AGE_S = 7 * 24 * 60 * 60;
export const PENDING_COOKIE = "verificacion";
export const PENDING_MAX_AGE_S = 10 * 60;
/** The password that a sign-up chose is good in its own browser alone. */
export const SIGN_UP_COOKIE = "registro";
export const SIGN_UP_MAX_AGE_S = LINK_HOURS.verify * 60 * 60;
export const DEVICE_COOKIE = "dispositivo";
export const DEVICE_MAX_AGE_S = 365 * 24 * 60 * 60;

/** No table ever holds the new recovery codes that it carries, encrypted, until they are saved. */
export const CODES_COOKIE = "codigos";
export const CODES_MAX_AGE_S = 10 * 60;

export const newSecretId = () => randomBytes(32).toString("base64url");

/** Needs no salt: nobody guesses 256 bits. */
export const hashSecretId = (id: string) => createHash("sha256").update(id).digest("hex");

const MAX_AGES = {
  [SESSION_COOKIE]: SESSION_MAX_AGE_S,
  [PENDING_COOKIE]: PENDING_MAX_AGE_S,
  [SIGN_UP_COOKIE]: SIGN_UP_MAX_AGE_S,
};

type SecretCookie = keyof typeof MAX_AGES;

export function readSecretCookie(request: Request, name: SecretCookie): string | undefined {
  const value = readCookie(request, hostCookieName(name));
  return value && /^[\w-]{43}$/.test(value) ? hashSecretId(value) : undefined;
}

export function writeSecretCookie(name: SecretCookie, id: string): string {
  return writeCookie(hostCookieName(name), id, { maxAge: MAX_AGES[name] });
}

export function clearCookie(name: SecretCookie): string {
  return writeCookie(hostCookieName(name), "", { maxAge: 0 });
}

export const hashAccount = (email: string) => sign("account", email);

const deviceText = (id: string, email: string) => `${id}\0${email}`;

export function writeDeviceCookie(email: string): string {
  const id = randomBytes(12).toString("base64url");
  const value = `${id}.${sign("device", deviceText(id, email))}`;
  return writeCookie(hostCookieName(DEVICE_COOKIE), value, { maxAge: DEVICE_MAX_AGE_S });
}

export function readDevice(request: Request, email: string): string | undefined {
  const [id = "", signature = ""] = (
    readCookie(request, hostCookieName(DEVICE_COOKIE)) ?? ""
  ).split(".");
  return isSigned("device", deviceText(id, email), signature) ? id : undefined;
}

export function hasSessionCookie(request: Request): boolean {
  return readCookie(request, hostCookieName(SESSION_COOKIE)) !== undefined;
}
