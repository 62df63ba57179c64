import type { IncomingMessage, ServerResponse } from "node:http";

/** A client that stopped reading must not hold its answer for ever. */
export const IDLE_MS = 120_000;

/** Replaces `server.setTimeout`, which sets a timer even for answers that are sent at once. */
export function watchAnswer(
  req: IncomingMessage,
  res: ServerResponse,
  isRunning: boolean,
  idleMs = IDLE_MS,
): boolean {
  const isOnItsWay = isRunning || res.writableLength > 0;
  if (isOnItsWay) req.socket.setTimeout(idleMs);
  return isOnItsWay;
}
