import type { HeadersFunction } from "@remix-run/node";

export const retryHeaders: HeadersFunction = ({ actionHeaders, errorHeaders }) => {
  const retryAfter = actionHeaders.get("Retry-After") ?? errorHeaders?.get("Retry-After");
  return { "Cache-Control": "no-store", ...(retryAfter && { "Retry-After": retryAfter }) };
};

/** Keeps addresses with a token out of the Referer that other sites get. */
export const tokenHeaders: HeadersFunction = (args) => ({
  ...retryHeaders(args),
  "Referrer-Policy": "same-origin",
});
