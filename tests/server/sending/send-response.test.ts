import { describe, expect, it } from "vitest";
import { html, open, readAnswer, send, serve } from "../support";

const LONG = `<p>${"Cochecitos y sillas. ".repeat(200)}</p>`;

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
