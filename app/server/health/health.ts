import { HEALTH_PATHS } from "../gate/gate";
import { type Exchange, endWith, sendError, setHeaders } from "../sending/exchange";

/** Compares the path as sent: proxies hide these probes by one spelling, so no other may work. */
export async function answerHealth(
  exchange: Exchange,
  path: string,
  isReady: () => Promise<boolean>,
): Promise<boolean> {
  if (!HEALTH_PATHS.includes(path)) return false;
  const isWell = path === "/healthz" || (await isReady().catch(() => false));
  exchange.res.statusCode = isWell ? 200 : 503;
  await answerRead(exchange, isWell ? "ok" : "no", "text/plain; charset=utf-8");
  return true;
}

export async function answerRead(exchange: Exchange, text: string, type: string): Promise<void> {
  if (exchange.req.method === "POST") return sendError(exchange, 405, { Allow: "GET, HEAD" });
  setHeaders(exchange.res, { "Content-Type": type, "Cache-Control": "no-store" });
  await endWith(exchange, Buffer.from(text));
}
