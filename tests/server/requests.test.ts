import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { gateway, html, OWN_FORM, open, readAnswer, send, serve } from "./support";

const readForm = async (request: Request) =>
  html(JSON.stringify([...(await request.formData()).keys()]));

describe("what the application gets", () => {
  it("is built from Host and never from forwarded headers", async () => {
    const { port } = await serve({
      application: async ({ url, headers }) =>
        html([url, headers.get("Host"), headers.get("X-Forwarded-Host")].join(" ")),
    });
    const forwarded = { "X-Forwarded-Host": "evil.test", "X-Forwarded-Proto": "https" };
    const { text } = await send(port, "GET /a%20b?q=%31", forwarded);
    expect(text).toBe(`http://localhost:${port}/a%20b?q=%31 localhost:${port} `);
  });

  it("is built from the configured origin", async () => {
    const { port } = await serve({
      siteOrigin: "https://www.mimbre.test",
      application: async ({ url, headers }) => html(`${url} ${headers.get("Host")}`),
    });
    const { text } = await send(port, "GET /x", { Host: "WWW.mimbre.test:443" });
    expect(text).toBe("https://www.mimbre.test/x www.mimbre.test");
  });

  it("has an id and a fresh nonce", async () => {
    const seen: unknown[] = [];
    const { origin, lines } = await serve({
      application: async (_, context) => {
        seen.push(context);
        return html("");
      },
    });
    await fetch(origin);
    await fetch(origin);
    const [one, two] = seen as { requestId: string; nonce: string }[];
    expect(one?.nonce).toMatch(/^[\w+/]{22}==$/);
    expect(one?.nonce).not.toBe(two?.nonce);
    expect(lines[0]?.id).toBe(one?.requestId);
  });

  it.each([
    ["with a length", { ...OWN_FORM, "Content-Length": "7" }, "a=1&b=2"],
    [
      "in chunks",
      { ...OWN_FORM, "Transfer-Encoding": "chunked" },
      "3\r\na=1\r\n4\r\n&b=2\r\n0\r\n\r\n",
    ],
  ])("holds a form sent %s", async (_, headers, body) => {
    const { port } = await serve({ application: readForm });
    expect((await send(port, "POST /x", headers, body)).text).toBe('["a","b"]');
  });

  it("holds an empty form when no body came", async () => {
    const { port } = await serve({ application: readForm });
    const answer = await send(port, "POST /x", { "Sec-Fetch-Site": "same-origin" });
    expect([answer.status, answer.text]).toEqual([200, "[]"]);
  });

  it("aborts when the client goes away", async () => {
    const started = gateway();
    const aborted = gateway<unknown>();
    const { port, lines } = await serve({
      application: async ({ signal }) => {
        signal.addEventListener("abort", () => aborted.open(signal.aborted));
        started.open();
        await aborted.passed;
        throw signal.reason;
      },
    });
    const socket = open(port, `GET / HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`);
    await started.passed;
    socket.destroy();
    expect(await aborted.passed).toBe(true);
    expect(lines).toMatchObject([{ message: "request", status: 499 }]);
  });

  it("stops a body that nobody reads any more", async () => {
    const cancelled = gateway();
    const body = new ReadableStream({
      pull: (to) => to.enqueue(new Uint8Array(100_000)),
      cancel: () => cancelled.open(),
    });
    const { port } = await serve({ application: async () => new Response(body) });
    const socket = open(port, `GET / HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`);
    await once(socket, "data");
    socket.destroy();
    await cancelled.passed;
  });
});

describe("bodies past the limit", () => {
  it("are refused by their announced length, unread", async () => {
    let calls = 0;
    const { port } = await serve({
      application: async () => {
        calls += 1;
        return html("");
      },
    });
    const headers = { ...OWN_FORM, "Content-Length": "100000000", Connection: "keep-alive" };
    const answer = await send(port, "POST /contacto", headers);
    expect([answer.status, answer.headers.get("Connection"), calls]).toEqual([413, "close", 0]);
    expect(answer.text).toContain("El envío es demasiado grande");
  });

  it("are refused before 100-continue invites them", async () => {
    const { port } = await serve({ application: readForm });
    const expecting = { ...OWN_FORM, Expect: "100-continue" };
    const refused = await send(port, "POST /x", { ...expecting, "Content-Length": "99999999" });
    expect(refused.status).toBe(413);
    const invited = await send(port, "POST /x", { ...expecting, "Content-Length": "3" }, "a=1");
    expect([invited.status, invited.text.includes('["a"]')]).toEqual([100, true]);
  });

  it("still let the client read the answer after sending it all", async () => {
    const { origin } = await serve();
    const body = `a=${"x".repeat(5_000_000)}`;
    const answer = await fetch(`${origin}/contacto`, { method: "POST", headers: OWN_FORM, body });
    expect(answer.status).toBe(413);
    expect(await answer.text()).toContain("Referencia");
  });

  it.each([
    ["the action fails on it", readForm],
    ["the action swallows it", (request: Request) => readForm(request).catch(() => html("bien"))],
  ])("are counted in chunks, when %s", async (_, application) => {
    const { port, lines } = await serve({ application });
    const chunk = `10000\r\n${"x".repeat(65_536)}\r\n`;
    const headers = { ...OWN_FORM, "Transfer-Encoding": "chunked", Connection: "keep-alive" };
    const answer = await send(port, "POST /x", headers, `${chunk}${chunk}0\r\n\r\n`);
    expect([answer.status, lines.at(-1)?.status]).toEqual([413, 413]);
    expect(lines.filter(({ message }) => message !== "request")).toEqual([]);
  });

  it("may be larger where uploads arrive", async () => {
    const { port } = await serve({
      application: async (request) => html(String((await request.arrayBuffer()).byteLength)),
    });
    const chunk = `30000\r\n${"x".repeat(0x30000)}\r\n`;
    const headers = { ...OWN_FORM, "Transfer-Encoding": "chunked" };
    const answer = await send(port, "POST /admin/imagenes", headers, `${chunk}0\r\n\r\n`);
    expect(answer.text).toBe(String(0x30000));
  });

  it("end the connection when the action answers without reading", async () => {
    const { port } = await serve({ application: async () => new Response(null, { status: 303 }) });
    const headers = { ...OWN_FORM, "Content-Length": "60000", Connection: "keep-alive" };
    const answer = await send(port, "POST /admin/imagenes", headers, "x");
    expect([answer.status, answer.headers.get("Connection")]).toEqual([303, "close"]);
  });

  it.each([
    ["bytes after the announced length", "Content-Length: 3\r\n\r\na=1&b=2"],
    ["two ways of framing", "Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"],
    ["a broken chunk", "Transfer-Encoding: chunked\r\n\r\nzz\r\n"],
  ])("with %s: 400", async (_, rest) => {
    const { port } = await serve({ application: readForm });
    const head = `POST /x HTTP/1.1\r\nHost: localhost:${port}\r\nSec-Fetch-Site: same-origin\r\n`;
    const form = "Content-Type: application/x-www-form-urlencoded\r\n";
    expect((await readAnswer(open(port, head + form + rest))).status).toBe(400);
  });
});
