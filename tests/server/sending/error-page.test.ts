import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { expectHeaders } from "../security";
import { OWN_FORM, open, readAnswer, send, serve } from "../support";

describe("every refusal is a Spanish page with the headers of all answers", () => {
  it.each([
    [400, "GET /%ff", {}],
    [400, "GET /?_data=root", {}],
    [403, "POST /contacto", { Origin: "https://evil.test" }],
    [404, "GET //evil.test/", {}],
    [404, "GET /media/nada", {}],
    [405, "DELETE /contacto", {}],
    [405, "OPTIONS *", {}],
    [405, "CONNECT localhost:3000", {}],
    [405, "POST /healthz", OWN_FORM],
    [414, `GET /?q=${"x".repeat(5000)}`, {}],
    [415, "POST /contacto", { ...OWN_FORM, "Content-Encoding": "gzip" }],
    [421, "GET /", { Host: "evil.test" }],
    [431, "GET /", { "X-Largo": "x".repeat(20_000) }],
  ])("%i for %s", async (status, requestLine, headers) => {
    const { port } = await serve();
    const answer = await send(port, requestLine, headers);
    expect(answer.status).toBe(status);
    expectHeaders(answer.headers);
    expect(Date.parse(answer.headers.get("Date") ?? "")).not.toBeNaN();
    expect(answer.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(answer.headers.has("Location")).toBe(false);
    expect(answer.text).toMatch(/<html lang="es">.*<h1>[^<]+<\/h1>/s);
    // The specification asks for one sentence in English.
    expect(answer.text.includes('<span lang="en">Oops! Page not found')).toBe(status === 404);
    expect(answer.text).toMatch(new RegExp(`Error ${status} · Referencia [0-9a-f]{16}`));
  });

  it.each([
    "GET / HTTP/1.1\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nHost: localhost\r\n\r\n",
    "nada\r\n\r\n",
  ])("400 for %j", async (bytes) => {
    const { port } = await serve();
    const answer = await readAnswer(
      open(port, bytes.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n")),
    );
    expect(answer.status).toBe(400);
    expectHeaders(answer.headers);
  });

  it("lets only its own style load", async () => {
    const { port } = await serve();
    const { text, headers } = await send(port, "GET //");
    const style = /<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? "";
    const hash = createHash("sha256").update(style).digest("base64");
    expect(headers.get("Content-Security-Policy")).toContain(`style-src 'sha256-${hash}'`);
  });

  it("is lost to who asks for a tunnel and is gone, and the site lives", async () => {
    const { port, server } = await serve();
    server.once("connect", (_, socket) => socket.emit("error", new Error("ECONNRESET")));
    await readAnswer(open(port, `CONNECT x:1 HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`));
    expect((await send(port, "GET /")).status).toBe(200);
  });

  it("is not written into the answer of a request before it", async () => {
    const { port } = await serve({ application: () => new Promise(() => undefined) });
    const host = `Host: localhost:${port}`;
    const get = `GET / HTTP/1.1\r\n${host}\r\n\r\n`;
    const socket = open(port, `${get}CONNECT x:1 HTTP/1.1\r\n${host}\r\n\r\n`);
    socket.on("data", () => undefined);
    await once(socket, "close");
    expect(socket.bytesRead).toBe(0);
  });

  it("wears the site's colours, by day and by night", async () => {
    const { port } = await serve();
    const { text } = await send(port, "GET //");
    const themes = text.split("prefers-color-scheme:dark");
    const tokens = readFileSync("app/styles/tokens.css", "utf8").split(
      "prefers-color-scheme: dark",
    );
    expect(themes).toHaveLength(2);
    for (const [index, theme] of themes.entries()) {
      const colours = theme.match(/#[0-9a-f]{6}/g) ?? [];
      expect(colours).toHaveLength(4);
      for (const colour of colours) expect(tokens[index]).toContain(`: ${colour};`);
    }
  });

  it("says which methods are allowed", async () => {
    const { port } = await serve();
    for (const request of ["PUT /", "CONNECT localhost:3000"]) {
      expect((await send(port, request)).headers.get("Allow")).toBe("GET, HEAD, POST");
    }
  });
});
