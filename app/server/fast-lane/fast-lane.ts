import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { paths } from "~/site/paths";
import { splitTarget, type Target } from "../gate/target";
import { headersOf, variantOf } from "../gate/visitor";
import { type Application, deliver } from "../remix/application";
import { chooseEncoding } from "../sending/compression";
import { matchesEtag } from "../sending/etag";
import { type Exchange, setHeaders } from "../sending/exchange";
import { securityHeaders } from "../sending/security-headers";
import { KeptPage, type Ready } from "./kept-page";
import { addressesOf, type PageAddress, type PageAddresses, type PageCache } from "./page-cache";

export const nowhere = (origin: string) => addressesOf(origin, paths.nowhere(), 404);

export function chooseAddress(
  { method, headers }: IncomingMessage,
  addresses: PageAddresses | undefined,
): PageAddress | undefined {
  if (addresses === undefined || method === "POST" || headers.expect !== undefined) {
    return undefined;
  }
  const variant = variantOf(headers);
  return variant && addresses[variant];
}

export type Limited = (
  exchange: Exchange,
  target: Target,
  drawAnswer: () => Promise<void>,
) => Promise<void>;

type Parts = { cache: PageCache | undefined; application: Application; limited: Limited };

export function answerPage(exchange: Exchange, address: PageAddress, parts: Parts) {
  const { cache, application, limited } = parts;
  const kept = cache?.find(address);
  if (cache && kept) return sendPage(exchange, address, kept, cache);
  return limited(exchange, splitTarget(address.target), async () => {
    const drawNow = () => draw(address, exchange, application);
    const made = await cache?.make(address, drawNow);
    if (cache && made instanceof KeptPage) return sendPage(exchange, address, made, cache);
    setHeaders(exchange.res, securityHeaders(exchange.isHttps));
    await deliver(exchange, made instanceof Function ? made() : await drawNow());
  });
}

/** Draws from the address alone: nothing else that one client sent may be in a shared page. */
function draw(address: PageAddress, { id }: Exchange, application: Application) {
  const { origin, target, variant } = address;
  const url = new URL(origin + target);
  const headers = { Host: url.host, ...headersOf(variant) };
  const context = { requestId: id, nonce: randomBytes(16).toString("base64"), clientAddress: "" };
  return application(new Request(url, { headers }), context);
}

function sendPage({ req, res }: Exchange, address: PageAddress, page: KeptPage, cache: PageCache) {
  if (address.status === 200 && matchesEtag(req.headers["if-none-match"], page.etag)) {
    res.writeHead(304, page.notModified).end();
    return undefined;
  }
  const send = ({ headers, bytes }: Ready) =>
    void res.writeHead(address.status, headers).end(req.method === "HEAD" ? undefined : bytes);
  const weigh = () => cache.weigh(address, page);
  const encoding = page.isText ? chooseEncoding(req, page.length) : "identity";
  const ready = page.find(encoding);
  if (!ready) {
    return page.make(encoding).then((made) => {
      weigh();
      send(made);
    });
  }
  send(ready);
  const keepAsItIs = () => undefined;
  if (page.mayImprove(encoding)) void page.improve().then(weigh, keepAsItIs);
  return undefined;
}
