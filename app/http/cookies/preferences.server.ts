import { readHostCookie } from "./cookies.server";

export const LIGHT_COOKIE = { name: "ligero", maxAge: 365 * 24 * 60 * 60 };
export const SIDEBAR_COOKIE = { name: "barra", maxAge: 7 * 24 * 60 * 60 };

export function wantsLight(request: Request): boolean {
  const saved = readHostCookie(request, LIGHT_COOKIE);
  if (saved) return saved === "1";
  return request.headers.get("Save-Data")?.toLowerCase() === "on";
}

export function hasFoldedSidebar(request: Request): boolean {
  return readHostCookie(request, SIDEBAR_COOKIE) === "1";
}
