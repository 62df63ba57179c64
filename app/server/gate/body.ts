import type { IncomingHttpHeaders } from "node:http";
import { MAX_FILE_BYTES } from "~features/importacion/archivo/archivo";
import { MAX_IMAGE_BYTES } from "~nouns/imagenes/rules/subida";

export const FORM_LIMIT = 64 * 1024;

type Limits = readonly (readonly [prefix: string, bytes: number])[];

/** Room for the rest of the form, so that an error about a slightly too large file can name it. */
const AROUND_FILE = 512 * 1024;

const FILE_LIMITS: Limits = [
  ["/admin/imagenes", MAX_IMAGE_BYTES + AROUND_FILE],
  ["/admin/productos/importar", MAX_FILE_BYTES + AROUND_FILE],
];

/** The first matching prefix counts, so shorter prefixes come last. */
const OTHER_LIMITS: Limits = [
  ["/clic", 64],
  ["/admin/", 1024 * 1024],
];

const URLENCODED = /^application\/x-www-form-urlencoded\s*(;|$)/i;
const PING = /^text\/ping\s*(;|$)/i;
const PING_PATH = "/clic";
const MULTIPART = /^multipart\/form-data\s*;.*boundary=/i;

/** Only multipart forms may be large: parsing ten million letters of a plain form takes seconds. */
export function bodyLimit(path: string, type = ""): number {
  const limits = MULTIPART.test(type) ? [...FILE_LIMITS, ...OTHER_LIMITS] : OTHER_LIMITS;
  return limits.find(([prefix]) => path.startsWith(prefix))?.[1] ?? FORM_LIMIT;
}

export const announcesBody = (headers: IncomingHttpHeaders): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

type Allowed = { path: string; bodyLimit: number };

export function checkBody(headers: IncomingHttpHeaders, { path, bodyLimit: limit }: Allowed) {
  // An encoded body is refused: decoded after its size was checked, it could grow a thousandfold.
  if (headers["content-encoding"] !== undefined) return 415;
  // Node decodes no other transfer coding.
  if (!/^chunked$/i.test(headers["transfer-encoding"] ?? "chunked")) return 415;
  if (!announcesBody(headers)) return undefined;
  const type = headers["content-type"] ?? "";
  const isPing = path === PING_PATH && PING.test(type);
  if (!isPing && !URLENCODED.test(type) && !MULTIPART.test(type)) return 415;
  return Number(headers["content-length"] ?? 0) > limit ? 413 : undefined;
}
