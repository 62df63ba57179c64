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

/** @param {string} dataDir */
async function measureAll(dataDir) {
  const texts = [];
  if (parts.includes("pages")) {
    const method = `${rounds} rounds of ${seconds} s for each line, each with processes of its own, medians; 16 kept connections, or as it says.`;
    texts.push(method, await measurePages(() => startAll(dataDir), { rounds, seconds, say }));
  }
  if (parts.includes("workers"))
    texts.push(await measureWorkers(dataDir, { rounds, seconds, say }));
  if (parts.includes("uncached")) texts.push(await measureUncached(dataDir, { rounds, say }));
  if (parts.includes("saves")) {
    texts.push(await measureSaves(dataDir, { rounds, seconds, saves: Number(values.saves), say }));
  }
  if (parts.includes("addresses")) texts.push(await measureAddresses(dataDir, { say }));
  if (parts.includes("admin")) texts.push(await measureAdmin({ rounds, seconds, say }));
  if (parts.includes("soak")) {
    texts.push(await measureSoak(dataDir, { minutes: Number(values.minutes), say }));
  }
  if (parts.includes("backup")) {
    texts.push(await measureBackup(dataDir, { megabytes: Number(values.megabytes), say }));
  }
  if (parts.includes("reader")) {
    texts.push(await measureReader(dataDir, { minutes: Number(values.minutes), say }));
  }
  if (parts.includes("queue")) texts.push(await measureQueue(dataDir, { seconds, say }));
  if (parts.includes("slow")) texts.push(await measureSlow(dataDir, { rounds, say }));
  if (parts.includes("paints")) texts.push(await measurePaints(dataDir, { rounds, say }));
  if (parts.includes("lighthouse")) texts.push(await measureLighthouse(dataDir, { rounds, say }));
  if (parts.includes("growth")) texts.push(await measureGrowth({ rounds, seconds, say }));
  if (parts.includes("search")) texts.push(await measureSearch({ rounds, seconds, say }));
  return texts;
}

async function main() {
  const machine = machineLine();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "mimbre-bench-"));
  try {
    // The first start makes and fills the database; what is measured starts on a ready one.
    await (await startServer("site", { dataDir })).stop();
    const text = [machine, ...(await measureAll(dataDir))].join("\n\n");
    process.stdout.write(`${text}\n`);
    if (values.docs && !writeBetweenMarks("docs/rendimiento.md", text))
      say("no marks to write between");
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await main();
