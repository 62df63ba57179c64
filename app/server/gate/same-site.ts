import type { IncomingHttpHeaders } from "node:http";

/** Where a form comes from; `untold` where the browser says nothing of it. */
type Source = "own" | "foreign" | "untold";

/**
 * Tells where a request that may change something comes from: what a browser says about itself must
 * agree, and one that sends neither header (w3m, lynx) shows it by its Referer. Of a page with a
 * query lynx sends no Referer either.
 */
export function sourceOf(headers: IncomingHttpHeaders, origin: string): Source {
  const { origin: sent, referer, "sec-fetch-site": site } = headers;
  if (site !== undefined && site !== "same-origin" && site !== "none") return "foreign";
  if (sent !== undefined) return sent === origin ? "own" : "foreign";
  if (site !== undefined) return "own";
  if (referer === undefined) return "untold";
  return originOf(referer) === origin ? "own" : "foreign";
}

/** Forms that change a visitor's own cookies alone, and the contact form, which has its seal. */
const HARMLESS = /^\/(comparar|preferencias|contacto)$/;
/** Their forms hold a proof, which is asked for before their actions run. */
const PROVEN = /^\/(auth|admin)(\/|$)/;

/** @param path canonical, with which a form of unknown origin may pass */
export const mayBeUntold = (path: string) => HARMLESS.test(path) || PROVEN.test(path);

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}
