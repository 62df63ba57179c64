import type { Server } from "node:http";
import type { Socket } from "node:net";
import { normalise } from "./client-address";

/** The rest of the descriptors is for files, the database and connections that do not count. */
const LIMITS = { perAddress: 50, total: 1_000 };

const LOOPBACK = /^(127\.|::1$|0:0:0:0::\/64$)/;

/** @param hasProxy everybody comes through a proxy of the owner, whose connections do not count */
export function limitConnections(server: Server, hasProxy: boolean, limits = LIMITS): void {
  const counts = new Map<string, number>();
  let all = 0;
  server.on("connection", (socket: Socket) => {
    const address = normalise(socket.remoteAddress ?? "");
    if (hasProxy || isLoopbackAddress(socket.remoteAddress ?? "")) return;
    const count = counts.get(address) ?? 0;
    if (count >= limits.perAddress || all >= limits.total) {
      socket.destroy();
      return;
    }
    counts.set(address, count + 1);
    all += 1;
    socket.once("close", () => {
      const left = (counts.get(address) ?? 1) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
      all -= 1;
    });
  });
}

export function isLoopbackAddress(address: string): boolean {
  return LOOPBACK.test(address.replace(/^::ffff:/, ""));
}
