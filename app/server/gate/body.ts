import type { IncomingHttpHeaders } from "node:http";

const FORM_LIMIT = 64 * 1024;

/** Where more than a plain form arrives, by the start of the canonical path; sizes in bytes. */
const LARGER_LIMITS: readonly (readonly [prefix: string, bytes: number])[] = [
  ["/admin/imagenes", 12.5 * 1024 * 1024],
  ["/admin/productos/importar", 10.5 * 1024 * 1024],
  // Long articles and reviews; the shorter prefix comes last.
  ["/admin/", 1024 * 1024],
];

const URLENCODED = /^application\/x-www-form-urlencoded\s*(;|$)/i;
const MULTIPART = /^multipart\/form-data\s*;.*boundary=/i;

/** @param path canonical */
export function bodyLimit(path: string): number {
  return LARGER_LIMITS.find(([prefix]) => path.startsWith(prefix))?.[1] ?? FORM_LIMIT;
}

export function announcesBody(headers: IncomingHttpHeaders): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/** @returns the status to refuse with, if any; a body without a length is counted as it arrives */
export function checkBody(headers: IncomingHttpHeaders, limit: number): number | undefined {
  // What is decoded after the count could grow a thousandfold.
  if (headers["content-encoding"] !== undefined) return 415;
  if (!announcesBody(headers)) return undefined;
  const type = headers["content-type"] ?? "";
  if (!URLENCODED.test(type) && !MULTIPART.test(type)) return 415;
  return Number(headers["content-length"] ?? 0) > limit ? 413 : undefined;
}
