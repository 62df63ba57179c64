import type { IncomingMessage, ServerResponse } from "node:http";
import sirv from "sirv";
import { chooseEncoding } from "../answers/compression";
import { matchesEtag } from "../answers/etag";
import { type Exchange, setHeaders } from "../answers/exchange";

const IMMUTABLE = "public, max-age=31536000, immutable";
const FOR_AN_HOUR = "public, max-age=3600";

/** The client holds the file already. */
class NotModified extends Error {}

/**
 * Serves the files of the client build, listed once at the start, with the compressed twins that the
 * build wrote beside them.
 * @returns whether the path was a file, and is answered
 */
export function createClientFiles(folder: string): (exchange: Exchange) => Promise<boolean> {
  const serve = sirv(folder, { brotli: true, gzip: true, extensions: [], setHeaders: describe });
  return ({ req, res }) =>
    new Promise((resolve, reject) => {
      res.once("close", () => resolve(true));
      // sirv leaves its stream without a listener; a file gone since the start would end the process.
      res.once("pipe", (source) => source.once("error", reject));
      simplify(req);
      try {
        serve(req, res, () => resolve(false));
      } catch (error) {
        if (error instanceof NotModified) res.writeHead(304).end();
        else reject(error);
      }
    });
}

function simplify(req: IncomingMessage): void {
  // The files are small; sirv throws on ranges that run backwards.
  req.headers.range = undefined;
  // sirv looks for the letters alone: in «br;q=0», and in «zebra».
  req.headers["accept-encoding"] = chooseEncoding(req, Number.POSITIVE_INFINITY);
}

/**
 * Called when a file is found and before anything is sent.
 * @throws {NotModified} sirv itself knows no list of tags, and its 304 says nothing of caching
 */
function describe(
  res: ServerResponse,
  pathname: string,
  { size, mtime }: { size: number; mtime: Date },
): void {
  const etag = `W/"${size}-${mtime.getTime()}"`;
  setHeaders(res, {
    ETag: etag,
    // Only the names under /assets change with their content.
    "Cache-Control": pathname.startsWith("/assets/") ? IMMUTABLE : FOR_AN_HOUR,
  });
  if (matchesEtag(res.req.headers["if-none-match"], etag)) throw new NotModified();
  // sirv knows no type for it.
  if (pathname.endsWith(".ico")) res.setHeader("Content-Type", "image/x-icon");
}
