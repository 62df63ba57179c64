import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { limitSearches } from "~/server/gate/search-limit";
import { pathOf } from "~/server/gate/target";
import { PageCache } from "~/server/pages/page-cache";
import { html, serve } from "../support";

const from = (remoteAddress: string, url = "/buscar") =>
  ({ url, socket: { remoteAddress }, headers: {} }) as unknown as IncomingMessage;

/** How many of the next searches of an address may be drawn. */
function countAllowed(limit: ReturnType<typeof limitSearches>, address: string, asked = 70) {
  const answers = Array.from({ length: asked }, () => limit(from(address), "/buscar"));
  return answers.filter((seconds) => seconds === undefined).length;
}

describe("the limit of drawn searches", () => {
  it("is 60 a minute for each address, and says how long to wait", () => {
    let now = 1_000;
    const limit = limitSearches(0, () => now);
    expect(countAllowed(limit, "203.0.113.7")).toBe(60);
    now += 20_000;
    expect(limit(from("203.0.113.7"), "/buscar")).toBe(40);
    expect(limit(from("203.0.113.8"), "/buscar")).toBeUndefined();
    now += 40_000;
    expect(countAllowed(limit, "203.0.113.7")).toBe(60);
  });

  it("takes an IPv6 network for one address", () => {
    const limit = limitSearches(0, () => 0);
    expect(countAllowed(limit, "2001:db8::1")).toBe(60);
    expect(limit(from("2001:db8::2"), "/buscar")).toBe(60);
  });

  it.each([
    ["127.0.0.1", "/buscar"],
    ["::ffff:127.0.0.1", "/buscar"],
    ["::1", "/buscar"],
    ["203.0.113.7", "/consejos"],
    ["203.0.113.7", "/consejos?pagina=2&q="],
    ["203.0.113.7", "/consejos/dormir?q=trona"],
  ])("leaves %s alone at %s", (address, url) => {
    const limit = limitSearches(0, () => 0);
    for (let n = 0; n < 100; n++) expect(limit(from(address, url), pathOf(url))).toBeUndefined();
  });
});

describe("a site behind a proxy", () => {
  const pages = () => new PageCache({ maxBytes: 1e6, isHttps: false, version: () => "1" });

  it.each([
    ["kept pages", pages],
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
      expect([refused.status, refused.headers.get("Cache-Control")]).toEqual([429, "no-store"]);
      expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
      expect(await refused.text()).toContain("Espera un minuto");
    }
    expect((await ask("/buscar?q=a0")).status).toBe(makeCache() ? 200 : 429);
    expect((await ask("/buscar?q=otra", "203.0.113.8")).status).toBe(200);
    expect((await ask("/categorias")).status).toBe(200);
    expect((await ask("/consejos?pagina=2")).status).toBe(200);
  });
});
