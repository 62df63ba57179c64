import type { ServerResponse } from "node:http";
import sirv from "sirv";
import type { Exchange } from "../answers/exchange";

const IMMUTABLE = "public, max-age=31536000, immutable";
const FOR_AN_HOUR = "public, max-age=3600";

/**
 * Serves the files of the client build, listed once at the start, with the compressed twins that the
 * build wrote beside them.
 * @returns whether the path was a file, and is answered
 */
export function createClientFiles(folder: string): (exchange: Exchange) => Promise<boolean> {
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders: (res, pathname) => setCaching(res, pathname),
  });
  return ({ req, res }) =>
    new Promise((resolve, reject) => {
      res.once("close", () => resolve(true));
      // sirv leaves its stream without a listener; a file gone since the start would end the process.
      res.once("pipe", (source) => source.once("error", reject));
      // The files are small; sirv throws on ranges that run backwards.
      req.headers.range = undefined;
      serve(req, res, () => resolve(false));
    });
}

/** Only the names under /assets change with their content. */
function setCaching(res: ServerResponse, pathname: string): void {
  res.setHeader("Cache-Control", pathname.startsWith("/assets/") ? IMMUTABLE : FOR_AN_HOUR);
}
