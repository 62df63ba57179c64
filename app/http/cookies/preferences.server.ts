import { hostCookieName, readCookie } from "./cookies.server";

export const LIGHT_COOKIE = "ligero";
export const LIGHT_MAX_AGE_S = 365 * 24 * 60 * 60;
export const SIDEBAR_COOKIE = "barra";
export const SIDEBAR_MAX_AGE_S = 7 * 24 * 60 * 60;

export function wantsLight(request: Request): boolean {
  const saved = readCookie(request, hostCookieName(LIGHT_COOKIE));
  if (saved) return saved === "1";
  return request.headers.get("Save-Data")?.toLowerCase() === "on";
}

export function hasFoldedSidebar(request: Request): boolean {
  return readCookie(request, hostCookieName(SIDEBAR_COOKIE)) === "1";
}
