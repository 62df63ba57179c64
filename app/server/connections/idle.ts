import type { IncomingMessage, ServerResponse } from "node:http";

/** A client that stopped reading must not hold its answer for ever. */
export const IDLE_MS = 120_000;

/**
 * Ends the connection of an answer on its way over which nothing moves. What the system took whole
 * at once needs no watching, and most answers are: `server.setTimeout` would set a timer for each.
 * While nothing is being answered node's other limits hold.
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
