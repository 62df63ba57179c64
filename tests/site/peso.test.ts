import { afterAll, beforeAll, expect, it } from "vitest";
import { openKept, toRequest } from "../support/keep-alive.js";
import { type Site, startSite } from "../support/site";

/** The first flight of ten packets holds 14,600 bytes. */
const LIMITS = {
  "/": 13_000,
  "/categoria/paseo-viaje": 14_000,
  "/categoria/carritos-sillas-paseo": 14_000,
  "/producto/carrito-tilavia-ronda-3-en-1": 14_000,
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
