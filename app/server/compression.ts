import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import Negotiator from "negotiator";

const MIN_BYTES = 500;
const BROTLI_QUALITY = 5;
const GZIP_LEVEL = 6;
const COMPRESSIBLE = /^text\/(?!event-stream)|[/+](json|xml)\b/i;

export interface Encoded {
  bytes: Buffer;
  /** For the Content-Encoding header; undefined when sent as it is. */
  encoding?: "br" | "gzip";
}

/** Whether compressing helps; pictures and archives are compressed already. */
export function isCompressible(contentType: string | null): boolean {
  return contentType !== null && COMPRESSIBLE.test(contentType);
}

/** Compresses a body as the client accepts it, off the main thread. */
export async function compress(bytes: Buffer, request: IncomingMessage): Promise<Encoded> {
  if (bytes.length < MIN_BYTES) return { bytes };
  const accepted = new Negotiator(request).encodings();
  if (accepted.includes("br") || accepted.includes("*")) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
    return { bytes: await promisify(brotliCompress)(bytes, { params }), encoding: "br" };
  }
  if (!accepted.includes("gzip")) return { bytes };
  return { bytes: await promisify(gzip)(bytes, { level: GZIP_LEVEL }), encoding: "gzip" };
}
