import { once } from "node:events";
import net from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/**
 * Imitates a slow mobile line before a server on this machine: the browser's own throttling leaves
 * out TCP's handshake and slow start. It is a SOCKS proxy: without one a browser connects to this
 * machine at once, and never waits for a busy connection to come free, as it does on a real line.
 * Losses and the size of headers are left out.
 */

const SEGMENT = 1_448;
/** Segments that a new connection may send before the first is acknowledged. */
const FIRST_WINDOW = 10;
/** After so long an idle time the window is as small as at first. */
const IDLE_MS = 1_000;

const NO_PASSWORD = Buffer.from([5, 0]);
const CONNECTED = Buffer.from([5, 0, 0, 1, 0, 0, 0, 0, 0, 0]);

/** @typedef {{ roundTripMs: number, bytesPerMs: number }} Line */

/**
 * @param {number} port of the server @param {Line} line
 * @returns {Promise<{ port: number, stop: () => void }>}
 */
export async function startSlowLink(port, line) {
  /** @type {Set<net.Socket>} */
  const sockets = new Set();
  const keep = (/** @type {net.Socket} */ socket) => {
    sockets.add(socket.setNoDelay(true));
    return socket.once("close", () => sockets.delete(socket));
  };
  // All connections share the bandwidth down to the browser.
  const down = { freeAt: 0 };
  const server = net.createServer(async (client) => {
    const origin = keep(net.connect(port, "127.0.0.1"));
    keep(client).on("error", () => origin.destroy());
    origin.on("error", () => client.destroy());
    client.once("close", () => origin.destroy());
    await shakeHands(client, line);
    sendUp(client, origin, line);
    sendDown(origin, client, line, down);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = /** @type {net.AddressInfo} */ (server.address());
  return {
    port: address.port,
    stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** @param {number} time @param {() => void} work */
const at = (time, work) => void setTimeout(work, time - performance.now());

/**
 * Answers SOCKS 5 without a password: a greeting, then the address, one round trip later.
 * @param {net.Socket} client @param {Line} line
 */
async function shakeHands(client, { roundTripMs }) {
  await once(client, "data");
  client.write(NO_PASSWORD);
  await once(client, "data");
  await wait(roundTripMs);
  client.write(CONNECTED);
}

/** @param {net.Socket} client @param {net.Socket} origin @param {Line} line */
function sendUp(client, origin, { roundTripMs, bytesPerMs }) {
  let freeAt = performance.now();
  client.on("data", (data) => {
    freeAt = Math.max(freeAt, performance.now()) + data.length / bytesPerMs;
    at(freeAt + roundTripMs / 2, () => void (origin.destroyed || origin.write(data)));
  });
  client.on("end", () => at(freeAt + roundTripMs / 2, () => origin.end()));
}

/** @param {net.Socket} origin @param {net.Socket} client @param {Line} line @param {{ freeAt: number }} down */
function sendDown(origin, client, { roundTripMs, bytesPerMs }, down) {
  let waiting = Buffer.alloc(0);
  let window = FIRST_WINDOW * SEGMENT;
  let underWay = 0;
  let lastSent = 0;
  let isEnding = false;
  const pump = () => {
    if (underWay === 0 && performance.now() - lastSent > IDLE_MS) {
      window = Math.min(window, FIRST_WINDOW * SEGMENT);
    }
    while (waiting.length > 0 && underWay < window) {
      const segment = waiting.subarray(0, SEGMENT);
      waiting = waiting.subarray(SEGMENT);
      underWay += segment.length;
      down.freeAt = Math.max(performance.now(), down.freeAt) + segment.length / bytesPerMs;
      lastSent = down.freeAt;
      at(down.freeAt + roundTripMs / 2, () => void (client.destroyed || client.write(segment)));
      at(down.freeAt + roundTripMs, () => {
        underWay -= segment.length;
        window += segment.length;
        pump();
      });
    }
    if (isEnding && waiting.length === 0 && underWay === 0) client.end();
  };
  origin.on("data", (data) => {
    waiting = Buffer.concat([waiting, data]);
    pump();
  });
  origin.on("end", () => {
    isEnding = true;
    pump();
  });
}
