import { HEALTH_PATHS } from "../gate/gate";
import { type Exchange, endWith, sendError, setHeaders } from "../sending/exchange";

/** A proxy in front keeps these inside by one spelling, so the path is taken as it was sent. */
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
