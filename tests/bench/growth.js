import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { cpuSeconds, memoryMiB } from "./cpu.js";
import { putUnderLoad } from "./load.js";
import { startServer } from "./servers.js";
import { markdownTable, median, number } from "./table.js";

/** The same pages on ever larger sites, each drawn for every request. */

const SIZES = [
  { products: 1_000, consejos: 300 },
  { products: 10_000, consejos: 1_000 },
  { products: 100_000, consejos: 10_000 },
];

const PATHS = {
  home: "/",
  category: "/categoria/alimentacion",
  product: "/producto/carrito-tilavia-ronda-3-en-1",
  search: "/buscar?q=carrito+ligero",
  "search, in every text": "/buscar?q=ficha+prueba",
  "search, two letters": "/buscar?q=zz",
};

/** @param {{ rounds: number, seconds: number, say: (text: string) => void }} options */
export async function measureGrowth({ rounds, seconds, say }) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "mimbre-growth-"));
  const servers = [];
  try {
    for (const { products, consejos } of SIZES) {
      say(`growth: making ${products} products`);
      const dataDir = path.join(folder, String(products));
      const { PATH } = process.env;
      /** @type {NodeJS.ProcessEnv} */
      const env = { PATH, NODE_ENV: "production", DATA_DIR: dataDir };
      const site = (/** @type {string[]} */ ...args) =>
        execFileSync(process.execPath, ["build/server/cli.js", ...args], { env });
      site("init");
      site("seed", "--demo", "--products", String(products), "--consejos", String(consejos));
      servers.push(await startServer("site, no page cache", { dataDir }));
    }
    return await measure(servers, { rounds, seconds, say });
  } finally {
    for (const server of servers) await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {import("./servers.js").Server[]} servers by size
 * @param {{ rounds: number, seconds: number, say: (text: string) => void }} options
 */
async function measure(servers, { rounds, seconds, say }) {
  const rows = [];
  for (const [page, target] of Object.entries(PATHS)) {
    say(`growth: ${page}`);
    /** @type {{ p50: number[], cpu: number[] }[]} */
    const results = servers.map(() => ({ p50: [], cpu: [] }));
    for (let round = 0; round <= rounds; round++) {
      for (const [index, { port, pid }] of servers.entries()) {
        const before = cpuSeconds(pid);
        const load = { port, path: target, headers: {}, connections: 1, seconds };
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
  const memory = servers.map(({ pid }) => memoryMiB(pid));
  const last = (memory.at(-1) ?? Number.NaN) / (memory[0] ?? Number.NaN);
  rows.push(["memory MiB", ...memory.map((each) => number(each)), number(last, 2)]);
  rows.push(["start to first answer ms", ...servers.map(({ startMs }) => number(startMs)), ""]);
  const sizes = SIZES.map(({ products }) => `${number(products)} products`);
  return markdownTable(["drawn for each request", ...sizes, "growth"], rows);
}
