import type { Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";

/** At shutdown idle connections stay open this long, for requests already on their way. */
const LAST_REQUESTS_MS = 500;

export type AnsweringSocket = Socket & { _httpMessage?: ServerResponse | null };

export function prepareClosing(server: Server): (graceMs: number) => Promise<void> {
  const sockets = watchSockets(server);
  return async (graceMs) => {
    endConnections(server, sockets);
    const sweep = setInterval(() => {
      // Reads requests that came while the loop was busy before it looks for unused sockets.
      setImmediate(() => closeUnused(server, sockets));
    }, LAST_REQUESTS_MS);
    const end = setTimeout(() => server.closeAllConnections(), graceMs);
    await stopAccepting(server);
    clearInterval(sweep);
    clearTimeout(end);
  };
}

function watchSockets(server: Server): ReadonlySet<AnsweringSocket> {
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  return sockets;
}

function endConnections(server: Server, sockets: ReadonlySet<AnsweringSocket>): void {
  const end = (res: ServerResponse) => void res.setHeader("Connection", "close");
  for (const { _httpMessage: res } of sockets) if (res && !res.headersSent) end(res);
  for (const event of ["request", "checkContinue", "checkExpectation"]) {
    server.prependListener(event, (_: unknown, res: ServerResponse) => end(res));
  }
}

function closeUnused(server: Server, sockets: ReadonlySet<Socket>): void {
  server.closeIdleConnections();
  // Browsers open spare connections in advance, and node does not count those as idle.
  for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
}

function stopAccepting(server: Server): Promise<void> {
  // The close of `http.Server` would reset kept-alive connections under their next request.
  return new Promise((resolve) => NetServer.prototype.close.call(server, () => resolve()));
}
