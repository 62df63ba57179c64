import { get } from "node:http";
import path from "node:path";
import SQLite from "better-sqlite3";
import { putUnderLoad } from "./load.js";
import { startServer } from "./servers.js";
import { markdownTable, median, number } from "./table.js";

/** Measures saves of another process while visitors read, and if each shows at once. */

const CONNECTIONS = 8;
const SAVE_EVERY_MS = 1_000;
const ID = "B0DEMO0001";

/**
 * @param {string} dataDir
 * @param {{ rounds: number, seconds: number, saves: number, say: (text: string) => void }} options
 * @returns {Promise<string>} Markdown table
 */
export async function measureSaves(dataDir, { rounds, seconds, saves, say }) {
  const database = new SQLite(path.join(dataDir, "site.db"), { timeout: 5_000 });
  const rows = [];
  for (const name of ["site", "site, 2 workers"]) {
    say(`saves: ${name}`);
    const server = await startServer(name, { dataDir });
    try {
      /** @type {number[]} */
      const quiet = [];
      /** @type {number[]} */
      const saving = [];
      for (let round = 0; round <= rounds; round++) {
        const alone = await load(server, seconds);
        const timer = setInterval(() => save(database, "Guardado"), SAVE_EVERY_MS);
        const mixed = await load(server, seconds);
        clearInterval(timer);
        if (round === 0) continue;
        quiet.push(alone.p50);
        saving.push(mixed.p50);
      }
      const stale = await countStale(server, database, saves, seconds);
      const ratio = number(median(saving) / median(quiet), 2);
      const times = [quiet, saving].map((all) => number(median(all), 2));
      rows.push([name, ...times, ratio, number(saves), number(stale)]);
    } finally {
      await server.stop();
    }
  }
  database.close();
  const head = ["home page", "p50 ms", "p50 ms, a save each second", "×"];
  return markdownTable([...head, "saves checked under load", "not in the next answer"], rows);
}

/** @param {import("./servers.js").Server} server @param {number} seconds */
const load = ({ port }, seconds) =>
  putUnderLoad({
    port,
    path: "/",
    headers: { "Accept-Encoding": "br" },
    connections: CONNECTIONS,
    seconds,
  });

/** @param {SQLite.Database} database @param {string} title */
function save(database, title) {
  database.prepare("update productos set title = ? where id = ?").run(title, ID);
}

/**
 * Saves and then asks on a new connection, so that every worker gets asked in turn.
 * @param {import("./servers.js").Server} server @param {SQLite.Database} database
 * @param {number} saves @param {number} seconds
 */
async function countStale(server, database, saves, seconds) {
  const slug = database.prepare("select slug from productos where id = ?").pluck().get(ID);
  let isOver = false;
  const keepLoading = async () => {
    while (!isOver) await load(server, seconds);
  };
  const loading = keepLoading();
  let stale = 0;
  for (let n = 0; n < saves; n++) {
    save(database, `Guardado ${n}.`);
    if (!(await fetchText(server.port, `/producto/${slug}`)).includes(`Guardado ${n}.`)) stale++;
  }
  isOver = true;
  await loading;
  return stale;
}

/** @param {number} port @param {string} target @returns {Promise<string>} */
function fetchText(port, target) {
  return new Promise((resolve, reject) => {
    get({ port, path: target, host: "localhost", agent: false }, async (res) => {
      resolve(Buffer.concat(await res.toArray()).toString());
    }).once("error", reject);
  });
}
