import { randomBytes } from "node:crypto";
import { createServer, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { ERROR_PAGE_HEADERS, errorPage } from "./error-page";
import type { Handler } from "./pipeline";
import { securityHeaders } from "./security-headers";

const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  // Longer than a proxy keeps its side open (nginx: 60 s), so that it never writes into a closing one.
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1024,
  // The gate answers a missing Host, with the headers that every answer has.
  requireHostHeader: false,
};
const MAX_CONNECTIONS = 1_000;
/** Requests already on their way over kept connections when the server closes still get an answer. */
const LAST_REQUESTS_MS = 500;
/** A client that stopped reading must not hold its page for ever. */
const IDLE_SOCKET_MS = 120_000;

export interface SiteServer {
  server: Server;
  /** Stops accepting, lets running requests end for `graceMs`, then cuts what is left. */
  close(graceMs: number): Promise<void>;
}

export function createSiteServer(handle: Handler, isHttps: boolean): SiteServer {
  const running = new Set<ServerResponse>();
  const sockets = new Set<Socket>();
  const server = createServer(LIMITS);
  let isClosing = false;

  const accept: Handler = (req, res) => {
    running.add(res);
    if (isClosing) res.setHeader("Connection", "close");
    res.once("close", () => {
      running.delete(res);
      if (isClosing) setImmediate(() => server.closeIdleConnections());
    });
    handle(req, res);
  };
  // Node's own answers to Expect would come before the gate.
  for (const event of ["request", "checkContinue", "checkExpectation"]) server.on(event, accept);
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    const isAnswered = [...running].some((res) => res.socket === socket && res.headersSent);
    if (socket.writable && !isAnswered) socket.write(refusal(error.code, isHttps));
    socket.destroySoon();
  });
  server.maxConnections = MAX_CONNECTIONS;
  server.setTimeout(IDLE_SOCKET_MS);

  function closeUnused(): void {
    server.closeIdleConnections();
    // Browsers open connections ahead of need; node does not count those as idle.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  }

  async function close(graceMs: number): Promise<void> {
    isClosing = true;
    for (const res of running) if (!res.headersSent) res.setHeader("Connection", "close");
    // Not the http server's own close, which resets kept connections under their next request.
    const closed = new Promise<void>((resolve) => {
      NetServer.prototype.close.call(server, () => resolve());
    });
    const timers = [
      setTimeout(closeUnused, Math.min(LAST_REQUESTS_MS, graceMs)),
      setTimeout(() => server.closeAllConnections(), graceMs),
    ];
    await closed;
    timers.forEach(clearTimeout);
  }

  return { server, close };
}

const STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** The answer to what is no HTTP request, or never became a whole one. */
function refusal(code: string | undefined, isHttps: boolean): string {
  const status = STATUSES[code ?? ""] ?? 400;
  const body = errorPage(status, randomBytes(8).toString("hex"));
  const headers = {
    ...securityHeaders(isHttps),
    ...ERROR_PAGE_HEADERS,
    "Content-Length": Buffer.byteLength(body),
    Connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`;
}
