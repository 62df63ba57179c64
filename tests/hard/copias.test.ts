import { mkdtempSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import SQLite from "better-sqlite3";
import { afterEach, beforeEach, expect, it } from "vitest";
import { unpackChecked } from "~db/backup/check.server";
import { runSite } from "../support/command-line";
import { makeFolder } from "../support/folder";
import { SESSION_SECRET } from "../support/shared-secret";
import { type Site, startSite } from "../support/site";
import { newMensaje, send } from "../support/writers";

const SCALE = Number(process.env.HARD_SCALE ?? 1);
const COPIES = 5 * SCALE;
const CLIENTS = 5;
/** The pause of each client between writes, so that all together write fifty a second. */
const PAUSE_MS = 100;

const folder = makeFolder();

let site: Site;
beforeEach(async () => {
  site = await startSite({
    env: { SESSION_SECRET, TRUSTED_PROXY_HOPS: "1", DEMO: "0", LOG_LEVEL: "error" },
  });
});
afterEach(() => site.stop());

async function makeCopy(): Promise<string> {
  const { status, stdout, stderr } = await runSite(site.dataDir, ["backup"]);
  expect([status, stderr]).toEqual([0, ""]);
  return /comprobada: (.*)$/m.exec(stdout)?.[1] ?? "";
}

/** Counts each client's messages in an archive, which must be its first ones. */
async function readPrefixes(archive: string): Promise<number[]> {
  const unpacked = mkdtempSync(path.join(folder, "unpacked-"));
  await unpackChecked(archive, unpacked);
  const sql = new SQLite(path.join(unpacked, "site.db"));
  const subjects = sql.prepare("select subject from mensajes").pluck().all() as string[];
  sql.close();
  return Array.from({ length: CLIENTS }, (_, client) => {
    const numbers = subjects
      .filter((subject) => subject.startsWith(`${client}-`))
      .map((subject) => Number(subject.split("-")[1]))
      .sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, n) => n));
    return numbers.length;
  });
}

it(`${COPIES} copies under fifty writes a second: each is a prefix of what was acknowledged`, {
  timeout: 300_000 * SCALE,
}, async () => {
  const acknowledged = new Array<number>(CLIENTS).fill(0);
  const sent = new Array<number>(CLIENTS).fill(0);
  let isOver = false;
  const writeOn = async (client: number) => {
    for (let n = 0; !isOver; n++) {
      sent[client] = n + 1;
      expect(await send(site, newMensaje(`${client}-${n}`))).toBe(true);
      acknowledged[client] = n + 1;
      await wait(PAUSE_MS);
    }
  };
  const writers = acknowledged.map((_, client) => writeOn(client));
  for (let round = 0; round < COPIES; round++) {
    const before = [...acknowledged];
    const archive = await makeCopy();
    const after = [...sent];
    const prefixes = await readPrefixes(archive);
    for (const [client, prefix] of prefixes.entries()) {
      expect(prefix).toBeGreaterThanOrEqual(before[client] ?? 0);
      expect(prefix).toBeLessThanOrEqual(after[client] ?? 0);
    }
  }
  isOver = true;
  await Promise.all(writers);
});

it("a copy needs nothing that a writer holds", async () => {
  expect(await send(site, newMensaje("0-0"))).toBe(true);
  const writer = site.sql();
  writer.exec("begin immediate; delete from mensajes");
  const prefixes = await readPrefixes(await makeCopy());
  writer.exec("rollback");
  expect(prefixes[0]).toBe(1);
});
