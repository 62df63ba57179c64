import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { makeFolder } from "../../support/folder";
import { html, send, serve } from "../support";

const SHA = "0123456789abcdef";
const YEAR = "public, max-age=31536000, immutable";

describe("pictures", () => {
  const names = [
    `${SHA}-480.avif`,
    `${SHA.repeat(4)}-1280.webp`,
    `${SHA}-og.jpg`,
    `${SHA}-og-left-top.jpg`,
    `${SHA}-logo.webp`,
    `${SHA}-32.png`,
  ];
  const serveMedia = () => {
    const files = Object.fromEntries(names.map((name) => [name, `bytes of ${name}`]));
    const mediaFolder = makeFolder({ ...files, "secreto.db": "x", [`${SHA}-1.svg`]: "<svg/>" });
    return serve({ mediaFolder, application: async () => html("Remix") });
  };

  it.each(names)("%s is immutable and powerless", async (name) => {
    const { port } = await serveMedia();
    const answer = await send(port, `GET /media/${name}`);
    expect([answer.status, answer.text]).toEqual([200, `bytes of ${name}`]);
    expect(answer.headers.get("Content-Type")).toMatch(/^image\/(avif|webp|jpeg|png)$/);
    expect(answer.headers.get("Content-Length")).toBe(String(answer.body.length));
    expect(answer.headers.get("Cache-Control")).toBe(YEAR);
    expect(answer.headers.get("Content-Security-Policy")).toBe("sandbox; default-src 'none'");
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(answer.headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
    const etag = answer.headers.get("ETag") ?? "";
    expect((await send(port, `GET /media/${name}`, { "If-None-Match": etag })).status).toBe(304);
    expect((await send(port, `HEAD /media/${name}?x`)).text).toBe("");
  });

  it("of the owner's own are kept for an hour at the addresses that browsers ask by themselves", async () => {
    const mediaFolder = makeFolder({ [`${SHA}-32.png`]: "estrella propia" });
    const clientFolder = makeFolder({ "favicon.ico": "la de la casa" });
    let own: string | undefined = `/media/${SHA}-32.png`;
    const ownIcon = async (path: string) => (path === "/favicon.ico" ? own : undefined);
    const { port } = await serve({ mediaFolder, clientFolder, ownIcon });
    const answer = await send(port, "GET /favicon.ico?v=1");
    expect([answer.status, answer.text]).toEqual([200, "estrella propia"]);
    expect(answer.headers.get("Content-Type")).toBe("image/png");
    expect(answer.headers.get("Cache-Control")).toBe("public, max-age=3600");
    own = undefined;
    expect((await send(port, "GET /favicon.ico")).text).toBe("la de la casa");
  });

  it.each([
    `${SHA}-999.avif`,
    "",
    "secreto.db",
    `${SHA}-1.svg`,
    `${SHA}-480.avif.tmp`,
    `${SHA.toUpperCase()}-480.avif`,
    "..%2fsite.db",
    "a/b",
    `${SHA}-og.png`,
  ])("%j: 404 for a minute", async (name) => {
    const { port } = await serveMedia();
    const answer = await send(port, `GET /media/${name}`);
    expect(answer.status).toBe(404);
    expect(answer.text).toContain(
      '<h1>Página no encontrada</h1>\n<p><span lang="en">Oops! Page not found</span>',
    );
    const isLed = name.includes("..");
    expect(answer.headers.get("Cache-Control")).toBe(
      isLed ? "no-store, no-cache" : "public, max-age=60",
    );
  });

  it.each([
    ["opened", "ELOOP", (file: string) => symlinkSync(file, file)],
    ["read", "EISDIR", (file: string) => mkdirSync(file)],
  ])("that cannot be %s are a fault that is logged and may pass", async (_, code, spoil) => {
    const mediaFolder = makeFolder();
    spoil(path.join(mediaFolder, `${SHA}-1.webp`));
    const { port, lines } = await serve({ mediaFolder });
    const answer = await send(port, `GET /media/${SHA}-1.webp`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get("Retry-After")).toBe("30");
    expect(answer.headers.get("Cache-Control")).toBe("no-store, no-cache");
    expect(answer.text).toContain("Inténtalo de nuevo en unos minutos.");
    const [fault] = lines;
    expect(fault).toMatchObject({ message: "picture not read", err: { code } });
    expect(answer.text).toContain(String(fault?.id));
  });

  it("appear without a restart", async () => {
    const mediaFolder = makeFolder();
    const { port } = await serve({ mediaFolder });
    expect((await send(port, `GET /media/${SHA}-1.webp`)).status).toBe(404);
    writeFileSync(path.join(mediaFolder, `${SHA}-1.webp`), "");
    expect((await send(port, `GET /media/${SHA}-1.webp`)).text).toBe("");
    writeFileSync(path.join(mediaFolder, `${SHA}-1.webp`), "nueva");
    expect((await send(port, `GET /media/${SHA}-1.webp`)).text).toBe("nueva");
  });
});
