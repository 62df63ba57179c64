import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import { type Application, answerByApplication } from "./application";
import { createClientFiles } from "./client-files";
import { type Exchange, openExchange, sendError } from "./exchange";
import { checkRequest, headOf } from "./gate/gate";
import { splitTarget } from "./gate/target";
import { answerHealth } from "./health";
import { serveMedia } from "./media-files";
import { noteVisit } from "./visitors";

/** What the server process serves. */
export interface Site {
  /** The configured origin; without it the site answers to loopback names. */
  siteOrigin: string | undefined;
  clientFolder: string;
  mediaFolder: string;
  application: Application;
  /** Proxies of the owner in front of this server. */
  trustedProxyHops: number;
  isReady(): Promise<boolean>;
  log: Pick<Logger, "info" | "error">;
}

export type Handler = (req: IncomingMessage, res: ServerResponse) => void;

/** The way of every request: gate, health, files of the build, pictures, application. */
export function createPipeline(site: Site): Handler {
  const serveClientFile = createClientFiles(site.clientFolder);
  const isHttps = site.siteOrigin?.startsWith("https:") ?? false;

  async function answer(exchange: Exchange): Promise<void> {
    const { req, res } = exchange;
    const verdict = checkRequest(headOf(req), site.siteOrigin);
    if ("status" in verdict) return sendError(exchange, verdict.status, verdict.headers);
    if (/100-continue/i.test(req.headers.expect ?? "")) res.writeContinue();
    if (await answerHealth(exchange, verdict.path, site.isReady)) return;
    noteVisit(verdict.path);
    if (req.method !== "POST") {
      if (await serveMedia(exchange, site.mediaFolder)) return;
      if (await serveClientFile(exchange)) return;
    }
    await answerByApplication(exchange, verdict, site);
  }

  return (req, res) => {
    const exchange = openExchange(req, res, isHttps);
    logWhenClosed(exchange, site.log);
    answer(exchange).catch((error) => fail(exchange, error, site.log));
  };
}

async function fail(exchange: Exchange, error: unknown, log: Site["log"]): Promise<void> {
  const { id, res } = exchange;
  // The client went away; nothing of ours failed.
  if (res.destroyed) return;
  log.error({ id, err: error }, "request failed");
  if (res.headersSent) res.destroy();
  else await sendError(exchange, 500);
}

const MAX_LOGGED_PATH = 300;

/** One line per request: no query, which may hold a token, and no address. */
function logWhenClosed({ id, req, res }: Exchange, log: Site["log"]): void {
  const start = performance.now();
  const { socket, method } = req;
  const bytesBefore = socket.bytesWritten;
  res.once("close", () => {
    const route = splitTarget(req.url ?? "").path.slice(0, MAX_LOGGED_PATH);
    const status = res.headersSent ? res.statusCode : 499;
    const ms = Math.round(performance.now() - start);
    const bytes = socket.bytesWritten - bytesBefore;
    log.info({ id, method, route, status, ms, bytes }, "request");
  });
}
