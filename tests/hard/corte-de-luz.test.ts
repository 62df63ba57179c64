import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import path from "node:path";
import SQLite from "better-sqlite3";
import { expect, it } from "vitest";
import { makeFolder } from "../support/folder";
import { makePowerCut } from "../support/power-cut";
import { SESSION_SECRET } from "../support/shared-secret";
import { type Site, startSite } from "../support/site";
import { newMensaje, send } from "../support/writers";

const CUTS = 15 * Number(process.env.HARD_SCALE ?? 1);
const CLIENTS = 6;
/** Writes between two cuts; the log is folded in after every few dozen. */
const WRITES = 12;

const folder = makeFolder();
const data = path.join(folder, "data");
/** Keeps each file as it was at its last fsync, which is all that a disk promises. */
const durable = path.join(folder, "durable");

const start = (env: Record<string, string> = {}) =>
  startSite({
    env: {
      ...{ DATA_DIR: data, SESSION_SECRET, TRUSTED_PROXY_HOPS: "1" },
      ...{ DEMO: "0", LOG_LEVEL: "error", ...env },
    },
  });

/** Does the work while all threads of the server are stopped, so that it sees one moment. */
function whileStopped(site: Site, work: () => void): void {
  const { pid = 0 } = site.process;
  process.kill(pid, "SIGSTOP");
  const tasks = `/proc/${pid}/task`;
  const isStopped = (task: string) =>
    /^State:\s+T/m.test(readFileSync(`${tasks}/${task}/status`, "utf8"));
  while (!readdirSync(tasks).every(isStopped));
  work();
  process.kill(pid, "SIGCONT");
}

const MIXTURES = [durable, data].flatMap((database) =>
  [durable, data].map((log) => ({ database, log })),
);

/** Makes what a power cut may leave: of each file the synced state, or all that was written. */
function cut(name: string): string[] {
  return MIXTURES.map(({ database, log }, n) => {
    const left = path.join(folder, `${name}-${n}`);
    mkdirSync(left);
    copyFileSync(path.join(database, "site.db"), path.join(left, "site.db"));
    const wal = path.join(log, "site.db-wal");
    if (existsSync(wal)) copyFileSync(wal, path.join(left, "site.db-wal"));
    return left;
  });
}

function subjectsIn(left: string): string[] {
  const sql = new SQLite(path.join(left, "site.db"));
  expect(sql.pragma("integrity_check", { simple: true })).toBe("ok");
  expect(sql.pragma("foreign_key_check")).toEqual([]);
  const subjects = sql.prepare("select subject from mensajes").pluck().all() as string[];
  sql.close();
  return subjects;
}

it(`${CUTS} power cuts: what was acknowledged is on the disk, whatever else is`, async ({
  skip,
}) => {
  const powerCut = makePowerCut();
  if (typeof powerCut === "string") return skip(powerCut);
  await (await start()).stop();
  mkdirSync(durable);
  copyFileSync(path.join(data, "site.db"), path.join(durable, "site.db"));

  const site = await start({ ...powerCut, POWER_CUT_COPY: durable });
  const untouched = statSync(path.join(durable, "site.db")).ino;
  const acknowledged: string[] = [];
  let isOver = false;
  const clients = Array.from({ length: CLIENTS }, async (_, client) => {
    for (let n = 0; !isOver; n++) {
      const write = newMensaje(`${client}-${n}`);
      write.fields.message = "Un texto largo. ".repeat(300);
      expect(await send(site, write)).toBe(true);
      acknowledged.push(write.key);
    }
  });
  const ends = Promise.all(clients);
  for (let round = 1; round <= CUTS; round++) {
    await expect
      .poll(() => acknowledged.length, { timeout: 60_000, interval: 1 })
      .toBeGreaterThanOrEqual(round * WRITES);
    const promised = [...acknowledged];
    let left: string[] = [];
    whileStopped(site, () => {
      left = cut(`${round}`);
    });
    for (const [n, each] of left.entries()) {
      const found = subjectsIn(each);
      expect(new Set(found).size).toBe(found.length);
      expect(
        promised.filter((key) => !found.includes(key)),
        `cut ${round}, mixture ${n}`,
      ).toEqual([]);
      rmSync(each, { recursive: true });
    }
  }
  isOver = true;
  await ends;
  // A new file shows that the log was merged into it; some cuts fell around that moment.
  expect(statSync(path.join(durable, "site.db")).ino).not.toBe(untouched);
  await site.stop();
}, 300_000);
