import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { chooseEncoding } from "../answers/compression";
import { matchesEtag } from "../answers/etag";
import { type Exchange, setHeaders } from "../answers/exchange";
import { securityHeaders } from "../answers/security-headers";
import type { Passed } from "../gate/gate";
import { splitTarget } from "../gate/target";
import { type Application, deliver } from "../remix/application";
import type { Target } from "./drawing-limit";
import type { Page, Ready } from "./page";
import { addressesOf, type PageAddress, type PageAddresses, type PageCache } from "./page-cache";
import { publicPage } from "./public-pages";
import { headersOf, variantOf } from "./visitor";

/** @returns undefined for an address at which there is no page that visitors share */
export function pageAddresses(target: string, passed: Passed): PageAddresses | undefined {
  const page = publicPage(target, passed);
  return page === undefined ? undefined : addressesOf(passed.origin, page);
}

/** Stands for all addresses that lead nowhere: they show one page, drawn at this one. */
const NOWHERE = "/no-existe";

export const nowhere = (origin: string) => addressesOf(origin, NOWHERE, 404);

/** @returns undefined for a request whose answer may show something of its visitor */
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

interface Parts {
  cache: PageCache;
  application: Application;
  /** Answers with what is drawn, or refuses to draw it now. */
  limited(exchange: Exchange, target: Target, drawAnswer: () => Promise<void>): Promise<void>;
}

/**
 * Answers with a public page: a kept one, else one drawn now.
 * @returns undefined when it is answered already: a kept page waits for nothing
 */
export function answerPage(
  exchange: Exchange,
  address: PageAddress,
  parts: Parts,
): Promise<void> | undefined {
  const page = parts.cache.find(address);
  return page ? sendPage(exchange, address, page, parts.cache) : makePage(exchange, address, parts);
}

function makePage(
  exchange: Exchange,
  address: PageAddress,
  { cache, application, limited }: Parts,
): Promise<void> {
  return limited(exchange, splitTarget(address.target), async () => {
    const page = await cache.make(address, () => draw(address, exchange, application));
    if (!(page instanceof Function)) return sendPage(exchange, address, page, cache);
    setHeaders(exchange.res, securityHeaders(exchange.isHttps));
    await deliver(exchange, page());
  });
}

/**
 * The application sees a request made from the address alone, so that nothing else a client sent can
 * get into a page that others are shown.
 */
function draw(
  { origin, target, variant }: PageAddress,
  { id }: Exchange,
  application: Application,
): Promise<Response> {
  const url = new URL(origin + target);
  const headers = { Host: url.host, ...headersOf(variant) };
  const context = { requestId: id, nonce: randomBytes(16).toString("base64"), clientAddress: "" };
  return application(new Request(url, { headers }), context);
}

/** The same without keeping it. */
export async function drawPage(
  exchange: Exchange,
  address: PageAddress,
  { application }: Pick<Parts, "application">,
): Promise<void> {
  return deliver(exchange, await draw(address, exchange, application));
}

function sendPage(
  { req, res }: Exchange,
  address: PageAddress,
  page: Page,
  cache: PageCache,
): Promise<void> | undefined {
  if (address.status === 200 && matchesEtag(req.headers["if-none-match"], page.etag)) {
    res.writeHead(304, page.notModified).end();
    return undefined;
  }
  const encoding = page.isText ? chooseEncoding(req, page.length) : "identity";
  const ready = page.find(encoding);
  if (!ready) {
    return page.make(encoding).then((made) => {
      cache.weigh(address, page);
      send({ req, res }, address, made);
    });
  }
  send({ req, res }, address, ready);
  if (page.mayImprove(encoding)) {
    const keepAsItIs = () => undefined;
    void page.improve().then(() => cache.weigh(address, page), keepAsItIs);
  }
  return undefined;
}

function send(
  { req, res }: Pick<Exchange, "req" | "res">,
  { status }: PageAddress,
  { headers, bytes }: Ready,
): void {
  res.writeHead(status, headers).end(req.method === "HEAD" ? undefined : bytes);
}
