import { describe, expect, it } from "vitest";
import { html, send, serve } from "../support";

const LONG = `<p>${"Cochecitos y sillas. ".repeat(200)}</p>`;

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
