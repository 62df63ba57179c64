import { busiestShare, cpuSeconds, memoryMiB } from "./cpu.js";
import { putUnderLoad } from "./load.js";
import { markdownTable, median, number } from "./table.js";

/** Measures pages under load, plain and compressed, on every server in turn. */

const CONNECTIONS = 16;
/** With so many, each of two processes has as much to do as a single one has with `CONNECTIONS`. */
const MANY_CONNECTIONS = 64;
const WARM_UP_SECONDS = 1;
/** An idle process gives memory back; the load before measuring lets it take this again. */
const LEAD_IN_SECONDS = 0.5;

export const PATHS = {
  home: "/",
  category: "/categoria/carritos-sillas-paseo",
  product: "/producto/carrito-tilavia-ronda-3-en-1",
  article: "/consejos/consejos-dormir-bebe",
};

/** @typedef {{ page: string, path: string, encoding: string, connections: number, clientCore?: number }} Case */

/** @type {Case[]} */
export const cases = [
  ...Object.entries(PATHS).flatMap(([page, path]) =>
    ["identity", "br"].map((encoding) => ({ page, path, encoding, connections: CONNECTIONS })),
  ),
  {
    page: `home by ${MANY_CONNECTIONS} connections`,
    path: PATHS.home,
    encoding: "br",
    connections: MANY_CONNECTIONS,
  },
];

/**
 * @typedef {import("./load.js").LoadResult & { cpuMs: number }} Measured
 * @typedef {import("./servers.js").Server} Server
 */

/**
 * Measures twice and drops the first result, in which the server was still cold.
 * @param {Server} server @param {Case} which @param {number} seconds @returns {Promise<Measured>}
 */
export async function measureWarm(server, which, seconds) {
  await measure(server, which, WARM_UP_SECONDS);
  return measure(server, which, seconds);
}

/** @param {Server} server @param {Case} which @param {number} seconds @returns {Promise<Measured>} */
async function measure({ port, pid }, { encoding, page: _, ...asked }, seconds) {
  const headers = { "Accept-Encoding": encoding };
  const load = { ...asked, port, headers, seconds, leadIn: LEAD_IN_SECONDS };
  let before = 0;
  const result = await putUnderLoad(load, () => {
    before = cpuSeconds(pid);
  });
  return { ...result, cpuMs: ((cpuSeconds(pid) - before) * 1000) / result.requests };
}

/**
 * Starts new servers for each round, as two processes of one program may differ by a fifth as long
 * as they live. Within a round the servers are measured right after each other, so that other load
 * of the machine falls on all of them alike.
 * @param {() => Promise<Server[]>} startAll the others are compared with the last one
 * @param {{ rounds: number, seconds: number, say: (text: string) => void }} options
 * @param {import("./last-release.js").Ratios} ratios gets those of kept and of drawn pages
 * @returns {Promise<string>} Markdown tables: of the medians, and of the servers of the last round
 */
export async function measurePages(startAll, { rounds, seconds, say }, ratios) {
  /** @type {Map<string, Measured[]>} */
  const results = new Map();
  let names = [""];
  let ofServers = "";
  for (let round = 1; round <= rounds; round++) {
    const servers = await startAll();
    try {
      for (const which of cases) {
        say(`round ${round}: ${which.page}, ${which.encoding}`);
        for (const server of servers) {
          const key = keyOf(which, server.name);
          const measured = await measureWarm(server, which, seconds);
          results.set(key, [...(results.get(key) ?? []), measured]);
        }
      }
      names = servers.map(({ name }) => name);
      ofServers = toServersTable(servers);
    } finally {
      for (const server of servers) await server.stop();
    }
  }
  for (const which of cases) {
    const cpu = (/** @type {string} */ name) =>
      median((results.get(keyOf(which, name)) ?? []).map(({ cpuMs }) => cpuMs));
    const [kept, drawn, bare] = ["site", "site, no page cache", "bare"].map(cpu);
    const page = `${which.page}, ${which.encoding}`;
    ratios[`${page}, kept ÷ bare`] = (kept ?? 0) / (bare ?? 0);
    ratios[`${page}, drawn ÷ bare`] = (drawn ?? 0) / (bare ?? 0);
  }
  return `${toTable(names, results)}\n\n${ofServers}`;
}

/** @param {Server[]} servers */
function toServersTable(servers) {
  const own = servers.filter(({ pid }) => pid > 0);
  const rows = own.map(({ name, pid, startMs }) => [
    name,
    number(startMs),
    number(memoryMiB(pid)),
    number(busiestShare(pid) * 100),
  ]);
  const head = ["server", "start to first answer ms", "memory after the load MiB"];
  return markdownTable([...head, "CPU by its busiest process %"], rows);
}

/** @param {Case} which @param {string} server */
const keyOf = ({ page, encoding }, server) => `${page}, ${encoding}, ${server}`;

/** @param {string[]} servers @param {Map<string, Measured[]>} results */
function toTable(servers, results) {
  /** @param {Case} which @param {string} server @param {keyof Measured} field */
  const value = (which, server, field) =>
    median((results.get(keyOf(which, server)) ?? []).map((result) => result[field]));
  const rows = cases.flatMap((which) =>
    servers.map((server) => {
      const of = (/** @type {keyof Measured} */ field) => value(which, server, field);
      /** @param {keyof Measured} field */
      const ratio = (field) => number(of(field) / value(which, servers.at(-1) ?? server, field), 2);
      return [
        `${which.page}, ${which.encoding}`,
        server,
        number(of("perSecond")),
        ratio("perSecond"),
        number(of("p50"), 1),
        number(of("p99"), 1),
        number(of("cpuMs"), 2),
        ratio("cpuMs"),
        number(of("bytes")),
        number(of("clientBusy") * 100),
      ];
    }),
  );
  const head = ["page", "server", "requests/s", "× bare", "p50 ms", "p99 ms"];
  return markdownTable([...head, "CPU ms/request", "× bare", "bytes", "client CPU %"], rows);
}
