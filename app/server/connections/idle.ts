import type { IncomingMessage, ServerResponse } from "node:http";

/** A client that stopped reading must not hold its answer for ever. */
export const IDLE_MS = 120_000;

/** `server.setTimeout` would set a timer also for answers that the system takes at once. */
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
