import { once } from "node:events";
import { createServer } from "node:http";
import { listenAt } from "./port";
import { securityHeaders } from "./sending/security-headers";

const LATER = { "Retry-After": "30" };

/**
 * Answers health checks during a migration. On a large site that takes minutes, in which a
 * supervisor would restart a silent process; all other requests get 503.
 */
export async function answerMeanwhile<T>(
  work: () => Promise<T>,
  { port, host, isHttps }: { port: number; host: string; isHttps: boolean },
): Promise<T> {
  const server = createServer(({ url }, res) => {
    const isAlive = url === "/healthz";
    res.writeHead(isAlive ? 200 : 503, {
      ...securityHeaders(isHttps),
      ...(isAlive ? {} : LATER),
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-store, no-cache",
      Connection: "close",
    });
    res.end(isAlive ? "ok" : "El sitio se está actualizando. Vuelve dentro de un momento.");
  });
  await listenAt(server, port, host);
  try {
    return await work();
  } finally {
    server.close();
    server.closeAllConnections();
    await once(server, "close");
  }
}
