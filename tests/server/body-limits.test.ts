import { describe, expect, it } from "vitest";
import { html, OWN_FORM, open, readAnswer, send, serve } from "./support";

const readForm = async (request: Request) =>
  html(JSON.stringify([...(await request.formData()).keys()]));

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

  it("of HTTP/1.0 are not invited, as that would be taken for the answer", async () => {
    const { port } = await serve({ application: readForm });
    const form = "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 3\r\n";
    const head = `POST /x HTTP/1.0\r\nHost: localhost:${port}\r\nSec-Fetch-Site: same-origin\r\n`;
    const answer = await readAnswer(open(port, `${head}${form}Expect: 100-continue\r\n\r\na=1`));
    expect([answer.status, answer.text]).toEqual([200, '["a"]']);
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
    ["Content-Encoding: gzip\r\nContent-Length: 3", 415],
    ["Content-Length: 70000", 413],
    ["Host: evil.test\r\nContent-Length: 3", 400],
  ])("are not hidden behind a thousand headers: %j", async (rest, status) => {
    const { port } = await serve({ application: readForm });
    const head = `POST /x HTTP/1.1\r\nHost: localhost:${port}\r\nSec-Fetch-Site: same-origin\r\n`;
    const form = "Content-Type: application/x-www-form-urlencoded\r\n";
    const bytes = `${head}${form}${"a:b\r\n".repeat(1_100)}${rest}\r\nConnection: close\r\n\r\na=1`;
    expect((await readAnswer(open(port, bytes))).status).toBe(status);
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

it("a body that does not come to its end in time ends with its connection, 408", async () => {
  const pace = { formMs: 1, aheadMs: 1, bytesPerMs: 8, perPerson: 4, inAll: 20 };
  const { port, lines } = await serve({ application: readForm, pace });
  const head = `POST /x HTTP/1.1\r\nHost: localhost:${port}\r\nSec-Fetch-Site: same-origin\r\n`;
  const form = "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 300\r\n\r\na=";
  const answer = await readAnswer(open(port, head + form));
  expect([answer.status, answer.headers.get("Connection")]).toEqual([408, "close"]);
  expect(answer.text).toContain("El envío no ha llegado entero");
  expect(lines.map(({ message, status }) => [message, status])).toEqual([["request", 408]]);
});
