import { once } from "node:events";
import { type FileHandle, open } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import type { Logger } from "pino";
import { codeOf } from "~/runtime/error-code";
import { OverloadedError } from "~/runtime/work-line";
import { shaIn } from "~db/media/folder.server";
import { fetchMedia } from "~db/media/store.server";
import { isWriteTrouble } from "~db/trouble.server";
import { pathOf } from "../gate/target";
import { matchesEtag } from "../sending/etag";
import { type Exchange, sendError, setHeaders } from "../sending/exchange";
import { FOR_AN_HOUR, IMMUTABLE, typeOf } from "./client-files";

const MISSING_HEADERS = { "Cache-Control": "public, max-age=60" };
const UNREAD_HEADERS = { "Retry-After": "30" };

interface MediaSite {
  mediaFolder: string;
  log: Pick<Logger, "error">;
  ownIcon?(path: string): Promise<string | undefined>;
}

export async function serveMedia(exchange: Exchange, { mediaFolder, log, ownIcon }: MediaSite) {
  const { url = "" } = exchange.req;
  const icon = await ownIcon?.(pathOf(url)).catch(() => undefined);
  const name = /^\/media\/([^?]*)/.exec(icon ?? url)?.[1];
  if (name === undefined) return false;
  setHeaders(exchange.res, { "Cache-Control": icon ? FOR_AN_HOUR : IMMUTABLE });
  try {
    await servePicture(exchange, mediaFolder, name);
  } catch (error) {
    if (!mayPass(error)) throw error;
    const { id, res } = exchange;
    log.error({ id, err: error }, "picture not read");
    if (res.headersSent) res.destroy();
    else await sendError(exchange, 503, UNREAD_HEADERS);
  }
  return true;
}

const mayPass = (error: unknown) =>
  (error instanceof Error && "syscall" in error) ||
  error instanceof OverloadedError ||
  isWriteTrouble(error);

async function servePicture(exchange: Exchange, folder: string, name: string): Promise<void> {
  const file = shaIn(name) && (await openOrFetch(folder, name));
  if (!file) return sendError(exchange, 404, MISSING_HEADERS);
  try {
    await sendPicture(exchange, file, name);
  } finally {
    await file.close();
  }
}

async function openOrFetch(folder: string, name: string) {
  const place = path.join(folder, name);
  return (await openFile(place)) ?? ((await fetchMedia(name)) ? openFile(place) : undefined);
}

const openFile = (name: string) =>
  open(name).catch((error) => {
    if (codeOf(error) !== "ENOENT") throw error;
  });

async function sendPicture({ req, res }: Exchange, file: FileHandle, name: string) {
  const { size } = await file.stat();
  const etag = `"${name}"`;
  setHeaders(res, {
    // A picture opened in a tab of its own is a document of this origin, so it may do nothing.
    "Content-Security-Policy": "sandbox; default-src 'none'",
    ETag: etag,
  });
  if (matchesEtag(req.headers["if-none-match"], etag)) {
    res.writeHead(304).end();
    return;
  }
  setHeaders(res, { "Content-Type": typeOf(name), "Content-Length": String(size) });
  if (req.method === "HEAD") {
    res.end();
    return;
  }
  const bytes = file.createReadStream({ autoClose: false });
  // Waits for the first bytes: until something is sent, a disk error can be answered with a status.
  await once(bytes, "readable");
  await pipeline(bytes, res);
}
