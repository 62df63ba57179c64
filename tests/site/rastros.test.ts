import { beforeAll, expect, it } from "vitest";
import { fillAddress, fillAdmin } from "../support/admin-content";
import { Browser, register } from "../support/browser";
import { ADMIN_SCREENS, PUBLIC_SCREENS } from "../support/screens";
import { useSite } from "../support/use-site";

/** Tests that a fault is logged in full, while its page shows only the code to find it by. */

const EMAIL = "ana@ejemplo.es";
const INSIDE = /\n\s+at |node_modules|\/build\/server|\/app\/|SQLITE|SqliteError|no such table/;
/** Without these tables nearly all loaders fail, but not the guard before them. */
const BROKEN = ["productos", "consejos", "categorias", "media", "mensajes", "audit_log"];

const site = useSite({ env: { TRUSTED_PROXY_HOPS: "1", LOG_LEVEL: "error" } });
const ana = new Browser(site, "10.9.0.1");
let addresses: string[];
beforeAll(async () => {
  await register(site, ana, EMAIL);
  await ana.signIn(EMAIL);
  const ids = await fillAdmin(site, ana);
  const screens = ADMIN_SCREENS.map((screen) => fillAddress(screen, ids));
  const data = screens.map((address) => address.replace(/(?=\?|$)/, ".data"));
  addresses = [...screens, ...data, ...PUBLIC_SCREENS, "/feed.xml", "/sitemap.xml"];
  const sql = site.sql();
  for (const table of BROKEN) sql.exec(`alter table ${table} rename to ${table}_apartada`);
});

it("no page and no data of a page tells what is inside, whatever fails", async () => {
  const failed: string[] = [];
  for (const address of addresses) {
    const answer = await ana.get(address);
    const text = await answer.text();
    expect(text.match(INSIDE)?.[0], address).toBeUndefined();
    if (answer.status >= 500) failed.push(address);
  }
  expect(failed.length).toBeGreaterThan(20);
});

it("no answer to a form does either", async () => {
  for (const address of addresses.filter((each) => !each.includes(".data"))) {
    const answer = await ana.post(address, { intent: "guardar", id: "x" });
    expect((await answer.text()).match(INSIDE)?.[0], address).toBeUndefined();
  }
});

it("the log tells it, and has the code that the page shows", async () => {
  const pages = await Promise.all(addresses.map((address) => ana.text(address)));
  const ids = pages.flatMap((page) => /id="codigo">([0-9a-f]{16})</.exec(page)?.[1] ?? []);
  expect(ids.length).toBeGreaterThan(0);
  const isTold = (id: string) =>
    site.log.some((line) => line.includes(`"id":"${id}"`) && /"status":50[03]/.test(line));
  await expect.poll(() => ids.filter((id) => !isTold(id))).toEqual([]);
  expect(site.log.join("\n")).toContain("no such table");
});
