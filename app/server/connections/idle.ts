import type { IncomingMessage, ServerResponse } from "node:http";

/** A client that stopped reading must not hold its answer for ever. */
export const IDLE_MS = 120_000;

/**
 * Ends a connection on which nothing moves while an answer is on its way. Most answers are taken
 * whole by the system at once and need no watching: `server.setTimeout` would set a timer for each
 * of them. While nothing is being answered, node's other limits hold.
 * @param isRunning whether the answer is still being made
 * @returns whether it is on its way
 */
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
