import { EventEmitter } from "node:events";
import type { Server } from "node:http";
import { expect, it } from "vitest";
import { limitConnections } from "~/server/connections/connections";

class FakeSocket extends EventEmitter {
  isGone = false;
  constructor(readonly remoteAddress: string) {
    super();
  }
  destroy() {
    this.isGone = true;
    this.emit("close");
  }
}

function serverWith(hasProxy: boolean) {
  const server = new EventEmitter();
  limitConnections(server as unknown as Server, hasProxy, { perAddress: 3, total: 7 });
  return (address: string) => {
    const socket = new FakeSocket(address);
    server.emit("connection", socket);
    return socket;
  };
}

it("one address holds so many connections, and more when some are closed", () => {
  const connect = serverWith(false);
  const sockets = Array.from({ length: 5 }, () => connect("203.0.113.7"));
  expect(sockets.map(({ isGone }) => isGone)).toEqual([false, false, false, true, true]);
  expect(connect("203.0.113.8").isGone).toBe(false);
  sockets[0]?.destroy();
  expect(connect("::ffff:203.0.113.7").isGone).toBe(false);
  expect(connect("203.0.113.7").isGone).toBe(true);
});

it("a network of IPv6 is one address", () => {
  const connect = serverWith(false);
  const sockets = [1, 2, 3, 4].map((n) => connect(`2001:db8:1:2::${n}`));
  expect(sockets.map(({ isGone }) => isGone)).toEqual([false, false, false, true]);
  expect(connect("2001:db8:1:3::1").isGone).toBe(false);
});

it("all addresses together hold so many", () => {
  const connect = serverWith(false);
  const sockets = Array.from({ length: 9 }, (_, n) => connect(`203.0.113.${n}`));
  expect(sockets.filter(({ isGone }) => isGone)).toHaveLength(2);
});

it.each(["127.0.0.1", "::1", "::ffff:127.0.0.1"])("%s is never turned away", (address) => {
  const connect = serverWith(false);
  for (let n = 0; n < 7; n++) connect(`203.0.113.${n}`);
  expect(Array.from({ length: 20 }, () => connect(address).isGone)).not.toContain(true);
});

it("behind a proxy nobody is turned away: all connections are the proxy's", () => {
  const connect = serverWith(true);
  expect(Array.from({ length: 20 }, () => connect("203.0.113.7").isGone)).not.toContain(true);
});
