import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import SQLite from "better-sqlite3";
import { cpuSeconds, memoryMiB } from "./cpu.js";
import { putUnderLoad } from "./load.js";
import { startServer } from "./servers.js";
import { markdownTable, median, number } from "./table.js";

/** Compares the same pages on ever larger sites; each request has its page drawn. */

const SIZES = [
  { products: 1_000, consejos: 300 },
  { products: 10_000, consejos: 1_000 },
  { products: 100_000, consejos: 10_000 },
];

const PATHS = {
  home: "/",
  category: "/categoria/alimentacion",
  "category, filtered":
    "/categoria/alimentacion?hasta=200&dato-peso=6&dato-lavavajillas=si&orden=dato-peso",
  "category, filtered to nothing": "/categoria/alimentacion?hasta=1&dato-peso=1",
  product: "/producto/carrito-tilavia-ronda-3-en-1",
  search: "/buscar?q=carrito+ligero",
  "search, in every text": "/buscar?q=ficha+prueba",
  "search, two letters": "/buscar?q=zz",
};

/**
 * @typedef {{ products: number, consejos: number }} Size
 * @typedef {{ rounds: number, seconds: number, say: (text: string) => void }} Options
 *
 * @typedef {object} Comparison
 * @property {readonly Size[]} sizes from the smallest on
 * @property {Record<string, string | ((size: Size) => string)>} paths by their name in the table
 * @property {(dataDir: string) => Record<string, string>} [headersOf] what each request to a site carries
 */

/** @param {Options} options */
export const measureGrowth = (options) => compareSizes({ sizes: SIZES, paths: PATHS }, options);

/**
 * @param {Comparison} comparison
 * @param {Options} options
 * @returns {Promise<string>} Markdown table
 */
export async function compareSizes({ sizes, paths, headersOf = () => ({}) }, options) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "mimbre-growth-"));
  const sites = [];
  try {
    for (const size of sizes) {
      options.say(`growth: making ${size.products} products`);
      const dataDir = path.join(folder, String(size.products));
      makeSite(dataDir, size);
      const server = await startServer("site, no page cache", { dataDir });
      sites.push({ size, server, headers: headersOf(dataDir) });
    }
    return await measure(sites, paths, options);
  } finally {
    for (const { server } of sites) await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} dataDir @param {Size} size */
function makeSite(dataDir, { products, consejos }) {
  const { PATH } = process.env;
  /** @type {NodeJS.ProcessEnv} */
  const env = { PATH, NODE_ENV: "production", DATA_DIR: dataDir };
  const site = (/** @type {string[]} */ ...args) =>
    execFileSync(process.execPath, ["build/server/cli.js", ...args], { env });
  site("init");
  site("seed", "--demo", "--products", String(products), "--consejos", String(consejos));
  fillSheets(path.join(dataDir, "site.db"));
}

/** Gives each product of the catalogue three facts and a price that was seen lately. @param {string} file */
function fillSheets(file) {
  const sql = new SQLite(file);
  sql.function("medida", (/** @type {number} */ valor) =>
    JSON.stringify({ valor, fuente: "fabricante" }),
  );
  sql.exec(`update productos set
    ficha = json_object(
      'peso-alimentacion', json(medida(rowid % 97 / 10.0)),
      'peso-maximo-alimentacion', json(medida(rowid % 23)),
      'lavavajillas-alimentacion', json(medida(rowid % 2))),
    precio_centimos = rowid % 300 * 100 + 995,
    precio_comprobado_at = strftime('%Y-%m-%dT%H:%M:%fZ')
    where demo = 0`);
  sql.close();
}

/**
 * @param {{ size: Size, server: import("./servers.js").Server, headers: Record<string, string> }[]} sites
 * @param {Comparison["paths"]} paths
 * @param {Options} options
 */
async function measure(sites, paths, { rounds, seconds, say }) {
  const rows = [];
  for (const [page, target] of Object.entries(paths)) {
    say(`growth: ${page}`);
    /** @type {{ p50: number[], cpu: number[] }[]} */
    const results = sites.map(() => ({ p50: [], cpu: [] }));
    for (let round = 0; round <= rounds; round++) {
      for (const [index, { size, server, headers }] of sites.entries()) {
        const { port, pid } = server;
        const before = cpuSeconds(pid);
        const address = typeof target === "string" ? target : target(size);
        const load = { port, path: address, headers, connections: 1, seconds };
        const { p50, requests } = await putUnderLoad(load);
        if (round === 0) continue;
        results[index]?.p50.push(p50);
        results[index]?.cpu.push(((cpuSeconds(pid) - before) * 1000) / requests);
      }
    }
    for (const kind of /** @type {const} */ (["p50", "cpu"])) {
      const medians = results.map((result) => median(result[kind]));
      const growth = (medians.at(-1) ?? Number.NaN) / (medians[0] ?? Number.NaN);
      const label = `${page}, ${kind === "cpu" ? "CPU" : kind} ms`;
      rows.push([label, ...medians.map((each) => number(each, 2)), number(growth, 2)]);
    }
  }
  const memory = sites.map(({ server }) => memoryMiB(server.pid));
  const last = (memory.at(-1) ?? Number.NaN) / (memory[0] ?? Number.NaN);
  rows.push(["memory MiB", ...memory.map((each) => number(each)), number(last, 2)]);
  rows.push(["start to first answer ms", ...sites.map(({ server }) => number(server.startMs)), ""]);
  const heads = sites.map(({ size }) => `${number(size.products)} products`);
  return markdownTable(["drawn for each request", ...heads, "growth"], rows);
}
