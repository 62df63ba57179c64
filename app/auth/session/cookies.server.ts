import { createHash, randomBytes } from "node:crypto";
import { hostCookieName, readCookie, writeCookie } from "~/http/cookies/cookies.server";
import { isSigned, sign } from "~/runtime/signature.server";
import { LINK_HOURS } from "./periods";

/** Holds the random id of a session, whose row holds only the id's hash. */
export const SESSION_COOKIE = "sesion";
export const SESSION_MAX_AGE_S = 7 * 24 * 60 * 60;
export const PENDING_COOKIE = "verificacion";
export const PENDING_MAX_AGE_S = 10 * 60;
/** Tells the browser that signed up: the password that it chose is good in it alone. */
export const SIGN_UP_COOKIE = "registro";
export const SIGN_UP_MAX_AGE_S = LINK_HOURS.verify * 60 * 60;
/** Tells a browser that has signed in before from a stranger's. */
export const DEVICE_COOKIE = "dispositivo";
export const DEVICE_MAX_AGE_S = 365 * 24 * 60 * 60;

/** Carries new recovery codes, encrypted, until they are said to be saved: no table ever holds them. */
export const CODES_COOKIE = "codigos";
export const CODES_MAX_AGE_S = 10 * 60;

/** @returns an id of 256 bits, for a cookie or a mailed link */
export const newSecretId = () => randomBytes(32).toString("base64url");

/** How such an id is stored. It needs no salt: nobody guesses 256 bits. */
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

/** A device cookie is good for this account alone. */
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

/** Whether a request comes with a session, good or not: its pages are nobody else's. */
export function hasSessionCookie(request: Request): boolean {
  return readCookie(request, hostCookieName(SESSION_COOKIE)) !== undefined;
}
