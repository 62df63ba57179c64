import { paths } from "~/paths";

const BASE = "http://site.invalid";

/** The server takes no longer address, and what reads headers often no longer header. */
const MAX_LENGTH = 4_096;

/**
 * A path of this site to go back to, rebuilt from the parsed address, so that nothing a browser
 * would read as another host gets through (`//e`, `/\e`, `/<tab>/e`).
 * @param fallback used for anything that is not such a path
 */
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

/** A page of the panel to go back to. */
export function adminReturnPath(value: unknown, fallback: string): string {
  const path = safeReturnPath(value, fallback);
  return /^\/admin([/?#]|$)/.test(path) ? path : fallback;
}

/** The page of the panel that somebody wanted to see before they had to sign in. */
export function wantedPage({ url }: Request): string {
  return adminReturnPath(new URL(url).searchParams.get("volver"), paths.admin());
}

/** Path and query of the page that a request is about: script asks at its address with `.data`. */
export function pageOf({ url }: Request): string {
  const { pathname, searchParams } = new URL(url);
  searchParams.delete("_routes");
  const query = searchParams.size > 0 ? `?${searchParams}` : "";
  return pathname.replace(/\.data$/, "") + query;
}

/** More than the address of any page with a search of a hundred letters, accents and all. */
const HERE_MAX_LENGTH = 1_000;

/**
 * Where forms on a page come back to. They stand there dozens of times: of an address that is longer
 * than any of ours only the path is repeated, and of a longer path nothing.
 */
export function hereOf({ pathname, search }: URL): string {
  const paths = [pathname + search, pathname];
  return paths.find((path) => path.length <= HERE_MAX_LENGTH) ?? "/";
}

/** The part of a list to go back to; the whole list for any address that is not its own. */
export function listReturnPath(value: unknown, list: string): string {
  const path = safeReturnPath(value, list);
  return pathnameOf(path) === pathnameOf(list) ? path : list;
}

const pathnameOf = (path: string) => new URL(path, BASE).pathname;

/** The part of a list that the address of a form over it names to go back to. */
export function returnPathOf(request: Request, list: string): string {
  return listReturnPath(new URL(request.url).searchParams.get("volver"), list);
}
