import { createHmac, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** Sends forms of visitors at an even pace, however long answers take, and times each. */

/**
 * @typedef {object} Written
 * @property {number} count
 * @property {number} refused or broken off
 * @property {number} p50 milliseconds
 * @property {number} p99
 * @property {number} longest
 */

let asked = 0;

/** Gives another address each time, because limits are not measured here. */
export function nextAddress() {
  asked += 1;
  return `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
}

/** Fills the contact form with a seal some minutes old. @param {string} dataDir */
export function filledForm(dataDir) {
  const secrets = JSON.parse(readFileSync(path.join(dataDir, "secrets.json"), "utf8"));
  const [secret = ""] = String(secrets.SESSION_SECRET).split(",");
  const text = `${(Date.now() - 60_000).toString(36)}.${randomBytes(12).toString("base64url")}`;
  const signature = createHmac("sha256", secret).update(`form\0${text}`).digest("base64url");
  const fields = { name: "Ana", email: "ana@ejemplo.es", subject: "Una duda", message: "Hola" };
  return new URLSearchParams({ ...fields, idem: `${text}.${signature}` }).toString();
}

/**
 * @typedef {object} Post
 * @property {number} port
 * @property {Agent} agent
 * @property {string} target
 * @property {string} body
 * @property {string} [type]
 */

/** @param {Post} post @returns {Promise<{ status: number, ms: number }>} */
export function send({ port, agent, target, body, type = "application/x-www-form-urlencoded" }) {
  const headers = {
    Host: `localhost:${port}`,
    Origin: `http://localhost:${port}`,
    "Content-Type": type,
    "X-Forwarded-For": nextAddress(),
  };
  const start = performance.now();
  return new Promise((resolve) => {
    const sent = request({ port, path: target, method: "POST", headers, agent }, (answer) => {
      const status = answer.statusCode ?? 0;
      answer.resume().once("end", () => resolve({ status, ms: performance.now() - start }));
    });
    sent.once("error", () => resolve({ status: 0, ms: performance.now() - start }));
    sent.end(body);
  });
}

/**
 * Sends messages to a site behind a proxy until the promise is settled.
 * @param {{ port: number, dataDir: string }} site @param {number} perSecond
 * @param {Promise<unknown>} until
 * @returns {Promise<Written>}
 */
export async function writeUntil({ port, dataDir }, perSecond, until) {
  const agent = new Agent({ keepAlive: true });
  let isOver = false;
  const settled = until.finally(() => {
    isOver = true;
  });
  settled.catch(() => undefined);
  const start = performance.now();
  const written = [];
  for (let n = 0; !isOver; n++) {
    written.push(send({ port, agent, target: "/contacto", body: filledForm(dataDir) }));
    await wait(Math.max(0, start + ((n + 1) * 1_000) / perSecond - performance.now()));
  }
  const answers = await Promise.all(written);
  agent.destroy();
  await settled;
  const times = Float64Array.from(answers, ({ ms }) => ms).sort();
  const at = (/** @type {number} */ share) => times[Math.floor(share * (times.length - 1))] ?? 0;
  const refused = answers.filter(({ status }) => status !== 303).length;
  return { count: times.length, refused, p50: at(0.5), p99: at(0.99), longest: at(1) };
}
