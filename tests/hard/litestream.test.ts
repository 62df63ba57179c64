import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, rmSync } from "node:fs";
import path from "node:path";
import SQLite from "better-sqlite3";
import { afterEach, expect, it } from "vitest";
import { checkLitestream, litestreamVersion } from "../../deploy/doctor/machine.js";
import { runSite } from "../support/command-line";
import { makeFolder } from "../support/folder";
import { fetchLitestream, type Litestream } from "../support/litestream";
import { SESSION_SECRET } from "../support/shared-secret";
import { type Site, startSite } from "../support/site";
import { newMensaje, send } from "../support/writers";

const ROUNDS = 2 * Number(process.env.HARD_SCALE ?? 1);
const CLIENTS = 4;
const EACH = 25;

const folder = makeFolder();
let litestream: Litestream | string = "not fetched";
let site: Site | undefined;
let sidecar: ChildProcess | undefined;
afterEach(async () => {
  sidecar?.kill("SIGKILL");
  await site?.stop();
});

const start = (DATA_DIR: string) =>
  startSite({
    env: { DATA_DIR, SESSION_SECRET, TRUSTED_PROXY_HOPS: "1", DEMO: "0", LOG_LEVEL: "error" },
  });

async function kill(child: ChildProcess): Promise<void> {
  const exit = once(child, "exit");
  child.kill("SIGKILL");
  await exit;
}

/** Reads the subjects of all messages, in their order, from a database that must be healthy. */
function subjects(file: string): string[] {
  const sql = new SQLite(file);
  try {
    expect(sql.pragma("integrity_check", { simple: true })).toBe("ok");
    expect(sql.pragma("foreign_key_check")).toEqual([]);
    return sql
      .prepare("select subject from mensajes order by created_at")
      .pluck()
      .all() as string[];
  } finally {
    sql.close();
  }
}

/** Expects the messages of each client to be its first ones, without a gap. */
function expectPrefixes(found: string[], prefix: string): void {
  for (let client = 0; client < CLIENTS; client++) {
    const numbers = found
      .filter((subject) => subject.startsWith(`${prefix}-${client}-`))
      .map((subject) => Number(subject.split("-").at(-1)));
    expect(numbers.sort((a, b) => a - b)).toEqual(numbers.map((_, n) => n));
  }
}

it(`Litestream beside the site, both killed ${ROUNDS} times: the replica and the site are whole`, async ({
  skip,
}) => {
  litestream = fetchLitestream();
  if (typeof litestream === "string") return skip(litestream);
  const { program, replicate, restore } = litestream;
  expect(checkLitestream(litestreamVersion(program) ?? "").level).toBe("aviso");
  const data = path.join(folder, "data");
  const file = path.join(data, "site.db");
  site = await start(data);
  const acknowledged: string[] = [];
  let restored = "";
  for (let round = 0; round < ROUNDS; round++) {
    const running = site;
    sidecar = replicate(file);
    const write = async (key: string) => {
      if (!(await send(running, newMensaje(key)))) throw new Error("refused");
      acknowledged.push(key);
    };
    await write(`testigo-${round}`);
    let tries = 0;
    await expect
      .poll(
        () => {
          restored = path.join(folder, `r${round}-${++tries}.db`);
          return restore(file, restored) && subjects(restored).includes(`testigo-${round}`);
        },
        { timeout: 30_000, interval: 200 },
      )
      .toBe(true);

    const clients = Array.from({ length: CLIENTS }, async (_, client) => {
      for (let n = 0; ; n++) await write(`r${round}-${client}-${n}`);
    });
    const ends = Promise.allSettled(clients);
    const goal = acknowledged.length + CLIENTS * EACH;
    await expect
      .poll(() => acknowledged.length, { timeout: 60_000, interval: 1 })
      .toBeGreaterThan(goal);
    await Promise.all([kill(running.process), kill(sidecar)]);
    await ends;

    restored = path.join(folder, `final-${round}.db`);
    expect(restore(file, restored)).toBe(true);
    const found = subjects(restored);
    expect(found).toContain(`testigo-${round}`);
    expectPrefixes(found, `r${round}`);
    site = await start(data);
    expect(subjects(file)).toEqual(expect.arrayContaining(acknowledged));
  }
  // Litestream leaves tables in the database, which backups, migrations and starts must accept.
  const backup = await runSite(data, ["backup"]);
  expect([backup.status, backup.stderr]).toEqual([0, ""]);
  await site.stop();

  const other = path.join(folder, "otra");
  const made = await start(other);
  await made.stop();
  for (const end of ["-wal", "-shm"]) rmSync(path.join(other, `site.db${end}`), { force: true });
  copyFileSync(restored, path.join(other, "site.db"));
  site = await start(other);
  expect((await site.fetch("/readyz")).status).toBe(200);
  expect(await send(site, newMensaje("después"))).toBe(true);
}, 300_000);
