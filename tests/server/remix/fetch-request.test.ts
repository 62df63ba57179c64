import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { gateway, html, OWN_FORM, open, send, serve } from "../support";

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
