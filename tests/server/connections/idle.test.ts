import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { watchAnswer } from "~/server/connections/idle";
import type { PageCache } from "~/server/fast-lane/page-cache";
import { gateway, serve } from "../support";

const MORE_THAN_THE_SYSTEM_TAKES = Buffer.alloc(32 * 1024 * 1024);
const REQUEST = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";

/** Sends a request but never reads the answer. @returns the server's end of the connection */
async function ask(handle: RequestListener): Promise<Socket> {
  const server = createServer(handle).listen(0, "127.0.0.1");
  await once(server, "listening");
  const connected = once(server, "connection");
  const client = connect((server.address() as AddressInfo).port, "127.0.0.1");
  client.pause();
  client.write(REQUEST);
  onTestFinished(() => {
    client.destroy();
    server.close();
  });
  return (await connected)[0] as Socket;
}

it("ends the connection of a client that stopped reading", async () => {
  const socket = await ask((req, res) => {
    res.end(MORE_THAN_THE_SYSTEM_TAKES);
    watchAnswer(req, res, false, 20);
  });
  await once(socket, "close");
  expect(socket.bytesWritten).toBeGreaterThan(0);
});

it("ends the connection of an answer that never begins", async () => {
  const socket = await ask((req, res) => watchAnswer(req, res, true, 20));
  await once(socket, "close");
  expect(socket.bytesWritten).toBe(0);
});

it("sets no timer for an answer that the system took whole", async () => {
  const watched = gateway<number | undefined>();
  await ask((req, res) => {
    res.end("todo");
    watchAnswer(req, res, false, 20);
    watched.open(req.socket.timeout);
  });
  expect(await watched.passed).toBeUndefined();
});

it("watches the answer to a request that failed at once", async () => {
  const pages = {
    find: () => {
      throw new Error("rota");
    },
  } as unknown as PageCache;
  const { port, server } = await serve({ pages });
  const watched = gateway<number | undefined>();
  server.on("request", ({ socket }) => watched.open(socket.timeout));
  connect(port, "127.0.0.1").end(REQUEST);
  expect(await watched.passed).toBe(120_000);
});

it("watches what the application is still drawing", async () => {
  const { port, server } = await serve({ application: () => new Promise(() => undefined) });
  const requested = once(server, "request");
  connect(port, "127.0.0.1").end(REQUEST);
  const [{ socket }] = await requested;
  expect(socket.timeout).toBe(120_000);
});
