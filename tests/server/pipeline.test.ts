import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { expectHeaders } from "./security";
import { gateway, open, readAnswer, send, serve } from "./support";

describe("log", () => {
  it("has one line per request, with the path alone", async () => {
    const { port, lines } = await serve();
    await send(port, "GET /auth/verificar?token=canario", {
      "User-Agent": "canario",
      Cookie: "c=canario",
    });
    expect(lines).toEqual([
      {
        message: "request",
        id: expect.stringMatching(/^[0-9a-f]{16}$/),
        method: "GET",
        route: "/auth/verificar",
        status: 200,
        ms: expect.any(Number),
        bytes: expect.any(Number),
      },
    ]);
    expect(lines[0]?.bytes).toBeGreaterThan(11);
  });

  it("cuts long paths", async () => {
    const { port, lines } = await serve();
    await send(port, `GET /${"x".repeat(9000)}`);
    expect(String(lines[0]?.route)).toHaveLength(300);
  });

  it("has of each answer its own bytes, whatever is asked on the same connection meanwhile", async () => {
    const { port, lines } = await serve();
    const ask = ["GET /uno", "GET /healthz", "HEAD /dos", "GET /assets/no"].map(
      (line) => `${line} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    );
    const socket = open(port, ask.join(""));
    socket.write("GET /fin HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    await once(socket.resume(), "close");
    expect(lines.map(({ route }) => route)).toEqual([
      ...["/uno", "/healthz", "/dos", "/assets/no", "/fin"],
    ]);
    const own = lines.map(({ bytes }) => Number(bytes));
    expect(own.reduce((sum, bytes) => sum + bytes, 0)).toBe(socket.bytesRead);
    expect(Math.min(...own)).toBeGreaterThan(0);
  });

  it("has a line for who waits behind an answer that never came", async () => {
    const drawing = gateway();
    const { port, lines, server } = await serve({
      application: async () => {
        drawing.open();
        return new Promise(() => undefined);
      },
    });
    const connected = once(server, "connection");
    const requests = ["/uno", "/healthz"].map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost`);
    const socket = open(port, `${requests.join("\r\n\r\n")}\r\n\r\n`);
    const [ours] = await connected;
    await drawing.passed;
    socket.destroy();
    await once(ours, "close");
    await expect.poll(() => lines).toHaveLength(2);
    for (const route of ["/uno", "/healthz"]) {
      const line = { message: "request", route, status: 499, bytes: 0 };
      expect(lines).toContainEqual(expect.objectContaining(line));
    }
  });

  it("holds no line for bytes that are no request", async () => {
    const { port, lines } = await serve();
    for (const byte of ["\x1b", "\x9b", "\xf1"]) {
      const bytes = Buffer.from(`GET /${byte}[31m HTTP/1.0\r\n\r\n`, "latin1");
      expect((await readAnswer(open(port, bytes))).status).toBe(400);
    }
    expect(lines).toEqual([]);
  });
});

describe("health", () => {
  it("answers in one word", async () => {
    const { port } = await serve();
    for (const path of ["/healthz", "/readyz"]) {
      const answer = await send(port, `GET ${path}`);
      expect([answer.status, answer.text]).toEqual([200, "ok"]);
      expect(answer.headers.get("Cache-Control")).toBe("no-store, no-cache");
      expectHeaders(answer.headers);
    }
    expect((await send(port, "HEAD /healthz")).text).toBe("");
  });

  it.each([async () => false, () => Promise.reject(new Error("cerrada"))])(
    "/readyz says no without a database",
    async (isReady) => {
      const { port } = await serve({ isReady });
      const answer = await send(port, "GET /readyz");
      expect([answer.status, answer.text]).toEqual([503, "no"]);
      expect((await send(port, "GET /healthz")).status).toBe(200);
    },
  );
});
