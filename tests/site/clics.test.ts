import { once } from "node:events";
import { beforeAll, expect, it } from "vitest";
import { startSite } from "../support/site";
import { useSite } from "../support/use-site";

const site = useSite({ env: { TRUSTED_PROXY_HOPS: "1", LOG_LEVEL: "error" } });
let ids: string[];

beforeAll(() => {
  ids = site
    .sql()
    .prepare("select id from productos where estado = 'published' limit 20")
    .pluck()
    .all() as string[];
});

/** Sends the ping that Chromium sends when a link with `ping` is followed. */
const ping = (target: string, address: string, headers: Record<string, string> = {}) =>
  site.fetch(target, {
    method: "POST",
    body: "PING",
    headers: {
      Origin: site.origin,
      "Sec-Fetch-Site": "same-origin",
      "Content-Type": "text/ping",
      "Ping-From": `${site.origin}/`,
      "Ping-To": "https://www.amazon.es/dp/B0DEMO0001",
      "X-Forwarded-For": address,
      "User-Agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/141.0",
      ...headers,
    },
  });
const total = () => site.sql().prepare("select coalesce(sum(clics), 0) from clics").pluck().get();
/** Waits for the total, because clicks are written once a second. */
const expectTotal = (count: number) => expect.poll(total).toBe(count);
let visitors = 0;
/** Adds one click that counts; once it is written, no earlier one can still be counted. */
async function expectNoMore(): Promise<void> {
  const target = `/clic?p=${ids[1]}&en=producto`;
  expect((await ping(target, `10.7.0.${visitors++}`)).status).toBe(204);
  await expectTotal(1);
}
const clear = () => site.sql().exec("delete from clics");

it("is what the buy links of the built pages ask for", async () => {
  const html = await (await site.fetch("/")).text();
  const [, target = ""] = /ping="([^"]+)"/.exec(html) ?? [];
  expect(target).toMatch(/^\/clic\?p=[\w-]+&amp;en=portada$/);
  expect((await ping(target.replace("&amp;", "&"), "10.3.9.1")).status).toBe(204);
  await expectTotal(1);
});

it("counts no robot, and nobody who works here, as with the views", async () => {
  clear();
  const target = `/clic?p=${ids[0]}&en=portada`;
  const others: Record<string, string>[] = [
    { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" },
    { "User-Agent": "curl/8.5.0" },
    { "User-Agent": "" },
    { Cookie: "sesion=nada" },
  ];
  for (const headers of others) {
    expect((await ping(target, "10.8.0.1", headers)).status).toBe(204);
  }
  await expectNoMore();
});

it("counts a thousand pings exactly, twenty at a time", async () => {
  clear();
  const asked = Array.from({ length: 1000 }, (_, index) => ({
    address: `10.4.${Math.floor(index / 200)}.${index % 50}`,
    target: `/clic?p=${ids[index % ids.length]}&en=producto`,
  }));
  for (let at = 0; at < asked.length; at += 20) {
    const some = asked.slice(at, at + 20).map(({ target, address }) => ping(target, address));
    const statuses = (await Promise.all(some)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([204]));
  }
  await expectTotal(1000);
});

it("keeps nothing of a person", () => {
  const columns = site.sql().prepare("select name from pragma_table_info('clics')").pluck().all();
  expect(columns).toEqual(["dia", "producto_id", "pagina", "clics"]);
  const text = JSON.stringify(site.sql().prepare("select * from clics").all());
  expect(text).not.toMatch(/10\.4\.|Mozilla|\d\d:\d\d/);
});

it("turns an address away that clicks on one product too often", async () => {
  clear();
  const target = `/clic?p=${ids[0]}&en=producto`;
  const asked = Array.from({ length: 8 }, () => ping(target, "10.5.0.1"));
  const statuses = (await Promise.all(asked)).map(({ status }) => status).sort();
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429, 429, 429]);
});

it.each([
  ["an unknown product", 404, "/clic?p=B0NADIE000&en=producto", {}],
  ["an unknown kind of page", 400, "/clic?p=B0DEMO0001&en=inventada", {}],
  ["another site", 403, "/clic?p=B0DEMO0001&en=producto", { Origin: "https://evil.test" }],
  [
    "another site, told by the browser",
    403,
    "/clic?p=B0DEMO0001&en=producto",
    { "Sec-Fetch-Site": "cross-site" },
  ],
  [
    "a body of another type",
    415,
    "/clic?p=B0DEMO0001&en=producto",
    { "Content-Type": "text/plain" },
  ],
])("refuses %s", async (_, status, target, headers) => {
  clear();
  expect((await ping(target, "10.6.0.1", headers)).status).toBe(status);
  await expectNoMore();
});

it("refuses drafts, long bodies, pings elsewhere and reading", async () => {
  clear();
  site
    .sql()
    .exec(`update productos set estado = 'draft', destacado_home = 0 where id = '${ids[0]}'`);
  expect((await ping(`/clic?p=${ids[0]}&en=producto`, "10.6.0.2")).status).toBe(404);
  const long = await site.fetch(`/clic?p=${ids[1]}&en=producto`, {
    method: "POST",
    body: "PING".repeat(50),
    headers: { Origin: site.origin, "Content-Type": "text/ping" },
  });
  expect(long.status).toBe(413);
  expect((await ping("/contacto", "10.6.0.3")).status).toBe(415);
  expect((await site.fetch(`/clic?p=${ids[1]}&en=producto`)).status).toBe(405);
  await expectNoMore();
});

it("writes what is in memory when it is told to end", async () => {
  const ending = await startSite({ env: { LOG_LEVEL: "error" } });
  const target = `/clic?p=${ids[1]}&en=producto`;
  const headers = {
    Origin: ending.origin,
    "Content-Type": "text/ping",
    "User-Agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/141.0",
  };
  const answer = await ending.fetch(target, { method: "POST", body: "PING", headers });
  expect(answer.status).toBe(204);
  const exit = once(ending.process, "exit");
  ending.process.kill("SIGTERM");
  expect((await exit)[0]).toBe(0);
  expect(ending.sql().prepare("select sum(clics) from clics").pluck().get()).toBe(1);
  await ending.stop();
});
