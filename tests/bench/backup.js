import { execFile, execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { watchWaits } from "./lock-waits.js";
import { startServer } from "./servers.js";
import { markdownTable, number } from "./table.js";
import { writeUntil } from "./writes.js";

/** Measures a backup of a large site while visitors write, and its restore. */

const PRODUCTS = 100_000;
const CONSEJOS = 30_000;
const PICTURE_BYTES = 100_000;
const WRITES_PER_SECOND = 50;
const QUIET_MS = 15_000;
const MIB = 1024 * 1024;

/** @param {string} dataDir @param {string[]} args */
const site = (dataDir, ...args) =>
  promisify(execFile)(process.execPath, ["build/server/cli.js", ...args], {
    env: { PATH: process.env.PATH, NODE_ENV: "production", DATA_DIR: dataDir },
  });

/** @template T @param {Promise<T>} work @returns {Promise<{ seconds: number, result: T }>} */
async function timed(work) {
  const start = performance.now();
  const result = await work;
  return { seconds: (performance.now() - start) / 1_000, result };
}

/** Fills a site with made-up rows, and with files named and sized like pictures. */
async function enlarge(/** @type {string} */ dataDir, /** @type {number} */ bytes) {
  await site(dataDir, "seed", "--products", String(PRODUCTS), "--consejos", String(CONSEJOS));
  const media = path.join(dataDir, "media");
  mkdirSync(media, { recursive: true, mode: 0o700 });
  const left = bytes - statSync(path.join(dataDir, "site.db")).size;
  for (let made = 0; made < left; made += PICTURE_BYTES) {
    const name = `${randomBytes(32).toString("hex")}-640.webp`;
    writeFileSync(path.join(media, name), randomBytes(PICTURE_BYTES), { mode: 0o600 });
  }
  // Empties the system's buffer, because the measured writers would wait for it.
  execFileSync("sync");
}

/**
 * @param {string} dataDir
 * @param {{ megabytes: number, say: (text: string) => void }} options
 * @returns {Promise<string>} Markdown tables
 */
export async function measureBackup(dataDir, { megabytes, say }) {
  say(`backup: making ${megabytes} MB`);
  await enlarge(dataDir, megabytes * 1e6);
  const server = await startServer("site behind a proxy", { dataDir });
  const running = { port: server.port, dataDir };
  /** @type {string[][]} */
  const rows = [];
  const writeDuring = async (/** @type {string} */ name, /** @type {Promise<unknown>} */ work) => {
    const beside = watchWaits(dataDir);
    const { count, refused, ...times } = await writeUntil(running, WRITES_PER_SECOND, work);
    const { p50, p99, longest } = times;
    const { lock, disk } = await beside.stop();
    const cells = [p50, p99, longest, lock, disk].map((each) => number(each, 1));
    rows.push([name, number(count), number(refused), ...cells]);
  };
  let backup;
  try {
    say("backup: writing");
    await writeUntil(running, WRITES_PER_SECOND, wait(2_000));
    await writeDuring("alone", wait(QUIET_MS));
    const copying = timed(site(dataDir, "backup"));
    await writeDuring("during a copy", copying);
    backup = await copying;
  } finally {
    await server.stop();
  }
  const archive = /comprobada: (.*)$/m.exec(backup.result.stdout)?.[1] ?? "";
  say("backup: verifying and restoring");
  const verify = await timed(site(dataDir, "verify-backup", archive));
  const restore = await timed(site(dataDir, "restore", archive));
  const database = statSync(path.join(dataDir, "site.db")).size;
  return [
    markdownTable(
      [
        "50 writes a second",
        "writes",
        "refused",
        "p50 ms",
        "p99 ms",
        "longest ms",
        "lock, longest ms",
        "bare fsync, longest ms",
      ],
      rows,
    ),
    markdownTable(
      ["copy MiB", "of it database MiB", "copy s", "verify s", "restore s"],
      [
        [
          ...[statSync(archive).size, database].map((bytes) => number(bytes / MIB)),
          ...[backup, verify, restore].map(({ seconds }) => number(seconds, 1)),
        ],
      ],
    ),
  ].join("\n\n");
}
