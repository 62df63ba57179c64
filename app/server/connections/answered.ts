import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Where, in bytes of its connection, the last answer ended that was waited for. */
const ends = new WeakMap<Socket, number>();

/**
 * Waits until an answer has left, or its connection is gone.
 * @param bytesBefore of the connection when the request came; answers to requests before it may follow
 * @param report gets the bytes that are this answer's own
 */
export function whenAnswered(
  req: IncomingMessage,
  res: ServerResponse,
  bytesBefore: number,
  report: (bytes: number) => void,
): void {
  const { socket } = req;
  let bytes: number | undefined;
  const measure = () => {
    bytes = socket.bytesWritten - Math.max(bytesBefore, ends.get(socket) ?? 0);
    ends.set(socket, socket.bytesWritten);
  };
  let isReported = false;
  const reportOnce = () => {
    if (!isReported) report(bytes ?? 0);
    isReported = true;
  };
  // Before node's own listener, which lets the next answer out.
  res.prependOnceListener("finish", measure);
  res.once("close", () => {
    if (bytes === undefined) measure();
    reportOnce();
  });
  // Behind another answer it has no connection yet: of that one's end the request alone is told.
  if (!res.socket) req.once("close", () => res.socket ?? reportOnce());
}
