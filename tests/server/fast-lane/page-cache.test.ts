import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { KeptPage } from "~/server/fast-lane/kept-page";
import { addressesOf } from "~/server/fast-lane/page-cache";
import type { Application } from "~/server/remix/application";
import { gateway, html, makePages, open, send, serve } from "../support";

const PUBLIC = { "Cache-Control": "public, no-cache", Vary: "Cookie, Save-Data" };
const LONG = "Cochecitos y sillas. ".repeat(100);

/** Starts a server with a cache, whose application counts the pages that it draws. */
async function serveCached(draw: (request: Request, n: number) => Response | Promise<Response>) {
  const state = { version: "1", doPricesExpire: false, drawn: [] as string[] };
  const application: Application = async (request) => {
    state.drawn.push(new URL(request.url).pathname + new URL(request.url).search);
    return draw(request, state.drawn.length);
  };
  const pages = makePages({
    maxBytes: 1_000_000,
    version: () => state.version,
    doPricesExpire: async () => state.doPricesExpire,
  });
  return { ...(await serve({ application, pages })), state };
}

const page = (text: string, headers: HeadersInit = {}) =>
  html(`<p>${text}</p>${LONG}`, { headers: { ...PUBLIC, ...headers } });

describe("page cache", () => {
  it("draws a page once, even when a request adds an unknown parameter", async () => {
    const { port, state } = await serveCached((_, n) => page(`${n}`));
    const first = await send(port, "GET /");
    const again = await send(port, "GET /?utm_x=<script>");
    expect(again.text).toBe(first.text);
    expect([...again.headers].filter(([name]) => name !== "date")).toEqual(
      [...first.headers].filter(([name]) => name !== "date"),
    );
    expect(state.drawn).toEqual(["/"]);
  });

  it("keeps a page for its minute alone where prices expire", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-07-01T10:00:30Z") });
    onTestFinished(() => void vi.useRealTimers());
    const { port, state } = await serveCached((_, n) => page(`${n}`));
    const askAt = async (time: string) => {
      vi.setSystemTime(new Date(time));
      return (await send(port, "GET /")).text;
    };
    await askAt("2026-07-01T10:00:30Z");
    expect(await askAt("2026-07-01T11:00:00Z")).toBe(await askAt("2026-07-01T10:00:30Z"));
    Object.assign(state, { version: "2", doPricesExpire: true });
    const drawn = await askAt("2026-07-01T10:00:30Z");
    expect(await askAt("2026-07-01T10:00:59Z")).toBe(drawn);
    expect(await askAt("2026-07-01T10:01:00Z")).not.toBe(drawn);
    expect(state.drawn).toHaveLength(3);
  });

  it("compresses a page that is asked for again once more, as well as can be", async () => {
    const text = Array.from({ length: 2_000 }, (_, n) => `<li>${(n * 7_919) % 1_009}</li>`).join(
      "",
    );
    const { port, state } = await serveCached(() => page(text));
    const ask = () => send(port, "GET /", { "Accept-Encoding": "br" });
    const first = await ask();
    expect((await ask()).body).toEqual(first.body);
    await expect.poll(async () => (await ask()).body.length).toBeLessThan(first.body.length);
    const best = await ask();
    expect(best.headers.get("ETag")).toBe(first.headers.get("ETag"));
    expect(best.headers.get("Content-Length")).toBe(String(best.body.length));
    expect(brotliDecompressSync(best.body)).toEqual(brotliDecompressSync(first.body));
    expect(best.body.length).toBe(brotliCompressSync(brotliDecompressSync(best.body)).length);
    expect(state.drawn).toEqual(["/"]);
  });

  describe("in the log", () => {
    /** Sends requests, for a page that is already kept, over one connection. */
    async function ask(...heads: string[]) {
      const { port, lines } = await serveCached((_, n) => page(`${n}`));
      await send(port, "GET /");
      lines.length = 0;
      const end = heads.pop();
      const requests = [...heads, `${end}\r\nConnection: close`];
      const bytes = requests.map((each) => `${each}\r\nHost: localhost\r\n\r\n`).join("");
      const socket = open(port, bytes);
      await once(socket.resume(), "close");
      return { received: socket.bytesRead, lines };
    }

    it.each([
      ["GET / HTTP/1.1", 200],
      ["HEAD / HTTP/1.1", 200],
      ["GET / HTTP/1.1\r\nIf-None-Match: *", 304],
    ])("has one line, with all that was sent: %j", async (head, status) => {
      const { received, lines } = await ask(head);
      expect(lines).toEqual([
        expect.objectContaining({ message: "request", status, bytes: received }),
      ]);
    });

    it("has one for each of several that were asked at once", async () => {
      const { lines } = await ask("GET / HTTP/1.1", "HEAD / HTTP/1.1", "GET / HTTP/1.1");
      expect(lines.map(({ method, status }) => [method, status])).toEqual([
        ["GET", 200],
        ["HEAD", 200],
        ["GET", 200],
      ]);
    });
  });

  it("keeps a page without a query, however many invented queries are asked for", async () => {
    const { port, state } = await serveCached((_, n) => page(`${n}`));
    await send(port, "GET /");
    for (let n = 0; n < 250; n++) await send(port, `GET /buscar?q=${n}`);
    await send(port, "GET /buscar?q=0");
    await send(port, "GET /");
    const drawn = (target: string) => state.drawn.filter((each) => each === target).length;
    expect([drawn("/"), drawn("/buscar?q=0")]).toEqual([1, 2]);
  });

  it("sends the same page in every encoding, under one weak tag", async () => {
    const { port, state } = await serveCached((_, n) => page(`${n}`));
    const ask = (encoding: string) => send(port, "GET /", { "Accept-Encoding": encoding });
    const answers = [await ask("br"), await ask("gzip"), await ask("identity"), await ask("br")];
    const [br, gzip, plain, brAgain] = answers;
    expect(brotliDecompressSync(br?.body ?? "").toString()).toBe(plain?.text);
    expect(gunzipSync(gzip?.body ?? "").toString()).toBe(plain?.text);
    expect(brAgain?.body).toEqual(br?.body);
    for (const { headers, body } of answers) {
      expect(headers.get("Content-Length")).toBe(String(body.length));
      expect(headers.get("Vary")).toBe("Cookie, Save-Data, Accept-Encoding");
      expect(headers.get("ETag")).toMatch(/^W\/"/);
      expect(headers.get("ETag")).toBe(plain?.headers.get("ETag"));
    }
    expect(state.drawn).toHaveLength(1);
  });

  it("answers HEAD and conditional requests from it", async () => {
    const { port, state } = await serveCached((_, n) => page(`${n}`));
    const full = await send(port, "GET /");
    const head = await send(port, "HEAD /");
    expect([head.status, head.text]).toEqual([200, ""]);
    expect(head.headers.get("Content-Length")).toBe(full.headers.get("Content-Length"));
    const tag = full.headers.get("ETag") ?? "";
    for (const header of [tag, tag.replace("W/", ""), `"x", ${tag}`, "*"]) {
      const unchanged = await send(port, "GET /", { "If-None-Match": header });
      expect([unchanged.status, unchanged.text]).toEqual([304, ""]);
      expect(unchanged.headers.get("ETag")).toBe(tag);
      expect(unchanged.headers.get("Cache-Control")).toBe("public, no-cache");
      expect(unchanged.headers.has("Content-Type")).toBe(false);
    }
    expect((await send(port, "GET /", { "If-None-Match": '"other"' })).status).toBe(200);
    expect(state.drawn).toHaveLength(1);
  });

  it("draws anew after a change, and keeps the tag of what came out the same", async () => {
    const { port, state } = await serveCached((request, n) =>
      page(request.url.endsWith("/") ? `${n}` : "same"),
    );
    const before = [await send(port, "GET /"), await send(port, "GET /categorias")];
    state.version = "2";
    const after = [await send(port, "GET /"), await send(port, "GET /categorias")];
    expect(after[0]?.text).not.toBe(before[0]?.text);
    expect(after[1]?.headers.get("ETag")).toBe(before[1]?.headers.get("ETag"));
    expect(state.drawn).toHaveLength(4);
    await send(port, "GET /");
    expect(state.drawn).toHaveLength(4);
  });

  it("lets the application see nothing of the client but the address and the variant", async () => {
    const seen: Request[] = [];
    const { port } = await serveCached((request) => {
      seen.push(request);
      return page("x");
    });
    await send(port, "GET /?x=1", {
      "X-Forwarded-Host": "evil.test",
      "Accept-Language": "en",
      Cookie: "_ga=1; ligero=1",
      Referer: "http://evil.test/",
    });
    expect(seen.map(({ url, headers }) => [url, [...headers]])).toEqual([
      [
        `http://localhost:${port}/`,
        [
          ["host", `localhost:${port}`],
          ["save-data", "on"],
        ],
      ],
    ]);
  });

  it("keeps variants and names of the site apart", async () => {
    const { port, state } = await serveCached((_, n) => page(`${n}`));
    const texts = [
      await send(port, "GET /"),
      await send(port, "GET /", { "Save-Data": "on" }),
      await send(port, "GET /", { Host: `127.0.0.1:${port}` }),
    ].map(({ text }) => text);
    expect(new Set(texts).size).toBe(3);
    expect(state.drawn).toHaveLength(3);
    expect((await send(port, "GET /", { Cookie: "ligero=1" })).text).toBe(texts[1]);
  });

  it.each([
    ["a cookie of its own", () => page("x", { "Set-Cookie": "a=b" })],
    ["no-store", () => page("x", { "Cache-Control": "no-store" })],
    ["no word about caching", () => html("x")],
    ["an unknown dependency", () => page("x", { Vary: "Accept-Language" })],
    ["a status of its own", () => html("x", { status: 404, headers: PUBLIC })],
    ["a fault", () => html("x", { status: 503, headers: PUBLIC })],
    ["a move", () => new Response(null, { status: 301, headers: { ...PUBLIC, Location: "/y" } })],
  ])("does not keep an answer with %s", async (_, draw) => {
    const { port, state } = await serveCached(draw);
    const first = await send(port, "GET /");
    const second = await send(port, "GET /");
    expect(second.status).toBe(first.status);
    expect(second.headers.get("Location")).toBe(first.headers.get("Location"));
    expect(state.drawn).toHaveLength(2);
  });

  it.each(["sesion=x", "comparar=x", "aviso=x"])("passes a visitor with %s by", async (cookie) => {
    const { port, state } = await serveCached((request) =>
      page(request.headers.get("Cookie") ?? "nobody"),
    );
    const own = await send(port, "GET /", { Cookie: cookie });
    expect(own.text).toContain(cookie);
    expect((await send(port, "GET /")).text).toContain("nobody");
    expect((await send(port, "GET /", { Cookie: cookie })).text).toContain(cookie);
    expect(state.drawn).toHaveLength(3);
  });

  it("draws once for many who ask at the same time, once for each variant", async () => {
    const { open, passed } = gateway();
    const { port, state } = await serveCached(async (_, n) => {
      await passed;
      return page(`${n}`);
    });
    const asked = Array.from({ length: 8 }, () => send(port, "GET /"));
    const light = Array.from({ length: 4 }, () => send(port, "GET /", { "Save-Data": "on" }));
    await expect.poll(() => state.drawn.length).toBe(2);
    open();
    const texts = (await Promise.all(asked)).map(({ text }) => text);
    const lightTexts = (await Promise.all(light)).map(({ text }) => text);
    expect([new Set(texts).size, new Set(lightTexts).size]).toEqual([1, 1]);
    expect(texts[0]).not.toBe(lightTexts[0]);
    expect(state.drawn).toHaveLength(2);
  });

  it("does not hand a page begun before a change to those who ask after it", async () => {
    const { open, passed } = gateway();
    const { port, state } = await serveCached(async (_, n) => {
      if (n === 1) await passed;
      return page(`${n}`);
    });
    const early = send(port, "GET /");
    await expect.poll(() => state.drawn.length).toBe(1);
    state.version = "2";
    expect((await send(port, "GET /")).text).toContain("<p>2</p>");
    open();
    expect((await early).text).toContain("<p>1</p>");
    expect((await send(port, "GET /")).text).toContain("<p>2</p>");
  });

  it("answers everybody when drawing throws, and tries anew", async () => {
    const { port, state } = await serveCached((_, n) => {
      if (n === 1) throw new Error("roto");
      return page(`${n}`);
    });
    expect((await send(port, "GET /")).status).toBe(500);
    expect((await send(port, "GET /")).status).toBe(200);
    expect(state.drawn).toHaveLength(2);
  });

  it("holds the gate in front of kept pages", async () => {
    const { port } = await serveCached(() => page("x"));
    await send(port, "GET /");
    expect((await send(port, "GET /", { Host: "evil.test" })).status).toBe(421);
    expect((await send(port, "DELETE /")).status).toBe(405);
    expect((await send(port, "GET /?_data=root")).status).toBe(400);
    expect((await send(port, "GET /", { "Content-Length": "1" }, "x")).status).toBe(400);
    expect((await send(port, `GET / HTTP/1.1\r\nHost: localhost:${port}\r\nX: x`)).status).toBe(
      400,
    );
  });
});

describe("the room of the page cache", () => {
  /** Makes a cache with space for two pages of ten thousand random letters. */
  function start() {
    const cache = makePages({ maxBytes: 40_000 });
    const of = (target: string) => addressesOf("http://localhost", target).full;
    const make = async (target: string, letters = 10_000) => {
      const text = randomBytes(letters / 2).toString("hex");
      const made = await cache.make(of(target), async () => html(text, { headers: PUBLIC }));
      if (!(made instanceof KeptPage)) throw new Error("a page that is not kept");
      return made;
    };
    const kept = (...targets: string[]) => targets.filter((target) => cache.find(of(target)));
    const weigh = (target: string, made: KeptPage) => cache.weigh(of(target), made);
    return { make, kept, weigh };
  }

  it("goes to what was asked for last", async () => {
    const { make, kept } = start();
    await make("/a");
    await make("/b");
    kept("/a");
    await make("/c");
    expect(kept("/a", "/b", "/c")).toEqual(["/a", "/c"]);
  });

  it("counts a page anew that has come to hold one more encoding", async () => {
    const { make, kept, weigh } = start();
    await make("/a");
    const page = await make("/b");
    await page.make("identity");
    weigh("/b", page);
    expect(kept("/a", "/b")).toEqual(["/a", "/b"]);
    kept("/b");
    await page.make("gzip");
    weigh("/b", page);
    expect(kept("/a", "/b")).toEqual(["/b"]);
  });

  it("is not emptied for what is too large anyway", async () => {
    const { make, kept } = start();
    await make("/a");
    await make("/b", 30_000);
    expect(kept("/a", "/b")).toEqual(["/a"]);
  });
});
