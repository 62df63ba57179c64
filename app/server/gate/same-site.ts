import type { IncomingHttpHeaders } from "node:http";

type Source = "own" | "foreign" | "untold";

/** Browsers that send neither header (w3m, lynx) show their page by its Referer. */
export function sourceOf(headers: IncomingHttpHeaders, origin: string): Source {
  const { origin: sent, referer, "sec-fetch-site": site } = headers;
  if (site !== undefined && site !== "same-origin" && site !== "none") return "foreign";
  if (sent !== undefined) return sent === origin ? "own" : "foreign";
  if (site !== undefined) return "own";
  if (referer === undefined) return "untold";
  return originOf(referer) === origin ? "own" : "foreign";
}

/** They change a visitor's own cookies alone; the contact form has its seal. */
const HARMLESS = /^\/(comparar|preferencias|contacto)$/;
/** These forms hold a proof, which is asked for before their actions run. */
const PROVEN = /^\/(auth|admin)(\/|$)/;

export const mayBeUntold = (path: string) => HARMLESS.test(path) || PROVEN.test(path);

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}
