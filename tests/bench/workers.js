import { availableParallelism } from "node:os";
import path from "node:path";
import { captureAll } from "./capture.js";
import { busiestShare, keepOnCore } from "./cpu.js";
import { cases, measureWarm } from "./pages.js";
import { startServer } from "./servers.js";
import { markdownTable, median, number } from "./table.js";

/**
 * Measures what a second process adds. In `--parts pages` the client shares its cores with the
 * servers, and has one to itself only beside a single process; here the servers share one core, and
 * the client has the other.
 */

const SERVERS_CORE = 0;
const CLIENT_CORE = 1;
/** Pairs of the same server, with one process and with two. */
const PAIRS = [
  ["site", "site, 2 workers"],
  ["bare", "bare, 2 workers"],
];
const COMPRESSED = cases.filter(({ encoding }) => encoding === "br");

/**
 * @param {string} dataDir
 * @param {{ rounds: number, seconds: number, say: (text: string) => void }} options
 * @returns {Promise<string>} Markdown table
 */
export async function measureWorkers(dataDir, { rounds, seconds, say }) {
  if (availableParallelism() < 2) return "A second process is measured on two cores and more.";
  const args = [await captureFor(dataDir)];
  /** @type {Map<string, { cpuMs: number, share: number }[]>} */
  const results = new Map();
  for (let round = 1; round <= rounds; round++) {
    for (const name of PAIRS.flat()) {
      say(`round ${round}: ${name}, away from the client`);
      const server = await startServer(name, {
        dataDir,
        args: name.startsWith("bare") ? args : [],
      });
      try {
        keepOnCore(server.pid, SERVERS_CORE);
        for (const which of COMPRESSED) {
          const fromElsewhere = { ...which, clientCore: CLIENT_CORE };
          const { cpuMs } = await measureWarm(server, fromElsewhere, seconds);
          const key = `${which.page}, ${name}`;
          const share = busiestShare(server.pid);
          results.set(key, [...(results.get(key) ?? []), { cpuMs, share }]);
        }
      } finally {
        await server.stop();
      }
    }
  }
  return toTable(results);
}

/** @param {string} dataDir @returns {Promise<string>} the file of answers for the bare server */
async function captureFor(dataDir) {
  const site = await startServer("site", { dataDir });
  try {
    return await captureAll(site.port, COMPRESSED, path.join(dataDir, "captured.json"));
  } finally {
    await site.stop();
  }
}

/** @param {Map<string, { cpuMs: number, share: number }[]>} results */
function toTable(results) {
  const rows = COMPRESSED.flatMap(({ page }) =>
    PAIRS.map(([one = "", two = ""]) => {
      const of = (/** @type {string} */ name, /** @type {"cpuMs" | "share"} */ field) =>
        median((results.get(`${page}, ${name}`) ?? []).map((result) => result[field]));
      const [alone, both] = [of(one, "cpuMs"), of(two, "cpuMs")];
      const cells = [number(alone * 1000, 1), number(both * 1000, 1), number(both / alone, 2)];
      return [page, one, ...cells, number(of(two, "share") * 100)];
    }),
  );
  const head = ["two processes, away from the client", "server", "CPU µs/request, one", "two", "×"];
  return markdownTable([...head, "CPU by the busiest of two %"], rows);
}
