import { rmSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { makeFolder } from "../../support/folder";
import { html, OWN_FORM, send, serve } from "../support";

const SCRIPT = "export const hola = 1;";
const YEAR = "public, max-age=31536000, immutable";

const serveClient = () => {
  const clientFolder = makeFolder({
    "assets/main-abc.js": SCRIPT,
    "assets/main-abc.js.br": brotliCompressSync(SCRIPT),
    "assets/main-abc.js.gz": gzipSync(SCRIPT),
    "favicon.ico": "icono",
    "iconos.svg": "<svg/>",
  });
  return serve({ clientFolder, application: async () => html("Remix", { status: 404 }) });
};

describe("files of the client build", () => {
  it.each([
    ["br, gzip", "br"],
    ["gzip", "gzip"],
    ["identity", null],
    ["br;q=0, gzip", "gzip"],
    ["gzip;q=0", null],
    ["zebra", null],
    ["GZIP", "gzip"],
  ])("come compressed as accepted: %s", async (accepted, encoding) => {
    const { port } = await serveClient();
    const headers = { "Accept-Encoding": accepted };
    const answer = await send(port, "GET /assets/main-abc.js", headers);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Encoding")).toBe(encoding);
    expect(answer.headers.get("Vary")).toBe("Accept-Encoding");
    expect(answer.headers.get("Cache-Control")).toBe(YEAR);
    expect(answer.headers.get("Content-Type")).toContain("javascript");
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
  });

  it.each(["/favicon.ico", "/iconos.svg?v=1"])("%s is kept for an hour", async (target) => {
    const { port } = await serveClient();
    const { status, headers } = await send(port, `GET ${target}`);
    expect([status, headers.get("Cache-Control")]).toEqual([200, "public, max-age=3600"]);
  });

  it("the icon has a type", async () => {
    const { port } = await serveClient();
    const { headers } = await send(port, "GET /favicon.ico");
    expect(headers.get("Content-Type")).toBe("image/x-icon");
  });

  it("are not sent twice, nor in answer to HEAD", async () => {
    const { port } = await serveClient();
    const first = await send(port, "HEAD /favicon.ico");
    expect([first.status, first.text, first.headers.get("Content-Length")]).toEqual([200, "", "5"]);
    const etag = first.headers.get("ETag") ?? "";
    for (const held of [etag, `"x", ${etag}`, etag.slice(2), "*"]) {
      const again = await send(port, "GET /favicon.ico", { "If-None-Match": held });
      expect([again.status, again.text]).toEqual([304, ""]);
      for (const name of ["ETag", "Cache-Control", "Vary", "X-Content-Type-Options"]) {
        expect(again.headers.get(name), name).toBe(first.headers.get(name));
      }
      expect(again.headers.has("Content-Type")).toBe(false);
    }
    expect((await send(port, "GET /favicon.ico", { "If-None-Match": '"x"' })).status).toBe(200);
  });

  it.each(["bytes=0-1", "bytes=4-1", "bytes=-500", "bytes=9999-", "x"])(
    "ignore ranges: %s",
    async (range) => {
      const { port } = await serveClient();
      const answer = await send(port, "GET /favicon.ico", { Range: range });
      expect([answer.status, answer.text]).toEqual([200, "icono"]);
    },
  );

  it.each(["/", "/assets/", "/assets/nada.js", "/assets/main-abc"])(
    "leave %s to the application",
    async (target) => {
      const { port } = await serveClient();
      expect((await send(port, `GET ${target}`)).text).toBe("Remix");
    },
  );

  it("are not for POST", async () => {
    const { port } = await serveClient();
    expect((await send(port, "POST /favicon.ico", OWN_FORM)).text).toBe("Remix");
  });

  it("deleted under the running server are its 500, not its end", async () => {
    const clientFolder = makeFolder({ "assets/a.js": SCRIPT });
    const { port } = await serve({ clientFolder });
    rmSync(path.join(clientFolder, "assets/a.js"));
    await send(port, "GET /assets/a.js");
    expect((await send(port, "GET /")).status).toBe(200);
  });
});
