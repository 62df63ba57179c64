import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { splitTarget } from "~/server/gate/target";
import { limitDrawings } from "~/server/remix/drawing-limit";
import { html, makePages, serve } from "../support";

const from = (remoteAddress: string, url = "/buscar") =>
  ({ url, socket: { remoteAddress }, headers: {} }) as unknown as IncomingMessage;

const SEARCH = { path: "/buscar", query: "" };

/** Counts how many of an address's next searches may be drawn. */
function countAllowed(
  limit: ReturnType<typeof limitDrawings>["secondsToWait"],
  address: string,
  asked = 70,
) {
  const answers = Array.from({ length: asked }, () => limit(from(address), SEARCH));
  return answers.filter((seconds) => seconds === undefined).length;
}

describe("the limit of drawn searches", () => {
  it("is 60 a minute for each address, and says how long to wait", () => {
    let now = 1_000;
    const { secondsToWait: limit } = limitDrawings(0, () => now);
    expect(countAllowed(limit, "203.0.113.7")).toBe(60);
    now += 20_000;
    expect(limit(from("203.0.113.7"), SEARCH)).toBe(40);
    expect(limit(from("203.0.113.8"), SEARCH)).toBeUndefined();
    now += 40_000;
    expect(countAllowed(limit, "203.0.113.7")).toBe(60);
  });

  it("is 120 suggestions a minute, counted by themselves", () => {
    const { secondsToWait: limit } = limitDrawings(0, () => 0);
    const suggestions = { path: "/buscar/sugerencias", query: "q=cu" };
    const answers = Array.from({ length: 130 }, () => limit(from("203.0.113.7"), suggestions));
    expect(answers.filter((seconds) => seconds === undefined)).toHaveLength(120);
    expect(countAllowed(limit, "203.0.113.7")).toBe(60);
  });

  it("takes an IPv6 network for one address", () => {
    const { secondsToWait: limit } = limitDrawings(0, () => 0);
    expect(countAllowed(limit, "2001:db8::1")).toBe(60);
    expect(limit(from("2001:db8::2"), SEARCH)).toBe(60);
  });

  it.each([
    ["127.0.0.1", "/buscar"],
    ["::ffff:127.0.0.1", "/buscar"],
    ["::1", "/buscar"],
    ["203.0.113.7", "/consejos"],
    ["203.0.113.7", "/consejos?pagina=2&q="],
    ["203.0.113.7", "/consejos/dormir?q=trona"],
  ])("leaves %s alone at %s", (address, url) => {
    const { secondsToWait: limit } = limitDrawings(0, () => 0);
    for (let n = 0; n < 100; n++)
      expect(limit(from(address, url), splitTarget(url))).toBeUndefined();
  });
});

describe("the limit of other pages that are drawn for one visitor", () => {
  const withCookie = (cookie: string, url: string, method = "GET") =>
    ({ ...from("203.0.113.7", url), method, headers: { cookie } }) as unknown as IncomingMessage;

  it.each([
    ["a query", from("203.0.113.7", "/categoria/paseo?pagina=3")],
    ["a list of compared products", withCookie("comparar=B0DEMO0001", "/categorias")],
    ["a session", withCookie("__Host-sesion=x", "/contacto")],
  ])("is 300 a minute for each address: %s", (_, req) => {
    let now = 0;
    const { secondsToWait: limit } = limitDrawings(0, () => now);
    for (let n = 0; n < 300; n++) expect(limit(req, splitTarget(req.url ?? ""))).toBeUndefined();
    expect(limit(req, splitTarget(req.url ?? ""))).toBe(60);
    expect(limit(from("203.0.113.8"), splitTarget("/categorias?x=1"))).toBeUndefined();
    now += 60_000;
    expect(limit(req, splitTarget(req.url ?? ""))).toBeUndefined();
  });

  it.each([
    ["a plain address, as a carrier's thousands ask for it", from("203.0.113.7", "/categorias")],
    ["a choice that pages are kept for", withCookie("ligero=1", "/categorias")],
    ["this machine", from("127.0.0.1", "/categoria/paseo?pagina=3")],
    ["the admin", withCookie("sesion=x", "/admin/productos?q=trona")],
  ])("does not count %s", (_, req) => {
    const { secondsToWait: limit } = limitDrawings(0, () => 0);
    for (let n = 0; n < 400; n++) expect(limit(req, splitTarget(req.url ?? ""))).toBeUndefined();
  });

  it("holds for pages behind a proxy, and leaves kept ones alone", async () => {
    const { origin } = await serve({
      trustedProxyHops: 1,
      pages: makePages(),
      application: async () => html("hola", { headers: { "Cache-Control": "no-cache" } }),
    });
    const headers = { "X-Forwarded-For": "203.0.113.7" };
    const ask = async (path: string) => (await fetch(origin + path, { headers })).status;
    for (let n = 1; n <= 300; n++) await ask(`/categoria/paseo?pagina=${n}`);
    expect(await ask("/categoria/paseo?pagina=301")).toBe(429);
    expect(await ask("/categoria/paseo?pagina=7")).toBe(200);
    expect(await ask("/categoria/paseo")).toBe(200);
    expect(await ask("/categorias?otra=cosa")).toBe(200);
  });
});

describe("the limit of pages that say that there is nothing", () => {
  /** Starts a site where only addresses that end in a vowel have a page. */
  async function start(withCache: boolean) {
    const drawn: string[] = [];
    const { origin } = await serve({
      trustedProxyHops: 1,
      pages: withCache ? makePages() : undefined,
      routes: { leadsNowhere: () => false, refusesForms: (path) => path !== "/contacto" },
      application: async ({ url }) => {
        drawn.push(url);
        const status = /[aeiou]$/.test(url) ? 200 : 404;
        return html("x", { status, headers: { "Cache-Control": "public, no-cache" } });
      },
    });
    const ask = async (path: string, init: RequestInit = {}, address = "203.0.113.7") => {
      const headers = { "X-Forwarded-For": address, ...init.headers };
      return (await fetch(origin + path, { ...init, headers })).status;
    };
    return { ask, drawn, origin };
  }

  it.each([
    ["with kept pages", true],
    ["without", false],
  ])("is 300 a minute for each address, %s", async (_, withCache) => {
    const { ask } = await start(withCache);
    expect(await ask("/producto/cuna")).toBe(200);
    for (let n = 0; n < 300; n++) expect(await ask(`/producto/x${n}`)).toBe(404);
    expect(await ask("/producto/x300")).toBe(429);
    expect(await ask("/producto/trona")).toBe(429);
    expect(await ask("/producto/cuna")).toBe(withCache ? 200 : 429);
    expect(await ask("/producto/x300", {}, "203.0.113.8")).toBe(404);
    expect(await ask("/admin/productos/x300")).toBe(404);
  });

  it("counts no page that is there", async () => {
    const { ask } = await start(true);
    for (let n = 0; n < 320; n++) expect(await ask(`/producto/x${n}a`)).toBe(200);
  });

  it("is not needed for forms that no route takes: nothing is drawn for them", async () => {
    const { ask, drawn, origin } = await start(true);
    const form = { method: "POST", headers: { Origin: origin } };
    expect(await ask("/producto/trona", form)).toBe(405);
    expect(drawn).toEqual([]);
    expect(await ask("/contacto", form)).toBe(200);
    expect(drawn).toEqual([`${origin}/contacto`]);
  });
});

describe("the limit of refused forms", () => {
  /** Starts a site that accepts the forms sent to one of its addresses. */
  async function start() {
    let drawn = 0;
    const { origin } = await serve({
      trustedProxyHops: 1,
      routes: { leadsNowhere: () => false, refusesForms: () => false },
      application: async ({ url }) => {
        if (url.endsWith("/comparar")) return new Response(null, { status: 303 });
        drawn += 1;
        return html("Revisa los campos", { status: url.endsWith("/auth") ? 200 : 422 });
      },
    });
    const send = async (path: string, address = "203.0.113.7") => {
      const headers = { "X-Forwarded-For": address, Origin: origin };
      return (await fetch(origin + path, { method: "POST", headers, redirect: "manual" })).status;
    };
    return { send, drawn: () => drawn };
  }
  const times = <T>(count: number, act: () => Promise<T>) =>
    Promise.all(Array.from({ length: count }, act));

  it.each(["/contacto", "/auth"])(
    "is 60 a minute for each address, also at once: %s",
    async (path) => {
      const { send, drawn } = await start();
      const answers = await times(70, () => send(path));
      expect(answers.filter((status) => status === 429)).toHaveLength(10);
      expect(drawn()).toBe(60);
      expect(await send("/comparar")).toBe(429);
      expect(await send(path, "203.0.113.8")).toBeLessThan(429);
      expect(await send("/admin/productos/nuevo")).toBe(422);
    },
  );

  it("counts no form that was taken", async () => {
    const { send } = await start();
    for (let n = 0; n < 7; n++)
      expect(new Set(await times(20, () => send("/comparar")))).toEqual(new Set([303]));
    expect(await send("/contacto")).toBe(422);
  });
});

describe("a site behind a proxy", () => {
  it.each([
    ["kept pages", makePages],
    ["none", () => undefined],
  ])("draws 60 searches a minute for a visitor: %s", async (_, makeCache) => {
    const { origin } = await serve({
      trustedProxyHops: 1,
      pages: makeCache(),
      application: async () => html("hola", { headers: { "Cache-Control": "no-cache" } }),
    });
    const ask = (target: string, address = "203.0.113.7") =>
      fetch(origin + target, { headers: { "X-Forwarded-For": address } });
    for (let n = 0; n < 60; n++) expect((await ask(`/buscar?q=a${n}`)).status).toBe(200);
    for (const spelling of [
      "/buscar?q=otra",
      "/BUSCAR?q=otra",
      "/buscar/?q=otra",
      "/consejos?q=otra",
      "/Consejos/?pagina=2&%71=otra",
    ]) {
      const refused = await ask(spelling);
      expect([refused.status, refused.headers.get("Cache-Control")]).toEqual([
        429,
        "no-store, no-cache",
      ]);
      expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
      expect(await refused.text()).toContain("Espera un minuto");
    }
    expect((await ask("/buscar?q=a0")).status).toBe(makeCache() ? 200 : 429);
    expect((await ask("/buscar?q=otra", "203.0.113.8")).status).toBe(200);
    expect((await ask("/categorias")).status).toBe(200);
    expect((await ask("/consejos?pagina=2")).status).toBe(200);
  });
});
