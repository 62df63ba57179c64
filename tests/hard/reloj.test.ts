import { once } from "node:events";
import { afterEach, expect, it } from "vitest";
import { makeSeal } from "~/http/forms/form-seal.server";
import { appCodeAt } from "../support/app-code";
import { Browser, enrol, register } from "../support/browser";
import { fakeClock, NO_CLOCK } from "../support/fake-clock";
import { beginImport, importMore, progressOf } from "../support/importing-site";
import { SESSION_SECRET } from "../support/shared-secret";
import { type Site, startSite } from "../support/site";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const STEP = 30 * SECOND;
const ROWS = 10_000;

const clock = fakeClock();

let site: Site;
afterEach(async () => {
  await site?.stop();
  clock.shift(0);
});

const start = (level: "warn" | "error", from?: string) =>
  startSite({
    from,
    env: {
      ...clock.env,
      SESSION_SECRET,
      TRUSTED_PROXY_HOPS: "1",
      DEMO: "0",
      LOG_LEVEL: level,
    },
  });

async function write(hours: number, address: string): Promise<number> {
  const fields = { name: "Ana", email: "ana@ejemplo.es", subject: "Hola", message: "Hola" };
  const idem = makeSeal(new Date(Date.now() + hours * HOUR - 5_000));
  const headers = { "X-Forwarded-For": address };
  return (await site.post("/contacto", { ...fields, idem }, headers)).status;
}

it("a clock that jumps locks nobody out for longer than a limit lasts, and breaks no page", async ({
  skip,
}) => {
  if (NO_CLOCK) skip(NO_CLOCK);
  site = await start("error");
  for (let n = 0; n < 5; n++) expect(await write(0, "203.0.113.7")).toBe(303);
  expect(await write(0, "203.0.113.7")).toBe(429);

  clock.shift(-1);
  expect(await write(-1, "203.0.113.8")).toBe(303);
  // An attempt dated in the future, by the clock before, does not count for the limit.
  expect(await write(-1, "203.0.113.7")).toBe(303);
  expect((await site.fetch("/")).status).toBe(200);
  expect((await site.fetch("/readyz")).status).toBe(200);

  clock.shift(1.1);
  expect(await write(1.1, "203.0.113.7")).toBe(303);

  // The server thinks the form two weeks old: it asks to send it again, and loses nothing.
  clock.shift(14 * 24);
  expect(await write(0, "203.0.113.9")).toBe(422);
  expect(await write(14 * 24, "203.0.113.9")).toBe(303);

  clock.shift(0);
  expect(await write(0, "203.0.113.10")).toBe(303);
  expect((await site.fetch("/")).status).toBe(200);
  expect(site.log.filter((line) => line.includes('"level":"error"'))).toEqual([]);
});

it("an import that died before the clock was put back goes on at once, and the next one too", async ({
  skip,
}) => {
  if (NO_CLOCK) skip(NO_CLOCK);
  clock.shift(24);
  const begun = await start("error");
  await beginImport(begun, ROWS);
  await expect.poll(() => progressOf(begun).done, { timeout: 120_000 }).toBeGreaterThan(0);
  const exit = once(begun.process, "exit");
  begun.process.kill("SIGKILL");
  await exit;
  clock.shift(0);
  site = await start("error", begun.dataDir);
  await begun.stop();
  expect(progressOf(site).done).toBeLessThan(ROWS);
  const ana = new Browser(site, "10.3.0.2");
  await ana.signIn("ana@ejemplo.es");
  await importMore(ana, 10, ROWS);
  const open = "select count(*) from importaciones where estado <> 'terminada'";
  await expect.poll(() => site.sql().prepare(open).pluck().get(), { timeout: 120_000 }).toBe(0);
  const all = "select sum(importados) from importaciones";
  expect(site.sql().prepare(all).pluck().get()).toBe(ROWS + 10);
}, 300_000);

it("what is planned is published once by two processes, after a restart and by a clock put back", async ({
  skip,
}) => {
  if (NO_CLOCK) skip(NO_CLOCK);
  const first = await startSite({ env: { ...clock.env, WORKERS: "2", LOG_LEVEL: "error" } });
  const hourOf = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
  const slugs = first
    .sql()
    .prepare("select slug from consejos where imagen <> '' limit 2")
    .pluck()
    .all();
  const plan = first
    .sql()
    .prepare("update consejos set estado = 'draft', programado_at = ? where slug = ?");
  for (const [index, slug] of slugs.entries()) plan.run(hourOf(index + 1), slug);
  const [soon, later] = slugs.map((slug) => `/consejos/${slug}`);
  const statusOf = async (of: Site, address = "") => (await of.fetch(address)).status;
  expect([await statusOf(first, soon), await statusOf(first, later)]).toEqual([404, 404]);
  clock.shift(1.1);
  await expect.poll(() => statusOf(first, soon)).toBe(200);
  expect(await (await first.fetch("/feed.xml")).text()).toContain(soon);
  clock.shift(0);
  const exit = once(first.process, "exit");
  first.process.kill("SIGKILL");
  await exit;
  clock.shift(2.1);
  const env = { ...clock.env, WORKERS: "2", LOG_LEVEL: "error" };
  site = await startSite({ from: first.dataDir, env });
  await first.stop();
  await expect.poll(() => statusOf(site, later)).toBe(200);
  const told = "select count(*) from audit_log where action = 'consejo.publicado'";
  expect(site.sql().prepare(told).pluck().get()).toBe(2);
  const versions = "select version - 1 from consejos where slug in (?, ?)";
  expect(site.sql().prepare(versions).pluck().all(slugs)).toEqual([1, 1]);
  expect(site.log.filter((line) => line.includes('"level":"error"'))).toEqual([]);
});

const EMAIL = "ana@ejemplo.es";
let count = 0;
const newBrowser = () => new Browser(site, `10.9.${count >> 8}.${++count & 255}`);

/** Starts a site with one main admin and a second factor. @returns the factor's secret */
async function startWithFactor(): Promise<string> {
  site = await start("warn");
  const ana = newBrowser();
  await register(site, ana, EMAIL);
  await ana.signIn(EMAIL);
  return (await enrol(ana)).secret;
}

/** Signs in with password and code. @returns where the answer leads, or its status */
async function enter(browser: Browser, code: string): Promise<string | number> {
  expect((await browser.signIn(EMAIL)).headers.get("Location")).toBe("/auth");
  const entered = await browser.post("/auth", { intent: "verificar", code });
  return entered.headers.get("Location") ?? entered.status;
}

/** The start of a step some hours ahead, so that tests of this site share no code. */
const stepIn = (hours: number) => new Date(Math.ceil((Date.now() + hours * HOUR) / STEP) * STEP);
const later = (moment: Date, ms: number) => new Date(moment.getTime() + ms);

it("telephone and server may differ by 29 s and not by 61, at whichever second of a step", async ({
  skip,
}) => {
  if (NO_CLOCK) skip(NO_CLOCK);
  const secret = await startWithFactor();
  let hours = 1;
  for (const second of [0, 15, 29]) {
    for (const skew of [-90, -61, -29, -20, 0, 20, 29, 61, 90]) {
      const moment = later(stepIn(hours++), second * SECOND);
      clock.freeze(later(moment, skew * SECOND));
      const entered = await enter(newBrowser(), appCodeAt(secret, moment));
      expect([second, skew, entered]).toEqual([second, skew, Math.abs(skew) < 30 ? "/admin" : 401]);
    }
  }
});

it("a clock put back locks nobody out of the second factor, and makes no session last", async ({
  skip,
}) => {
  if (NO_CLOCK) skip(NO_CLOCK);
  const secret = await startWithFactor();
  const moment = stepIn(2);
  const location = async (browser: Browser, target: string) =>
    (await browser.get(target)).headers.get("Location");
  const warnings = () =>
    site.log.filter((line) => line.includes("last used step lies in the future"));
  const enterAt = (at: Date, browser = newBrowser()) => {
    clock.freeze(at);
    return enter(browser, appCodeAt(secret, at));
  };
  const old = newBrowser();
  expect(await enterAt(moment, old)).toBe("/admin");
  expect(await location(old, "/admin/mfa-setup")).toBeNull();

  const back = later(moment, -HOUR);
  expect(await enterAt(back)).toBe("/admin");
  await expect.poll(warnings).toHaveLength(1);
  // A used code is refused even after the clock was put back, and the next one is accepted.
  expect(await enterAt(back)).toBe(401);
  expect(await enterAt(later(back, STEP))).toBe("/admin");
  expect(warnings()).toHaveLength(1);

  // The old session lives on, but a password typed in the future is no recent proof of identity.
  expect(await location(old, "/admin")).toBeNull();
  const begun = await old.post("/admin/mfa-setup", { intent: "iniciar" });
  expect(begun.headers.get("Location")).toContain("/auth/reautenticar");

  // A session in use ends a week after its start, even if the clock was put back meanwhile.
  const end = later(moment, 7 * DAY);
  for (let at = back; at < end; at = later(at, 11 * HOUR)) {
    clock.freeze(at);
    expect([at, await location(old, "/admin")]).toEqual([at, null]);
  }
  clock.freeze(later(end, -MINUTE));
  expect(await location(old, "/admin")).toBeNull();
  clock.freeze(end);
  expect(await location(old, "/admin")).toBe("/auth");

  // A session begun with a clock a year ahead ends when it is put right; a new one can begin.
  const ahead = newBrowser();
  expect(await enterAt(later(end, 365 * DAY), ahead)).toBe("/admin");
  expect(await location(ahead, "/admin")).toBeNull();
  clock.freeze(later(end, HOUR));
  expect(await location(ahead, "/admin")).toBe("/auth");
  expect(await enterAt(later(end, HOUR))).toBe("/admin");
  await expect.poll(warnings).toHaveLength(2);
});
