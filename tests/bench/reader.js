import { statSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import SQLite from "better-sqlite3";
import { startServer } from "./servers.js";
import { markdownTable, number } from "./table.js";
import { writeUntil } from "./writes.js";

/** Measures the write-ahead log while a reader of an old state makes it grow, and afterwards. */

const WRITES_PER_SECOND = 50;
const LOOK_MS = 200;
const PATIENCE_MS = 60_000;
const MIB = 1024 * 1024;

/**
 * @param {string} dataDir
 * @param {{ minutes: number, say: (text: string) => void }} options
 * @returns {Promise<string>} Markdown table
 */
export async function measureReader(dataDir, { minutes, say }) {
  const server = await startServer("site behind a proxy", { dataDir });
  const reader = new SQLite(path.join(dataDir, "site.db"), { readonly: true });
  const logBytes = () => statSync(path.join(dataDir, "site.db-wal")).size;
  async function hold() {
    reader.exec("begin; select count(*) from productos");
    await wait(minutes * 60_000);
    const grown = logBytes();
    reader.exec("commit");
    const released = performance.now();
    while (logBytes() >= Math.min(grown, 4 * MIB) && performance.now() - released < PATIENCE_MS) {
      await wait(LOOK_MS);
    }
    return { grown, seconds: (performance.now() - released) / 1_000, left: logBytes() };
  }
  try {
    say(`reader: ${minutes} minutes`);
    const holding = hold();
    const { count, refused, p99, longest } = await writeUntil(
      { port: server.port, dataDir },
      WRITES_PER_SECOND,
      holding,
    );
    const { grown, seconds, left } = await holding;
    return markdownTable(
      [
        ...["minutes held", "writes", "refused", "p99 ms", "longest ms"],
        ...["log MiB at the end", "short again after s", "log MiB then"],
      ],
      [
        [
          ...[number(minutes, 1), number(count), number(refused), number(p99, 1)],
          ...[longest, grown / MIB, seconds, left / MIB].map((each) => number(each, 1)),
        ],
      ],
    );
  } finally {
    reader.close();
    await server.stop();
  }
}
