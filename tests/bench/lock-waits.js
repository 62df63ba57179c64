import { fork } from "node:child_process";
import { once } from "node:events";
import { fsyncSync, openSync, rmSync, writeSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import SQLite from "better-sqlite3";

/** A process beside the site that measures how long others hold the lock and the disk takes. */

/** Short enough to meet every long wait, and long enough to cause no load. */
const EVERY_MS = 150;

/**
 * @typedef {{ lock: number, disk: number }} Waits the longest ones, in milliseconds
 *
 * @param {string} dataDir
 * @returns {{ stop(): Promise<Waits> }}
 */
export function watchWaits(dataDir) {
  const child = fork(import.meta.filename, [dataDir]);
  return {
    async stop() {
      const told = once(child, "message");
      child.send("stop");
      const [waits] = await told;
      child.disconnect();
      return waits;
    },
  };
}

if (process.argv[1] === import.meta.filename) {
  const dataDir = process.argv[2] ?? "";
  const sql = new SQLite(path.join(dataDir, "site.db"), { timeout: 5_000 });
  const begin = sql.prepare("begin immediate");
  const rollback = sql.prepare("rollback");
  const probe = path.join(dataDir, "disco.tmp");
  const file = openSync(probe, "w", 0o600);
  const waits = { lock: 0, disk: 0 };
  const timer = setInterval(() => {
    const start = performance.now();
    begin.run();
    waits.lock = Math.max(waits.lock, performance.now() - start);
    rollback.run();
    const before = performance.now();
    writeSync(file, Buffer.alloc(4_096, 1));
    fsyncSync(file);
    waits.disk = Math.max(waits.disk, performance.now() - before);
  }, EVERY_MS);
  process.once("message", () => {
    clearInterval(timer);
    process.send?.(waits);
    sql.close();
    rmSync(probe);
  });
}
