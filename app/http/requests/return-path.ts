import { paths } from "~/site/paths";

const BASE = "http://site.invalid";

const MAX_LENGTH = 4_096;

/** Rebuilds the path, because browsers read `//e`, `/\e` and `/<tab>/e` as another host. */
export function safeReturnPath(value: unknown, fallback: string): string {
  if (typeof value !== "string" || !value.startsWith("/") || /[\\\p{Cc}]/u.test(value)) {
    return fallback;
  }
  if (!URL.canParse(value, BASE)) return fallback;
  const url = new URL(value, BASE);
  if (url.origin !== BASE || url.pathname.startsWith("//")) return fallback;
  const path = url.pathname + url.search + url.hash;
  return path.length > MAX_LENGTH ? fallback : path;
}

export function adminReturnPath(value: unknown, fallback: string): string {
  const path = safeReturnPath(value, fallback);
  return /^\/admin([/?#]|$)/.test(path) ? path : fallback;
}

export const wantedPage = ({ url }: Request): string =>
  adminReturnPath(new URL(url).searchParams.get("volver"), paths.admin());

export function pageOf({ url }: Request): string {
  const { pathname, searchParams } = new URL(url);
  for (const own of ["_routes", "parte"]) searchParams.delete(own);
  const query = searchParams.size > 0 ? `?${searchParams}` : "";
  return pathname.replace(/\.data$/, "") + query;
}

const HERE_MAX_LENGTH = 1_000;

export function hereOf({ pathname, search }: URL): string {
  return [pathname + search, pathname].find((path) => path.length <= HERE_MAX_LENGTH) ?? "/";
}

export function listReturnPath(value: unknown, list: string): string {
  const path = safeReturnPath(value, list);
  return pathnameOf(path) === pathnameOf(list) ? path : list;
}

/** The place under which a form is autosaved: what is public and its changes have a form each. */
export function formPlaceOf(address: string): string {
  const { pathname, searchParams } = new URL(address, BASE);
  return searchParams.has("publicado") ? `${pathname}?publicado=1` : pathname;
}

export const pathnameOf = (path: string) => new URL(path, BASE).pathname;

export const returnPathOf = (request: Request, list: string): string =>
  listReturnPath(new URL(request.url).searchParams.get("volver"), list);
