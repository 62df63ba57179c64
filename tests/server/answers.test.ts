import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { html, open, readAnswer, send, serve } from "./support";

const LONG = `<p>${"Cochecitos y sillas. ".repeat(200)}</p>`;

describe("compression", () => {
  it.each([
    ["br, gzip", "br"],
    ["gzip, deflate, br;q=0.1", "br"],
    ["*", "br"],
    ["gzip", "gzip"],
    ["gzip, br;q=0", "gzip"],
    ["deflate", null],
    ["identity", null],
  ])("Accept-Encoding %s: %s", async (accepted, encoding) => {
    const { port } = await serve({ application: async () => html(LONG) });
    const answer = await send(port, "GET /", { "Accept-Encoding": accepted });
    expect(answer.headers.get("Content-Encoding")).toBe(encoding);
    expect(answer.headers.get("Vary")).toBe("Accept-Encoding");
    expect(answer.headers.get("Content-Length")).toBe(String(answer.body.length));
    const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ""];
    expect((decode?.(answer.body) ?? answer.body).toString()).toBe(LONG);
  });

  it.each([
    "text/x-script",
    "application/json",
    "application/ld+json",
    "text/xml",
    "image/svg+xml",
  ])("%s too", async (type) => {
    const application = async () => new Response(LONG, { headers: { "Content-Type": type } });
    const { port } = await serve({ application });
    const { headers } = await send(port, "GET /", { "Accept-Encoding": "br" });
    expect(headers.get("Content-Encoding")).toBe("br");
  });

  it.each([
    ["short text", () => html("hola")],
    ["pictures", () => new Response(LONG, { headers: { "Content-Type": "image/webp" } })],
    ["what is encoded already", () => html(LONG, { headers: { "Content-Encoding": "zstd" } })],
  ])("leaves %s alone", async (_, answer) => {
    const { port } = await serve({ application: async () => answer() });
    const { headers } = await send(port, "GET /", { "Accept-Encoding": "br" });
    expect(headers.get("Content-Encoding")).not.toBe("br");
  });

  it("keeps the application's own Vary", async () => {
    const { port } = await serve({
      application: async () => html(LONG, { headers: { Vary: "Cookie" } }),
    });
    const { headers } = await send(port, "GET /");
    expect(headers.get("Vary")).toBe("Cookie, Accept-Encoding");
  });
});

describe("ETag", () => {
  it("answers 304 to who holds the page, compressed or not", async () => {
    const application = async () =>
      html(LONG, { headers: { "Cache-Control": "public, no-cache" } });
    const { port } = await serve({ application });
    const first = await send(port, "GET /", { "Accept-Encoding": "br" });
    const etag = first.headers.get("ETag") ?? "";
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    for (const held of [etag, `"x", ${etag}`, etag.slice(2), "*"]) {
      const again = await send(port, "GET /", { "If-None-Match": held });
      expect([again.status, again.text]).toEqual([304, ""]);
      expect(again.headers.get("ETag")).toBe(etag);
      expect(again.headers.get("Cache-Control")).toBe("public, no-cache");
      expect(again.headers.has("Content-Type")).toBe(false);
    }
    expect((await send(port, "GET /", { "If-None-Match": 'W/"other"' })).status).toBe(200);
  });

  it.each([
    ["no-store", () => html(LONG, { headers: { "Cache-Control": "no-store" } })],
    ["404", () => html(LONG, { status: 404 })],
  ])("none on %s", async (_, answer) => {
    const { port } = await serve({ application: async () => answer() });
    const { status, headers } = await send(port, "GET /", { "If-None-Match": "*" });
    expect(headers.has("ETag")).toBe(false);
    expect(status).toBe(answer().status);
  });

  it("none on POST", async () => {
    const { port } = await serve();
    const answer = await send(port, "POST /", { "Sec-Fetch-Site": "none", "If-None-Match": "*" });
    expect([answer.status, answer.headers.has("ETag")]).toEqual([200, false]);
  });
});

describe("HEAD", () => {
  it("has the headers of GET and no body", async () => {
    const { port } = await serve({ application: async () => html(LONG) });
    const get = await send(port, "GET /", { "Accept-Encoding": "gzip" });
    const head = await send(port, "HEAD /", { "Accept-Encoding": "gzip" });
    expect(head.body).toHaveLength(0);
    for (const name of ["Content-Length", "Content-Type", "ETag", "Content-Encoding"]) {
      expect(head.headers.get(name)).toBe(get.headers.get(name));
    }
  });

  it("has none on refusals and streams either", async () => {
    const endless = new ReadableStream({ pull: (to) => to.enqueue(new Uint8Array(1000)) });
    const { port } = await serve({ application: async () => new Response(endless) });
    expect((await send(port, "HEAD //x")).text).toBe("");
    expect((await send(port, "HEAD /")).text).toBe("");
  });
});

describe("long and binary bodies", () => {
  it("arrive whole, though they are not held in memory", async () => {
    const chunk = new Uint8Array(100_000).fill(97);
    const makeBody = () => {
      let left = 40;
      return new ReadableStream({
        pull: (to) => (left-- > 0 ? to.enqueue(chunk) : to.close()),
      });
    };
    for (const type of ["text/csv", "application/octet-stream"]) {
      const init = { headers: { "Content-Type": type } };
      const { port } = await serve({ application: async () => new Response(makeBody(), init) });
      const answer = await fetch(`http://localhost:${port}/`);
      expect((await answer.arrayBuffer()).byteLength).toBe(4_000_000);
      expect(answer.headers.has("Content-Encoding")).toBe(false);
    }
  });

  it("are cut, not completed, when they break half-way", async () => {
    let sent = 0;
    const body = new ReadableStream({
      pull: (to) => (sent++ < 3 ? to.enqueue(new Uint8Array(10)) : to.error(new Error("roto"))),
    });
    const { port, lines } = await serve({ application: async () => new Response(body) });
    await expect(fetch(`http://localhost:${port}/`).then((r) => r.text())).rejects.toThrow();
    expect(lines.filter(({ message }) => message === "request")).toHaveLength(1);
  });

  it("become the error page when they break before the first byte", async () => {
    const body = new ReadableStream({ pull: (to) => to.error(new Error("roto")) });
    const application = async () =>
      new Response(body, { headers: { "Content-Type": "text/html" } });
    const { port } = await serve({ application });
    const answer = await send(port, "GET /");
    expect([answer.status, answer.text.includes("roto")]).toEqual([500, false]);
  });
});

describe("headers of the application", () => {
  it("reach the client, each cookie in a line of its own", async () => {
    const headers = new Headers({ "Content-Type": "text/plain", "X-Otra": "sí" });
    headers.append("Set-Cookie", "a=1; Path=/");
    headers.append("Set-Cookie", "b=2; Expires=Thu, 01 Jan 2032 00:00:00 GMT");
    const { origin } = await serve({ application: async () => new Response("x", { headers }) });
    const answer = await fetch(origin);
    expect(answer.headers.getSetCookie()).toHaveLength(2);
    expect(answer.headers.get("X-Otra")).toBe("sí");
  });

  it("cannot keep a connection or name its framing", async () => {
    const headers = { "Transfer-Encoding": "gzip", Connection: "upgrade" };
    const { port } = await serve({ application: async () => html("x", { headers }) });
    const answer = await send(port, "GET /");
    expect(answer.headers.get("Transfer-Encoding")).toBeNull();
    expect(answer.headers.get("Connection")).toBe("close");
  });

  it("may redirect", async () => {
    const application = async () =>
      new Response(null, { status: 303, headers: { Location: "/auth" } });
    const { port } = await serve({ application });
    const answer = await send(port, "POST /", { "Sec-Fetch-Site": "same-origin" });
    expect([answer.status, answer.headers.get("Location"), answer.text]).toEqual([
      303,
      "/auth",
      "",
    ]);
  });
});

it("keeps a connection open between requests", async () => {
  const { port } = await serve();
  const get = `GET / HTTP/1.1\r\nHost: localhost:${port}\r\n`;
  const { text } = await readAnswer(open(port, `${get}\r\n${get}Connection: close\r\n\r\n`));
  expect(text.match(/<p>hola<\/p>/g)).toHaveLength(2);
});
