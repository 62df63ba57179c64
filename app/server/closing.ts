import type { Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";

/** Kept connections stay this long, for requests already on their way; then those without one go. */
const LAST_REQUESTS_MS = 500;

interface Watched {
  running: Set<ServerResponse>;
  sockets: Set<Socket>;
  isClosing: boolean;
}

/**
 * Watches a server from its start, so that it can be closed without cutting an answer.
 * @returns closes it: nothing new is accepted, running requests have `graceMs` to end
 */
export function prepareClosing(server: Server): (graceMs: number) => Promise<void> {
  const watched = watch(server);
  return async (graceMs) => {
    watched.isClosing = true;
    for (const res of watched.running) {
      if (!res.headersSent) res.setHeader("Connection", "close");
    }
    const sweep = setInterval(() => closeUnused(server, watched), LAST_REQUESTS_MS);
    const end = setTimeout(() => server.closeAllConnections(), graceMs);
    await stopAccepting(server);
    clearInterval(sweep);
    clearTimeout(end);
  };
}

function watch(server: Server): Watched {
  const watched: Watched = { running: new Set(), sockets: new Set(), isClosing: false };
  const watchRequest = (_: unknown, res: ServerResponse) => {
    if (watched.isClosing) res.setHeader("Connection", "close");
    watched.running.add(res);
    res.once("close", () => watched.running.delete(res));
  };
  for (const event of ["request", "checkContinue", "checkExpectation"]) {
    server.prependListener(event, watchRequest);
  }
  server.on("connection", (socket: Socket) => {
    watched.sockets.add(socket);
    socket.once("close", () => watched.sockets.delete(socket));
  });
  return watched;
}

function closeUnused(server: Server, { sockets }: Watched): void {
  server.closeIdleConnections();
  // Browsers open connections ahead of need; node does not count those as idle.
  for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
}

/** Resolves when the last connection is gone. */
function stopAccepting(server: Server): Promise<void> {
  // The http server's own close would reset kept connections under their next request.
  return new Promise((resolve) => NetServer.prototype.close.call(server, () => resolve()));
}
