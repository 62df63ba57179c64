import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import process from "node:process";
import { openKept, toRequest } from "../support/keep-alive.js";

/**
 * Load on one address from a process of its own, so that what it costs is not counted as the server's.
 *
 * @typedef {object} Load
 * @property {number} port
 * @property {string} path
 * @property {Record<string, string>} headers
 * @property {number} connections each asks again as soon as it is answered
 * @property {number} seconds
 *
 * @typedef {object} LoadResult
 * @property {number} requests all that were answered
 * @property {number} perSecond
 * @property {number} p50 milliseconds
 * @property {number} p99 milliseconds
 * @property {number} bytes of one answer on the wire, the mean
 * @property {number} clientBusy share of a core that the client itself used
 */

/** @param {Load} load @returns {Promise<LoadResult>} */
export async function putUnderLoad(load) {
  const client = fork(import.meta.filename, { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  client.send(load);
  const result = await Promise.race([
    once(client, "message").then(([message]) => message),
    once(client, "exit").then(([code]) => Promise.reject(new Error(`load client: exit ${code}`))),
  ]);
  client.disconnect();
  return result;
}

/** @param {Load} load @returns {Promise<LoadResult>} */
async function run({ port, path: address, headers, connections, seconds }) {
  const request = toRequest(address, headers);
  const kept = await Promise.all(Array.from({ length: connections }, () => openKept(port)));
  const cpu = process.cpuUsage();
  const start = performance.now();
  const end = start + seconds * 1000;
  const samples = await Promise.all(kept.map((connection) => askUntil(end, connection, request)));
  const elapsed = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  for (const connection of kept) connection.close();
  const times = Float64Array.from(samples.flatMap((sample) => sample.times)).sort();
  const bytes = samples.reduce((sum, sample) => sum + sample.bytes, 0);
  return {
    requests: times.length,
    perSecond: (times.length * 1000) / elapsed,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    bytes: bytes / times.length,
    clientBusy: (user + system) / 1000 / elapsed,
  };
}

/** @param {number} end @param {import("../support/keep-alive.js").KeptConnection} connection @param {string} request */
async function askUntil(end, connection, request) {
  /** @type {number[]} */
  const times = [];
  let bytes = 0;
  for (let now = performance.now(); now < end; ) {
    const answer = await connection.ask(request);
    if (answer.status !== 200) throw new Error(`status ${answer.status}`);
    const then = performance.now();
    times.push(then - now);
    bytes += answer.bytes;
    now = then;
  }
  return { times, bytes };
}

/**
 * The value that a share of all values does not exceed (nearest rank).
 * @param {Float64Array} sorted @param {number} share
 */
function percentile(sorted, share) {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

if (process.argv[1] === path.resolve(import.meta.filename) && process.send) {
  const [load] = await once(process, "message");
  process.send(await run(load));
}
