import { describe, expect, it } from "vitest";
import { html, makePages, OWN_FORM, open, readAnswer, send, serve } from "../support";
import { SITE } from "./verdict";

const HTTPS_HOST = { Host: new URL(SITE).host };

/** An application that answers with method, address and host of the request. */
const echo = async (request: Request) =>
  html(`${request.method} ${request.url} ${request.headers.get("Host")}`, {
    headers: { "Cache-Control": "no-cache" },
  });

describe("a request line with the whole address", () => {
  it.each([
    ["http://localhost:81/producto/x?y=1", "http://localhost:81/producto/x?y=1 localhost:81"],
    ["HTTP://LOCALHOST/contacto", "http://localhost/contacto localhost"],
    ["http://127.0.0.1", "http://127.0.0.1/ 127.0.0.1"],
    ["http://localhost?q=1", "http://localhost/?q=1 localhost"],
    ["http://[::1]:81/buscar", "http://[::1]:81/buscar [::1]:81"],
  ])("%s is that page of the host in it, whatever Host says", async (target, asked) => {
    const { port, lines } = await serve({ application: echo });
    const answer = await send(port, `GET ${target}`, { Host: "evil.test" });
    expect([answer.status, answer.text]).toEqual([200, `GET ${asked}`]);
    expect(lines.at(-1)?.route).toBe(new URL(target).pathname);
  });

  it.each([
    ["http://evil.test/", 421],
    ["http://localhost@evil.test/", 421],
    ["http://evil.test@localhost/", 421],
    ["http:///", 421],
    ["ftp://localhost/", 400],
    ["file:///etc/passwd", 400],
    ["http://localhost//evil.test", 404],
    ["http://localhost/../etc/passwd", 404],
    ["http://localhost/admin?_data=x", 400],
    ["http://localhost/producto/x.data", 404],
    [`http://localhost/?q=${"x".repeat(5000)}`, 414],
  ])("%.60s: %i", async (target, status) => {
    const { port } = await serve();
    expect((await send(port, `GET ${target}`)).status).toBe(status);
  });

  it("names the configured host, with or without its port", async () => {
    const { port } = await serve({ siteOrigin: SITE, application: echo });
    const statusOf = async (target: string) =>
      (await send(port, `GET ${target}`, HTTPS_HOST)).status;
    expect(await statusOf(`${SITE}/contacto`)).toBe(200);
    expect(await statusOf(`${SITE}:443/contacto`)).toBe(200);
    expect(await statusOf("https://localhost/contacto")).toBe(421);
    expect(await statusOf("https://localhost/healthz")).toBe(200);
  });

  it("has one Host header even so", async () => {
    const { port } = await serve();
    const ask = (hosts: string) =>
      readAnswer(open(port, `GET http://localhost/ HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`));
    expect((await ask("Host: a\r\n")).status).toBe(200);
    expect((await ask("")).status).toBe(400);
    expect((await ask("Host: localhost\r\nHost: localhost\r\n")).status).toBe(400);
  });

  it("may send a form only from pages of that host", async () => {
    const { port } = await serve({ application: echo });
    const post = async (headers: Record<string, string>) =>
      (await send(port, "POST http://localhost:81/contacto", headers)).status;
    const { "Sec-Fetch-Site": _, ...plain } = OWN_FORM;
    expect(await post(OWN_FORM)).toBe(200);
    expect(await post({ ...plain, Origin: "http://localhost:81" })).toBe(200);
    expect(await post({ ...plain, Origin: "http://evil.test", Host: "evil.test" })).toBe(403);
  });

  it("is the same kept page", async () => {
    let drawn = 0;
    const { port } = await serve({
      pages: makePages(),
      application: (request) => {
        drawn += 1;
        return echo(request);
      },
    });
    const first = await send(port, "GET /");
    for (const host of [`localhost:${port}`, "evil.test"]) {
      const again = await send(port, `GET http://localhost:${port}/`, { Host: host });
      expect(again.text).toBe(first.text);
    }
    expect(drawn).toBe(1);
    expect((await send(port, "GET http://evil.test/")).status).toBe(421);
    expect((await send(port, "GET /")).text).toBe(first.text);
  });
});
