import type { HeadersFunction } from "@remix-run/node";

export const retryHeaders: HeadersFunction = ({ actionHeaders, errorHeaders }) => {
  const retryAfter = actionHeaders.get("Retry-After") ?? errorHeaders?.get("Retry-After");
  return { "Cache-Control": "no-store", ...(retryAfter && { "Retry-After": retryAfter }) };
};

/** An address that holds a token is sent to no other site. */
export const tokenHeaders: HeadersFunction = (args) => ({
  ...retryHeaders(args),
  "Referrer-Policy": "same-origin",
});
