import { createCookie } from "@remix-run/node";
import { decodeAddress } from "~/http/text/decode";
import { settings } from "~/runtime/env.server";
import { secrets } from "~/runtime/secrets.server";

/** Set only on https sites, because text browsers drop Secure cookies over http. */
const isSecureSite = (): boolean => settings().SITE_ORIGIN?.startsWith("https://") ?? false;

/** The `__Host-` prefix lets no other subdomain set the cookie. Cookies for scripts go without. */
export const hostCookieName = (name: string) => (isSecureSite() ? `__Host-${name}` : name);

export interface HostCookie {
  name: string;
  maxAge: number;
}

export const readHostCookie = (request: Request, { name }: HostCookie) =>
  readCookie(request, hostCookieName(name));

export const writeHostCookie = ({ name, maxAge }: HostCookie, value: string) =>
  writeCookie(hostCookieName(name), value, { maxAge });

export const clearHostCookie = (cookie: HostCookie) =>
  writeHostCookie({ ...cookie, maxAge: 0 }, "");

export function readCookie(request: Request, name: string): string | undefined {
  const header = request.headers.get("Cookie") ?? "";
  for (const pair of header.split(/;\s*/)) {
    if (pair.startsWith(`${name}=`)) return decodeAddress(pair.slice(name.length + 1));
  }
  return undefined;
}

export function writeCookie(
  name: string,
  value: string,
  { maxAge, path = "/", readable = false }: { maxAge: number; path?: string; readable?: boolean },
): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, `Path=${path}`, "SameSite=Lax"];
  parts.push(`Max-Age=${maxAge}`);
  if (!readable) parts.push("HttpOnly");
  if (isSecureSite()) parts.push("Secure");
  return parts.join("; ");
}

/** `layout/flash-messages.ts` adds the keys: nouns name them, and this room may import none. */
// biome-ignore lint/suspicious/noEmptyInterface: other modules can add to an interface only
export interface FlashMessages {}

export type FlashKey = keyof FlashMessages;

/** The cookie holds a key instead of the text, so that no link can forge a message. */
export const FLASH_COOKIE = { name: "aviso", maxAge: 60 };

function flashCookie() {
  return createCookie(hostCookieName(FLASH_COOKIE.name), {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: isSecureSite(),
    secrets: secrets().SESSION_SECRET,
  });
}

export const writeFlash = (key: FlashKey, detail = ""): Promise<string> =>
  flashCookie().serialize(`${key} ${detail}`.trim(), { maxAge: FLASH_COOKIE.maxAge });

/** A prefetched page does not take the message, which belongs to the page that is seen. */
export async function readFlash(request: Request) {
  const purpose = request.headers.get("Sec-Purpose") ?? request.headers.get("Purpose") ?? "";
  if (purpose.includes("prefetch")) return undefined;
  const read: unknown = await flashCookie().parse(request.headers.get("Cookie"));
  if (typeof read !== "string") return undefined;
  const [key = "", detail] = read.split(" ");
  return { key, detail, clear: await flashCookie().serialize("", { maxAge: 0 }) };
}

export const LIGHT_COOKIE = { name: "ligero", maxAge: 365 * 24 * 60 * 60 };
export const SIDEBAR_COOKIE = { name: "barra", maxAge: 7 * 24 * 60 * 60 };

export function wantsLight(request: Request): boolean {
  const saved = readHostCookie(request, LIGHT_COOKIE);
  if (saved) return saved === "1";
  return request.headers.get("Save-Data")?.toLowerCase() === "on";
}

export const hasFoldedSidebar = (request: Request): boolean =>
  readHostCookie(request, SIDEBAR_COOKIE) === "1";
