import type { HeadersFunction } from "@remix-run/node";

/** Headers of a hydrated page: when its form was refused for now, when to come back. */
export const retryHeaders: HeadersFunction = ({ actionHeaders, errorHeaders }) => {
  const retryAfter = actionHeaders.get("Retry-After") ?? errorHeaders?.get("Retry-After");
  return { "Cache-Control": "no-store", ...(retryAfter && { "Retry-After": retryAfter }) };
};

/** The same for pages whose address holds a token: it goes to nobody else. */
export const tokenHeaders: HeadersFunction = (args) => ({
  ...retryHeaders(args),
  "Referrer-Policy": "same-origin",
});
