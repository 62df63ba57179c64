import { once } from "node:events";
import path from "node:path";
import SQLite from "better-sqlite3";
import { expect, it } from "vitest";
import { makeFolder } from "../support/folder";
import { SESSION_SECRET } from "../support/shared-secret";
import { type Site, startSite } from "../support/site";
import { newCuenta, newMensaje, send, type Write } from "../support/writers";

const SCALE = Number(process.env.HARD_SCALE ?? 1);
const KILLS = 5 * SCALE;
const CLIENTS = 6;

const folder = makeFolder();
const DATA_DIR = path.join(folder, "data");

const start = () =>
  startSite({
    env: { DATA_DIR, SESSION_SECRET, TRUSTED_PROXY_HOPS: "1", DEMO: "0", LOG_LEVEL: "error" },
  });

/** Writes that the site has confirmed, and writes without an answer, to be sent again. */
interface Journal {
  acknowledged: Write[];
  unknown: Write[];
}

/** Sends writes without a pause until the site is dead. */
async function writeUntilDeath(site: Site, client: string, journal: Journal): Promise<void> {
  for (let n = 0; ; n++) {
    // Every fifth write is an account, because hashing makes it take long.
    const key = `${client}-${n}`;
    const write = journal.unknown.pop() ?? (n % 5 === 4 ? newCuenta(key) : newMensaje(key));
    try {
      if (!(await send(site, write))) throw new Error("refused");
      journal.acknowledged.push(write);
    } catch {
      journal.unknown.push(write);
      return;
    }
  }
}

async function runAndKill(round: number, journal: Journal): Promise<void> {
  const site = await start();
  const until = journal.acknowledged.length + 3 + ((round * 37) % 60);
  const clients = Array.from({ length: CLIENTS }, (_, n) =>
    writeUntilDeath(site, `r${round}c${n}`, journal),
  );
  await expect
    .poll(() => journal.acknowledged.length, { timeout: 60_000, interval: 1 })
    .toBeGreaterThanOrEqual(until);
  const exit = once(site.process, "exit");
  site.process.kill("SIGKILL");
  await exit;
  await Promise.all(clients);
}

/** Counts how often each key is stored. */
function stored(sql: SQLite.Database): Map<string, number> {
  const keys = sql
    .prepare("select subject from mensajes union all select email from profiles")
    .pluck()
    .all() as string[];
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

it(`${KILLS} kills under mixed writes lose nothing and double nothing`, {
  timeout: 300_000 * SCALE,
}, async () => {
  const journal: Journal = { acknowledged: [], unknown: [] };
  for (let round = 0; round < KILLS; round++) {
    await runAndKill(round, journal);
    const sql = new SQLite(path.join(DATA_DIR, "site.db"));
    expect(sql.pragma("integrity_check", { simple: true })).toBe("ok");
    expect(sql.pragma("foreign_key_check")).toEqual([]);
    const counts = stored(sql);
    expect(journal.acknowledged.filter(({ key }) => !counts.has(key))).toEqual([]);
    sql.close();
  }
  // A client without an answer sends the same form again.
  const site = await start();
  for (const write of journal.unknown) expect(await send(site, write)).toBe(true);
  await site.stop();

  const sql = new SQLite(path.join(DATA_DIR, "site.db"));
  const counts = stored(sql);
  const all = [...journal.acknowledged, ...journal.unknown].map(({ key }) => key);
  expect([...counts.keys()].sort()).toEqual([...all].sort());
  expect([...counts].filter(([, times]) => times !== 1)).toEqual([]);
  const mails = sql.prepare("select count(*) from correos where id like 'contacto-%'").pluck();
  const mensajes = sql.prepare("select count(*) from mensajes").pluck();
  expect(mails.get()).toBe(mensajes.get());
  sql.close();
});
