import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { measureAddresses } from "./addresses.js";
import { measureAdmin } from "./admin.js";
import { measureBackup } from "./backup.js";
import { captureAll } from "./capture.js";
import { measureGrowth } from "./growth.js";
import { besideLastRelease, keepRatios } from "./last-release.js";
import { measureLighthouse } from "./lighthouse.js";
import { cases, measurePages } from "./pages.js";
import { measurePaints } from "./paints.js";
import { measureQueue } from "./queue.js";
import { measureReader } from "./reader.js";
import { measureSaves } from "./saves.js";
import { measureSearch } from "./search.js";
import { runningSite, startServer } from "./servers.js";
import { measureSlow } from "./slow.js";
import { measureSoak } from "./soak.js";
import { machineLine, writeBetweenMarks } from "./table.js";
import { measureUncached } from "./uncached.js";
import { measureWorkers } from "./workers.js";

/**
 * `npm run bench -- [--rounds 3] [--seconds 4] [--saves 500] [--minutes 10] [--megabytes 1000]
 * [--parts pages,workers,uncached,saves,growth,admin,addresses,slow,paints,lighthouse,soak,backup,reader,queue,search]
 * [--url NAME=ORIGIN] [--docs]`: the built site beside the same build under stock remix-serve, a
 * bare node:http server with the same bytes and any other site that runs on this machine.
 */

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "3" },
    seconds: { type: "string", default: "4" },
    parts: { type: "string", default: "pages,uncached,saves" },
    saves: { type: "string", default: "500" },
    megabytes: { type: "string", default: "1000" },
    minutes: { type: "string", default: "10" },
    url: { type: "string", multiple: true, default: [] },
    docs: { type: "boolean", default: false },
  },
});
const parts = values.parts.split(",");
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);

/** @param {string} text */
const say = (text) => void process.stderr.write(`${text}\n`);

/** The servers whose pages are compared; the last one is the measure of the others. */
const COMPARED = ["site", "site, 2 workers", "site, no page cache", "remix-serve"];

/** @param {string} dataDir */
async function startAll(dataDir) {
  const servers = [];
  for (const name of COMPARED) servers.push(await startServer(name, { dataDir }));
  const file = path.join(dataDir, "captured.json");
  const answers = await captureAll(servers[0]?.port ?? 0, cases, file);
  const others = values.url.map((url) => runningSite(url));
  for (const name of ["bare, 2 workers", "bare"]) {
    others.push(await startServer(name, { dataDir, args: [answers] }));
  }
  return [...servers, ...others];
}

/** @type {import("./last-release.js").Ratios} */
const ratios = {};

/** @type {Record<string, (dataDir: string) => Promise<string>>} */
const PARTS = {
  pages: (dataDir) => measurePages(() => startAll(dataDir), { rounds, seconds, say }, ratios),
  workers: (dataDir) => measureWorkers(dataDir, { rounds, seconds, say }),
  uncached: (dataDir) => measureUncached(dataDir, { rounds, say }, ratios),
  saves: (dataDir) => measureSaves(dataDir, { rounds, seconds, saves: Number(values.saves), say }),
  addresses: (dataDir) => measureAddresses(dataDir, { say }),
  admin: () => measureAdmin({ rounds, seconds, say }),
  soak: (dataDir) => measureSoak(dataDir, { minutes: Number(values.minutes), say }),
  backup: (dataDir) => measureBackup(dataDir, { megabytes: Number(values.megabytes), say }),
  reader: (dataDir) => measureReader(dataDir, { minutes: Number(values.minutes), say }),
  queue: (dataDir) => measureQueue(dataDir, { seconds, say }),
  slow: (dataDir) => measureSlow(dataDir, { rounds, say }),
  paints: (dataDir) => measurePaints(dataDir, { rounds, say }),
  lighthouse: (dataDir) => measureLighthouse(dataDir, { rounds, say }),
  growth: () => measureGrowth({ rounds, seconds, say }),
  search: () => measureSearch({ rounds, seconds, say }),
};

/** @param {string} part @param {string} text */
function tell(part, text) {
  process.stdout.write(`${text}\n\n`);
  if (values.docs && !writeBetweenMarks("docs/rendimiento.md", part, text))
    say(`no marks of ${part} to write between`);
}

async function main() {
  const unknown = parts.filter((part) => !PARTS[part]);
  if (unknown.length > 0) throw new Error(`no part is called ${unknown}`);
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "mimbre-bench-"));
  try {
    // The first start makes and fills the database; what is measured starts on a ready one.
    await (await startServer("site", { dataDir })).stop();
    /** @type {NodeJS.ProcessEnv} */
    const env = { ...process.env, NODE_ENV: "production", DATA_DIR: dataDir };
    const seed = ["seed", "--products", "1000", "--consejos", "300"];
    execFileSync(process.execPath, ["build/server/cli.js", ...seed], { env });
    for (const part of parts) {
      const method = `${machineLine()}; rounds: ${rounds}, of ${seconds} s`;
      tell(part, `${method}\n\n${await PARTS[part]?.(dataDir)}`);
    }
    if (Object.keys(ratios).length > 0)
      tell("ratios", `${machineLine()}\n\n${besideLastRelease(ratios)}`);
    if (values.docs && Object.keys(ratios).length > 0) keepRatios(ratios);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await main();
