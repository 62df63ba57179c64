import { readdirSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathOf } from "../gate/target";
import { chooseEncoding } from "../sending/compression";
import { matchesEtag } from "../sending/etag";
import { type Exchange, endWith, setHeaders } from "../sending/exchange";

export const IMMUTABLE = "public, max-age=31536000, immutable";
export const FOR_AN_HOUR = "public, max-age=3600";

const TYPES: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

export const typeOf = (name: string) => TYPES[path.extname(name)] ?? "application/octet-stream";

const TWINS = { br: ".br", gzip: ".gz", identity: "" };

export function createClientFiles(folder: string): (exchange: Exchange) => Promise<boolean> {
  const files = listFiles(folder);
  return async (exchange) => {
    const { req, res } = exchange;
    const name = pathOf(req.url ?? "");
    const file = files.get(name);
    if (!file) return false;
    setHeaders(res, file.headers);
    if (matchesEtag(req.headers["if-none-match"], file.headers.ETag)) {
      res.writeHead(304).end();
      return true;
    }
    res.setHeader("Content-Type", file.type);
    const encoding = file.hasTwins ? chooseEncoding(req, Number.POSITIVE_INFINITY) : "identity";
    if (encoding !== "identity") res.setHeader("Content-Encoding", encoding);
    await endWith(exchange, await readFile(folder + name + TWINS[encoding]));
    return true;
  };
}

function listFiles(folder: string) {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const all = new Set(names);
  return new Map(
    names.flatMap((name) => {
      const stats = statSync(path.join(folder, name));
      if (!stats.isFile() || /\.(br|gz)$/.test(name)) return [];
      const hasTwins = all.has(`${name}.br`);
      const headers = {
        ETag: `W/"${stats.size}-${stats.mtime.getTime()}"`,
        "Cache-Control": name.startsWith("assets/") ? IMMUTABLE : FOR_AN_HOUR,
        ...(hasTwins && { Vary: "Accept-Encoding" }),
      };
      return [[`/${name}` as string, { headers, type: typeOf(name), hasTwins }] as const];
    }),
  );
}
