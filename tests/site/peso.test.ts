import { afterAll, beforeAll, expect, it } from "vitest";
import { openKept, toRequest } from "../support/keep-alive.js";
import { type Site, startSite } from "../support/site";

/** The first flight of ten packets holds 14,600 bytes, and one more reaches the rest. */
const HOME_LIMIT_BYTES = 15_400;

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { AMAZON_TAG: "mimbre-21" } });
});
afterAll(() => site.stop());

it("the home page and its styles leave in few bytes, those of its headers included", async () => {
  const connection = await openKept(Number(new URL(site.origin).port));
  const request = toRequest("/", {
    Host: new URL(site.origin).host,
    "Accept-Encoding": "gzip, deflate, br",
  });
  const ask = async () => (await connection.ask(request)).bytes;
  const first = await ask();
  await expect.poll(ask, { timeout: 15_000 }).toBeLessThan(first);
  expect(await ask()).toBeLessThanOrEqual(HOME_LIMIT_BYTES);
  connection.close();
  const html = await (await site.fetch("/")).text();
  expect(html).toContain("<style>");
});
