import { once } from "node:events";
import { cpSync, readdirSync, rmSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Browser, register } from "../support/browser";
import { damageTable } from "../support/damage-table";
import { makeFolder } from "../support/folder";
import { PUBLIC_SCREENS } from "../support/screens";
import { type Site, startSite } from "../support/site";

const THROWER = path.resolve("tests/fixtures/throw-on-signal.cjs");
const SPINNER = path.resolve("tests/fixtures/spin-on-search.cjs");

it("a fault that nobody catches: logged once, what runs is finished, exit 1", async () => {
  const site = await startSite({
    env: { NODE_OPTIONS: `--require=${THROWER}`, DEMO: "0", LOG_LEVEL: "error" },
  });
  const { host, port } = new URL(site.origin);
  const socket = net.connect(Number(port), "127.0.0.1");
  const body = "intent=anadir&id=x";
  socket.write(
    `POST /comparar HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${site.origin}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\nintent`,
  );
  const answer = text(socket);
  // This request is answered only after the bytes sent before it have arrived.
  await site.fetch("/healthz");
  const exit = once(site.process, "exit");
  site.process.kill("SIGUSR2");
  const fatal = () => site.log.filter((line) => line.includes('"level":"fatal"'));
  await expect.poll(() => fatal().length).toBe(1);
  socket.write(body.slice("intent".length));
  expect(await answer).toMatch(/^HTTP\/1\.1 [34]\d\d /);
  expect((await exit)[0]).toBe(1);
  expect(fatal()).toHaveLength(1);
  expect(fatal()[0]).toContain("planted fault");
  await site.stop();
});

it("an event loop that no longer turns: the log says what was asked for, and the process is ended", async () => {
  const site = await startSite({
    env: { NODE_OPTIONS: `--require=${SPINNER}`, DEMO: "0", LOG_LEVEL: "error" },
  });
  const exit = once(site.process, "exit");
  const answer = site.fetch("/buscar?q=nunca+acaba").catch(() => "cut");
  expect(await exit).toEqual([null, "SIGKILL"]);
  expect(await answer).toBe("cut");
  await expect.poll(() => site.log.join("\n")).toContain("event loop stuck");
  expect(site.log.find((line) => line.includes("event loop stuck"))).toContain(
    '"requests":["GET /buscar"]',
  );
  await site.stop();
});

it("pictures that are gone: every page is whole, their addresses answer 404 for a minute", async () => {
  const site = await startSite({ env: { LOG_LEVEL: "error" } });
  const media = path.join(site.dataDir, "media");
  const gone = readdirSync(media).filter((_, n) => n % 10 === 0);
  for (const name of gone) rmSync(path.join(media, name));
  for (const screen of PUBLIC_SCREENS) {
    expect((await site.fetch(screen)).status, screen).toBeLessThan(500);
  }
  for (const name of gone.slice(0, 20)) {
    const { status, headers } = await site.fetch(`/media/${name}`);
    expect([status, headers.get("Cache-Control")]).toEqual([404, "public, max-age=60"]);
  }
  const home = await (await site.fetch("/")).text();
  const pictures = home.match(/<img[^>]*>/g) ?? [];
  expect(pictures.length).toBeGreaterThan(5);
  // Width and height keep a picture's space, so that nothing moves when it does not load.
  expect(pictures.filter((tag) => !/width="\d+"/.test(tag) || !/height="\d+"/.test(tag))).toEqual(
    [],
  );
  await site.stop();
});

it("a database that breaks while it is read: its pages fail softly, the others are served", async () => {
  const site = await startSite({ env: { LOG_LEVEL: "error" } });
  const sql = site.sql();
  damageTable(sql, "consejos");
  // A commit by another process makes the server read the damaged page again.
  sql.exec("update content_version set version = version + 1");

  const broken = await site.fetch("/consejos");
  expect(broken.status).toBeGreaterThanOrEqual(500);
  expect(await broken.text()).not.toMatch(/SQLITE|malformed|\n\s+at /);
  expect((await site.fetch("/categoria/paseo-viaje")).status).toBe(200);
  expect((await site.fetch("/contacto")).status).toBe(200);
  await expect.poll(() => site.log.some((line) => line.includes("SQLITE_CORRUPT"))).toBe(true);
  // The probe tells supervisors, and the log names the damaged table.
  await expect.poll(async () => (await site.fetch("/readyz")).status).toBe(503);
  expect((await site.fetch("/healthz")).status).toBe(200);
  const named = site.log.filter((line) => line.includes("database damaged"));
  expect(named).toEqual([expect.stringContaining('"consejos"')]);
  await site.stop();
});

describe("limits and jobs that are gone from the database", () => {
  const EMAIL = "ana@ejemplo.es";
  const TABLES = ["attempt_limits", "trabajos", "envios"];
  let site: Site;
  const drop = () => {
    const sql = site.sql();
    for (const table of TABLES) sql.exec(`drop table ${table}`);
    sql.close();
  };
  beforeEach(async () => {
    site = await startSite({ env: { LOG_LEVEL: "warn", TRUSTED_PROXY_HOPS: "1" } });
    await register(site, new Browser(site, "10.9.0.1"), EMAIL);
  });
  afterEach(() => site.stop());

  it("while it runs: pages are served, and nobody gets in", async () => {
    drop();
    for (const screen of ["/", "/consejos", "/categoria/paseo-viaje", "/contacto"]) {
      expect((await site.fetch(screen)).status, screen).toBe(200);
    }
    const browser = new Browser(site, "10.9.0.2");
    const refused = await browser.signIn(EMAIL);
    expect(refused.status).toBeGreaterThanOrEqual(500);
    expect(await refused.text()).not.toMatch(/SQLITE|no such table|\n\s+at /);
    expect([...browser.jar.keys()]).not.toContain("sesion");
  });

  it("while it stands still: they are made anew by the next start", async () => {
    const schema = () =>
      site.sql().prepare("select sql from sqlite_master where sql is not null order by sql").all();
    const whole = schema();
    const exit = once(site.process, "exit");
    site.process.kill("SIGTERM");
    await exit;
    drop();
    const { dataDir } = site;
    const kept = makeFolder();
    cpSync(dataDir, kept, { recursive: true });
    await site.stop();

    site = await startSite({ from: kept, env: { LOG_LEVEL: "warn", TRUSTED_PROXY_HOPS: "1" } });
    expect(schema()).toEqual(whole);
    expect(readdirSync(site.dataDir).filter((name) => name.includes("modelo"))).toEqual([]);
    // Lines of the log arrive a moment after the site's address.
    const told = () => site.log.filter((line) => line.includes("lost tables made anew"));
    await expect.poll(told).toEqual([expect.stringContaining(JSON.stringify(TABLES))]);
    const browser = new Browser(site, "10.9.0.2");
    expect((await browser.signIn(EMAIL)).headers.get("Location")).toBe("/admin");
  });
});
