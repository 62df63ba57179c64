import { type Exchange, endWith, sendError, setHeaders } from "../answers/exchange";
import { HEALTH_PATHS } from "../gate/gate";

const PLAIN = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };

/** A proxy in front keeps these inside by one spelling, so the path is taken as it was sent. */
export async function answerHealth(
  exchange: Exchange,
  path: string,
  isReady: () => Promise<boolean>,
): Promise<boolean> {
  if (!HEALTH_PATHS.includes(path)) return false;
  if (exchange.req.method === "POST") {
    await sendError(exchange, 405, { Allow: "GET, HEAD" });
    return true;
  }
  const isWell = path === "/healthz" || (await isReady().catch(() => false));
  exchange.res.statusCode = isWell ? 200 : 503;
  setHeaders(exchange.res, PLAIN);
  await endWith(exchange, Buffer.from(isWell ? "ok" : "no"));
  return true;
}
