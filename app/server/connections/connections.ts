import type { EventEmitter } from "node:events";
import type { Server } from "node:http";
import type { Socket } from "node:net";
import { normalise } from "./client-address";

/** Connections take file descriptors, of which files and the database need the rest. */
const LIMITS = { perAddress: 50, total: 1_000 };

const LOOPBACK = /^(127\.|::1$|0:0:0:0::\/64$)/;

/** @param hasProxy limits nothing, because all connections come from the owner's proxy */
export function limitConnections(server: Server, hasProxy: boolean, limits = LIMITS): void {
  const begin = countAtOnce(limits.perAddress, limits.total);
  server.on("connection", (socket: Socket) => {
    const address = socket.remoteAddress ?? "";
    if (hasProxy || isLoopbackAddress(address)) return;
    if (!begin(normalise(address), socket)) socket.destroy();
  });
}

/** @returns `begin`, which counts `work` until its `close`, or returns false at a limit */
export function countAtOnce(each: number, inAll: number) {
  const counts = new Map<string, number>();
  let all = 0;
  return function begin(who: string, work: EventEmitter): boolean {
    const count = counts.get(who) ?? 0;
    if (count >= each || all >= inAll) return false;
    counts.set(who, count + 1);
    all += 1;
    work.once("close", () => {
      const left = (counts.get(who) ?? 1) - 1;
      if (left > 0) counts.set(who, left);
      else counts.delete(who);
      all -= 1;
    });
    return true;
  };
}

export const isLoopbackAddress = (address: string): boolean =>
  LOOPBACK.test(address.replace(/^::ffff:/, ""));
