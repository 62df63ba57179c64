import { createHash, randomBytes } from "node:crypto";
import { type HostCookie, readHostCookie, writeHostCookie } from "~/http/cookies/cookies.server";
import { isSigned, sign } from "~/runtime/signature.server";
import { LINK_HOURS } from "./proof-periods";

export const SESSION_COOKIE = { name: "sesion", maxAge: 7 * 24 * 60 * 60 };
export const PENDING_COOKIE = { name: "verificacion", maxAge: 10 * 60 };
/** A password chosen at sign-up is valid only if the link is opened in the same browser. */
export const SIGN_UP_COOKIE = { name: "registro", maxAge: LINK_HOURS.verify * 60 * 60 };
export const DEVICE_COOKIE = { name: "dispositivo", maxAge: 365 * 24 * 60 * 60 };
/** Carries new recovery codes, encrypted: no table stores them until they are confirmed. */
export const CODES_COOKIE = { name: "codigos", maxAge: 10 * 60 };

export const newSecretId = () => randomBytes(32).toString("base64url");

/** Hashes without salt, because 256 random bits cannot be guessed. */
export const hashSecretId = (id: string) => createHash("sha256").update(id).digest("hex");

export function readSecretCookie(request: Request, cookie: HostCookie): string | undefined {
  const value = readHostCookie(request, cookie);
  return value && /^[\w-]{43}$/.test(value) ? hashSecretId(value) : undefined;
}

export const hashAccount = (email: string) => sign("account", email);

const deviceText = (id: string, email: string) => `${id}\0${email}`;

export function writeDeviceCookie(email: string): string {
  const id = randomBytes(12).toString("base64url");
  const value = `${id}.${sign("device", deviceText(id, email))}`;
  return writeHostCookie(DEVICE_COOKIE, value);
}

export function readDevice(request: Request, email: string): string | undefined {
  const [id = "", signature = ""] = readHostCookie(request, DEVICE_COOKIE)?.split(".") ?? [];
  return isSigned("device", deviceText(id, email), signature) ? id : undefined;
}

export const hasSessionCookie = (request: Request): boolean =>
  readHostCookie(request, SESSION_COOKIE) !== undefined;
