import { decode } from "~/http/text/decode";
import { settings } from "~/runtime/env.server";

/** Text browsers drop Secure cookies over http. */
export const isSecureSite = (): boolean => settings().SITE_ORIGIN?.startsWith("https://") ?? false;

/** The prefix binds a cookie that no script reads to its host. */
export const hostCookieName = (name: string) => (isSecureSite() ? `__Host-${name}` : name);

export interface HostCookie {
  name: string;
  /** Seconds. */
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
    if (pair.startsWith(`${name}=`)) return decode(pair.slice(name.length + 1));
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
