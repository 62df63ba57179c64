import { afterAll, beforeAll, expect, it } from "vitest";
import { openKept, toRequest } from "../support/keep-alive.js";
import { type Site, startSite } from "../support/site";

/** The first flight of ten packets holds 14,600 bytes. */
const LIMITS = {
  "/": 13_000,
  "/categoria/paseo-viaje": 14_000,
  "/categoria/carritos-sillas-paseo": 14_000,
  "/producto/carrito-tilavia-ronda-3-en-1": 14_000,
  "/consejos/dormir-boca-arriba": 14_600,
};
const HEAD_LIMIT_BYTES = 1_800;

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { AMAZON_TAG: "mimbre-21" } });
});
afterAll(() => site.stop());

it.each(Object.entries(LIMITS))(
  "%s and its style leave in %i bytes when kept",
  async (path, limit) => {
    const connection = await openKept(Number(new URL(site.origin).port));
    const request = toRequest(path, {
      Host: new URL(site.origin).host,
      "Accept-Encoding": "gzip, deflate, br",
    });
    const ask = async () => (await connection.ask(request)).bytes;
    const first = await ask();
    await expect.poll(ask, { timeout: 15_000 }).toBeLessThan(first);
    expect(await ask()).toBeLessThanOrEqual(limit + HEAD_LIMIT_BYTES);
    const headers = { "Accept-Encoding": "br" };
    const answer = await site.fetch(path, { headers });
    expect(Number(answer.headers.get("Content-Length"))).toBeLessThanOrEqual(limit);
    connection.close();
    expect(await answer.text()).toContain("<style>");
  },
);

it("the script of a page leaves in 4,096 bytes, and the one for a search field in 1,536", async () => {
  const bytesOf = async (path: string) => {
    const answer = await site.fetch(path, { headers: { "Accept-Encoding": "br" } });
    return { text: await answer.text(), bytes: Number(answer.headers.get("Content-Length")) };
  };
  const home = await (await site.fetch("/")).text();
  const script = await bytesOf(/<script type="module" src="([^"]+)"/.exec(home)?.[1] ?? "");
  expect(script.bytes).toBeGreaterThan(1_000);
  expect(script.bytes).toBeLessThanOrEqual(4_096);
  const [, name = ""] = /import\("\.\/(suggestions-[^"]+)"\)/.exec(script.text) ?? [];
  const second = await bytesOf(`/assets/${name}`);
  expect(second.bytes).toBeGreaterThan(500);
  expect(second.bytes).toBeLessThanOrEqual(1_536);
});
