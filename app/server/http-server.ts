import { randomBytes } from "node:crypto";
import { createServer, STATUS_CODES } from "node:http";
import { type AnsweringSocket, prepareClosing } from "./connections/closing";
import { limitConnections } from "./connections/connections";
import { IDLE_MS } from "./connections/idle";
import { ALLOWED } from "./gate/gate";
import type { Handler } from "./pipeline";
import { ERROR_PAGE_HEADERS, errorPage } from "./sending/error-page";
import { securityHeaders } from "./sending/security-headers";

const LIMITS = {
  headersTimeout: 10_000,
  // A limit for whole requests would end long uploads, so `readInTime` times their bodies.
  requestTimeout: 0,
  connectionsCheckingInterval: 2_000,
  // Longer than proxies keep idle connections (nginx: 60 s), or they might write into a closed one.
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1024,
  // The gate refuses a missing Host, because Node's answer would lack our headers.
  requireHostHeader: false,
};

export function createSiteServer(
  handle: Handler,
  { isHttps, hasProxy = false }: { isHttps: boolean; hasProxy?: boolean },
) {
  const server = createServer(LIMITS);
  // With a limit of their count Node would hide headers from the gate; their bytes are limited.
  server.maxHeadersCount = 0;
  limitConnections(server, hasProxy);
  // Listened to, because Node would answer `Expect` itself before the gate sees the request.
  for (const event of ["request", "checkContinue", "checkExpectation"]) server.on(event, handle);
  server.on("clientError", (error: NodeJS.ErrnoException, socket: AnsweringSocket) => {
    void refuse(socket, STATUSES[error.code ?? ""] ?? 400, isHttps);
  });
  // Node neither answers CONNECT nor handles errors of its socket any more.
  server.on("connect", (_, socket: AnsweringSocket) => {
    socket.on("error", () => socket.destroy());
    if (socket._httpMessage) return socket.destroy();
    socket.on("timeout", () => socket.destroy());
    void refuse(socket, 405, isHttps, ALLOWED);
  });
  return { server, close: prepareClosing(server) };
}

const STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

async function refuse(socket: AnsweringSocket, status: number, isHttps: boolean, more = {}) {
  socket.setTimeout(IDLE_MS);
  const body = await errorPage(status, randomBytes(8).toString("hex"));
  const headers = {
    ...securityHeaders(isHttps),
    ...ERROR_PAGE_HEADERS,
    ...more,
    Date: new Date().toUTCString(),
    "Content-Length": Buffer.byteLength(body),
    Connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  // Once an answer has begun, a refusal would land in the middle of it.
  const isAnswered = socket._httpMessage?.headersSent ?? false;
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}`;
  if (socket.writable && !isAnswered) socket.write(`${head}\r\n${body}`);
  socket.destroySoon();
}
