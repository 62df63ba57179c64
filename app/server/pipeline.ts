import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Logger } from "pino";
import { meantBy } from "~/site/meant-paths";
import { countPedida } from "~features/redirecciones/recuento.server";
import { countVista } from "~features/vistas/recuento.server";
import { clientAddress } from "./connections/client-address";
import { watchAnswer } from "./connections/idle";
import { countUploads, type Pace } from "./connections/uploads";
import { answerPage, chooseAddress, type Limited, nowhere } from "./fast-lane/fast-lane";
import { addressesOf, type PageAddress, type PageCache } from "./fast-lane/page-cache";
import { rememberVerdicts } from "./fast-lane/verdicts";
import { createClientFiles } from "./files/client-files";
import { serveMedia } from "./files/media-files";
import { toOriginForm } from "./gate/absolute-form";
import type { Passed } from "./gate/gate";
import { isReading, leadingHost } from "./gate/reader";
import { pathOf, splitTarget } from "./gate/target";
import { variantOf } from "./gate/visitor";
import { answerHealth } from "./health/health";
import { answerMetrics, type Metrics, type MetricsAccess } from "./health/metrics";
import { noteVisit } from "./jobs/visitors";
import { type Application, answerByApplication } from "./remix/application";
import { limitDrawings } from "./remix/drawing-limit";
import type { RouteTable } from "./remix/route-table";
import { type Exchange, openExchange, sendError, sendMoved, setHeaders } from "./sending/exchange";
import { isHttpsSite, securityHeaders } from "./sending/security-headers";

export interface Site {
  siteOrigin: string | undefined;
  clientFolder: string;
  mediaFolder: string;
  application: Application;
  routes?: Omit<RouteTable, "ofVisitors">;
  isOwnPage?(path: string): Promise<boolean>;
  ownRedirect?(path: string): Promise<string | undefined>;
  ownIcon?(path: string): Promise<string | undefined>;
  catchUp?(): Promise<void>;
  pages?: PageCache | undefined;
  trustedProxyHops: number;
  pace?: Pace;
  isReady(): Promise<boolean>;
  metrics?: { access: MetricsAccess; metrics: Metrics };
  log: Pick<Logger, "info" | "error">;
}

export type Handler = (req: IncomingMessage, res: ServerResponse) => void;

export function createPipeline(site: Site): Handler {
  const pipeline = new Pipeline(site);
  const isHttps = isHttpsSite(site.siteOrigin);
  return (req, res) => {
    toOriginForm(req);
    const exchange = openExchange(req, res, isHttps);
    const logOnce = openLine(exchange, site);
    const running = pipeline.begin(exchange);
    running?.catch((error: unknown) => fail(exchange, error, site.log));
    if (!watchAnswer(req, res, running !== undefined)) return logOnce();
    // Logs before Node's own `finish` listener, which lets the next answer on the connection begin.
    res.prependOnceListener("finish", logOnce).once("close", logOnce);
    // A pipelined answer has no socket yet; if the client leaves, only the request emits `close`.
    if (!res.socket) req.once("close", () => res.socket ?? logOnce());
  };
}

class Pipeline {
  readonly #site: Site & { uploads: ReturnType<typeof countUploads> };
  readonly #checkRequest: ReturnType<typeof rememberVerdicts>;
  readonly #serveClientFile: ReturnType<typeof createClientFiles>;
  readonly #limit: ReturnType<typeof limitDrawings>;

  constructor(site: Site) {
    this.#site = { ...site, uploads: countUploads(site.pace) };
    this.#checkRequest = rememberVerdicts(site.siteOrigin);
    this.#serveClientFile = createClientFiles(site.clientFolder);
    this.#limit = limitDrawings(site.trustedProxyHops);
  }

  /** Turns an error thrown at once into a rejection, so that callers handle one kind only. */
  begin(exchange: Exchange): Promise<void> | undefined {
    try {
      return this.#answer(exchange);
    } catch (error) {
      return Promise.reject(error);
    }
  }

  #answer(exchange: Exchange): Promise<void> | undefined {
    const verdict = this.#checkRequest(exchange.req);
    if ("status" in verdict) return sendError(exchange, verdict.status, verdict.headers);
    noteVisit(verdict.passed.path);
    if (verdict.read) this.#noteReading(exchange, verdict.read);
    const page = this.#site.pages && chooseAddress(exchange.req, verdict.pages);
    return page ? this.#answerPage(exchange, page) : this.#answerOther(exchange, verdict.passed);
  }

  /** Reads the address now, because a closed connection has none. */
  #noteReading(exchange: Exchange, pagina: string): void {
    const from = () => clientAddress(exchange.req, this.#site.trustedProxyHops);
    if (isReading(exchange.req)) exchange.read = { pagina, clientAddress: from() };
  }

  #answerPage(exchange: Exchange, page: PageAddress) {
    const { pages: cache, application } = this.#site;
    const limited: Limited = (...drawing) => this.#limited(...drawing);
    return answerPage(exchange, page, { cache, application, limited });
  }

  async #limited(...[exchange, target, drawAnswer]: Parameters<Limited>) {
    const { req, res } = exchange;
    const seconds = this.#limit.secondsToWait(req, target);
    if (seconds !== undefined) return sendError(exchange, 429, { "Retry-After": String(seconds) });
    await drawAnswer();
    this.#limit.settle(req, target, res);
  }

  async #answerOther(exchange: Exchange, passed: Passed): Promise<void> {
    const { req, res } = exchange;
    setHeaders(res, securityHeaders(exchange.isHttps));
    if (awaitsInvitation(req)) res.writeContinue();
    const sent = pathOf(req.url ?? "");
    if (await answerHealth(exchange, sent, this.#site.isReady)) return;
    if (await answerMetrics(exchange, sent, this.#site.metrics)) return;
    if (req.method !== "POST") {
      if (await serveMedia(exchange, this.#site)) return;
      if (await this.#serveClientFile(exchange)) return;
    }
    return this.#answerByRoute(exchange, passed);
  }

  async #answerByRoute(exchange: Exchange, passed: Passed): Promise<void> {
    const { req } = exchange;
    const { routes } = this.#site;
    const { path } = passed;
    // A signed-in person must see a change made on another host, so this waits for its version.
    if (variantOf(req.headers) === undefined) await this.#site.catchUp?.();
    const isLast = routes?.leadsNowhere(path);
    // If the database fails, the route's page says so, so the path counts as the owner's page.
    const isOwn = isLast && (await this.#site.isOwnPage?.(path).catch(() => true));
    const isNowhere = isLast && !isOwn;
    if (isOwn) this.#noteReading(exchange, path);
    if (req.method === "POST" && routes?.refusesForms(path)) {
      return sendError(exchange, isNowhere ? 404 : 405, isNowhere ? {} : { Allow: "GET, HEAD" });
    }
    const destino = isNowhere && (await this.#site.ownRedirect?.(path).catch(() => undefined));
    if (destino) {
      this.#noteReading(exchange, path);
      return sendMoved(exchange, destino);
    }
    const { query } = splitTarget(req.url ?? "");
    const meant = isNowhere ? meantBy(path) : undefined;
    if (meant) return sendMoved(exchange, meant, query);
    const own = isOwn ? addressesOf(passed.origin, path) : nowhere(passed.origin);
    const page = isLast && chooseAddress(req, own);
    if (page) return this.#answerPage(exchange, page);
    await this.#limited(exchange, { path, query }, () =>
      answerByApplication(exchange, passed, this.#site),
    );
  }
}

/** HTTP/1.0 has no 100 Continue; such a client would take it for the answer. */
const awaitsInvitation = ({ headers, httpVersion }: IncomingMessage): boolean =>
  httpVersion === "1.1" && /100-continue/i.test(headers.expect ?? "");

async function fail(exchange: Exchange, error: unknown, log: Site["log"]): Promise<void> {
  const { id, res } = exchange;
  if (res.destroyed) return;
  log.error({ id, err: error }, "request failed");
  if (res.headersSent) res.destroy();
  else await sendError(exchange, 500);
}

const MAX_LOGGED_PATH = 300;

/** The number of bytes that a connection had written when its last answer ended. */
const ends = new WeakMap<Socket, number>();

/** Logs no query, which may hold a token, and no address of a visitor. */
function openLine(exchange: Exchange, { log, metrics }: Site): () => void {
  const { id, req, res } = exchange;
  const start = performance.now();
  const { method = "", socket } = req;
  let isLogged = false;
  return () => {
    if (isLogged) return;
    isLogged = true;
    const bytes = socket.bytesWritten - (ends.get(socket) ?? 0);
    ends.set(socket, socket.bytesWritten);
    const route = pathOf(req.url ?? "").slice(0, MAX_LOGGED_PATH);
    const status = res.headersSent && bytes > 0 ? res.statusCode : 499;
    const ms = Math.round(performance.now() - start);
    metrics?.metrics.observe(status, ms);
    const { read } = exchange;
    if (read && (status === 200 || status === 304)) countVista(read, leadingHost(req.headers));
    if (read && status === 301) countPedida(read);
    log[status < 500 ? "info" : "error"]({ id, method, route, status, ms, bytes }, "request");
  };
}
