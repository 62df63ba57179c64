import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/** Writes by visitors at an even pace, whatever the answers take: how long does each wait? */

const TARGET = "/clic?p=B0DEMO0001&en=producto";

/**
 * @typedef {object} Written
 * @property {number} count
 * @property {number} refused or broken off
 * @property {number} p50 milliseconds
 * @property {number} p99
 * @property {number} longest
 */

let asked = 0;

/** @param {number} port @param {Agent} agent @returns {Promise<{ status: number, ms: number }>} */
function write(port, agent) {
  asked += 1;
  const headers = {
    Host: `localhost:${port}`,
    Origin: `http://localhost:${port}`,
    "Content-Type": "text/ping",
    // Each from another address: limits are not what is measured.
    "X-Forwarded-For": `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`,
  };
  const start = performance.now();
  return new Promise((resolve) => {
    const ping = request({ port, path: TARGET, method: "POST", headers, agent }, (answer) => {
      const status = answer.statusCode ?? 0;
      answer.resume().once("end", () => resolve({ status, ms: performance.now() - start }));
    });
    ping.once("error", () => resolve({ status: 0, ms: performance.now() - start }));
    ping.end("PING");
  });
}

/**
 * Writes to a site behind a proxy until the promise is settled.
 * @param {number} port @param {number} perSecond @param {Promise<unknown>} until
 * @returns {Promise<Written>}
 */
export async function writeUntil(port, perSecond, until) {
  const agent = new Agent({ keepAlive: true });
  let isOver = false;
  const settled = until.finally(() => {
    isOver = true;
  });
  settled.catch(() => undefined);
  const start = performance.now();
  const written = [];
  for (let n = 0; !isOver; n++) {
    written.push(write(port, agent));
    await wait(Math.max(0, start + ((n + 1) * 1_000) / perSecond - performance.now()));
  }
  const answers = await Promise.all(written);
  agent.destroy();
  await settled;
  const times = Float64Array.from(answers, ({ ms }) => ms).sort();
  const at = (/** @type {number} */ share) => times[Math.floor(share * (times.length - 1))] ?? 0;
  const refused = answers.filter(({ status }) => status !== 204).length;
  return { count: times.length, refused, p50: at(0.5), p99: at(0.99), longest: at(1) };
}
