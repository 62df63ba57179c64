import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { html, send, serve } from "../support";

const LONG = `<p>${"Cochecitos y sillas. ".repeat(200)}</p>`;

describe("compression", () => {
  it.each([
    ["br, gzip", "br"],
    ["gzip, deflate, br;q=0.1", "br"],
    ["*", "br"],
    ["gzip", "gzip"],
    ["gzip, br;q=0", "gzip"],
    ["br;q=0, *", "gzip"],
    ["gzip;q=0, *", "br"],
    ["*;q=0", null],
    ["GZIP", "gzip"],
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
