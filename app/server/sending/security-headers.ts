import { settings } from "~/runtime/env.server";

const CLOSED = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const HEADERS: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  "X-Frame-Options": "DENY",
  // A page without a policy of its own may load nothing.
  "Content-Security-Policy": CLOSED,
};

let httpsHeaders: Readonly<Record<string, string>> | undefined;

function makeHttpsHeaders() {
  const subdomains = settings().HSTS_SUBDOMAINS === "1" ? "; includeSubDomains" : "";
  return { ...HEADERS, "Strict-Transport-Security": `max-age=31536000${subdomains}` };
}

export const isHttpsSite = (siteOrigin: string | undefined): boolean =>
  siteOrigin?.startsWith("https:") ?? false;

/** Over http there is no HSTS, which would make a local site unreachable. */
export function securityHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  if (!isHttps) return HEADERS;
  httpsHeaders ??= makeHttpsHeaders();
  return httpsHeaders;
}
