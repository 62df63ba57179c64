import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { capture } from "./capture.js";
import { memoryMiB } from "./cpu.js";
import { cases, measurePages } from "./pages.js";
import { startServer } from "./servers.js";
import { machineLine, markdownTable, number, writeBetweenMarks } from "./table.js";

/**
 * `npm run bench -- [--rounds 3] [--seconds 4] [--readme]`: the built site, the same build under stock
 * remix-serve and a bare node:http server with the same bytes, side by side.
 */

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "3" },
    seconds: { type: "string", default: "4" },
    readme: { type: "boolean", default: false },
  },
});
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);

/** @param {string} text */
const say = (text) => void process.stderr.write(`${text}\n`);

/** @param {string} dataDir */
async function startAll(dataDir) {
  // The first start makes and fills the database; what is measured starts on a ready one.
  await (await startServer("site", { dataDir })).stop();
  const site = await startServer("site", { dataDir });
  const remixServe = await startServer("remix-serve", { dataDir });
  const answers = path.join(dataDir, "captured.json");
  const captured = [];
  for (const each of cases) captured.push(await capture(site.port, each));
  writeFileSync(answers, JSON.stringify(captured));
  return [site, remixServe, await startServer("bare", { dataDir, args: [answers] })];
}

/** @param {import("./servers.js").Server[]} servers */
function toServersTable(servers) {
  const rows = servers.map(({ name, pid, startMs }) => [
    name,
    number(startMs),
    number(memoryMiB(pid)),
  ]);
  return markdownTable(["server", "start to first answer ms", "memory after the load MiB"], rows);
}

async function main() {
  const machine = machineLine();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "mimbre-bench-"));
  const servers = await startAll(dataDir);
  try {
    const pages = await measurePages(servers, { rounds, seconds, say });
    const method = `${rounds} rounds of ${seconds} s for each line, medians; 16 kept connections.`;
    const text = [machine, method, pages, toServersTable(servers)].join("\n\n");
    process.stdout.write(`${text}\n`);
    if (values.readme && !writeBetweenMarks("README.md", text)) say("README.md has no marks");
  } finally {
    for (const server of servers) await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await main();
