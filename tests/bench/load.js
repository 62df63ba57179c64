import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import process from "node:process";
import { openKept, toRequest } from "../support/keep-alive.js";
import { keepOnCore } from "./cpu.js";

/**
 * Puts load on an address from a process of its own, whose work is not counted as the server's.
 *
 * @typedef {object} Load
 * @property {number} port
 * @property {string} path
 * @property {Record<string, string>} headers
 * @property {number} connections each asks again as soon as it is answered
 * @property {number} seconds
 * @property {number} [clientCore] the core that the client keeps to
 * @property {number} [leadIn] seconds of the same load beforehand, not measured, as a warm-up
 *
 * @typedef {object} LoadResult
 * @property {number} requests all that were answered
 * @property {number} perSecond
 * @property {number} p50 milliseconds
 * @property {number} p99 milliseconds
 * @property {number} longest milliseconds
 * @property {number} bytes of one answer on the wire, the mean
 * @property {number} clientBusy share of a core that the client itself used
 */

/**
 * @param {Load} load
 * @param {() => void} [onStart] called after the lead-in, while no request is under way
 * @returns {Promise<LoadResult>}
 */
export async function putUnderLoad(load, onStart) {
  const client = fork(import.meta.filename, { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  const exited = once(client, "exit");
  if (client.pid && load.clientCore !== undefined) keepOnCore(client.pid, load.clientCore);
  const failed = exited.then(([code]) => Promise.reject(new Error(`load client: exit ${code}`)));
  const answer = async () => (await Promise.race([once(client, "message"), failed]))[0];
  client.send(load);
  await answer();
  onStart?.();
  client.send("start");
  const result = await answer();
  failed.catch(() => undefined);
  client.disconnect();
  return result;
}

/** @param {Load} load @param {() => Promise<unknown>} start awaited before the measured part */
async function run({ port, path: address, headers, connections, seconds, leadIn = 0 }, start) {
  const request = toRequest(address, headers);
  const kept = await Promise.all(Array.from({ length: connections }, () => openKept(port)));
  const askFor = (/** @type {number} */ time) => {
    const end = performance.now() + time * 1000;
    return Promise.all(kept.map((connection) => askUntil(end, connection, request)));
  };
  await askFor(leadIn);
  await start();
  const cpu = process.cpuUsage();
  const started = performance.now();
  const samples = await askFor(seconds);
  const elapsed = performance.now() - started;
  const { user, system } = process.cpuUsage(cpu);
  for (const connection of kept) connection.close();
  const times = Float64Array.from(samples.flatMap((sample) => sample.times)).sort();
  const bytes = samples.reduce((sum, sample) => sum + sample.bytes, 0);
  return {
    requests: times.length,
    perSecond: (times.length * 1000) / elapsed,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    longest: percentile(times, 1),
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
  const send = process.send.bind(process);
  const start = () => {
    send("warm");
    return once(process, "message");
  };
  send(await run(load, start));
}
