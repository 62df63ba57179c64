import { readdirSync, statSync } from "node:fs";
import { Agent, request } from "node:http";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import SQLite from "better-sqlite3";
import sharp from "sharp";
import { writeAdminSession } from "../support/admin-session.js";
import { familyOf, memoryMiB } from "./cpu.js";
import { startServer } from "./servers.js";
import { markdownTable, median, number } from "./table.js";

/** Runs everything at once for long, to find memory, log or handles that grow for ever. */

const CLIENTS = 8;
/** The pause of a client between two requests, so that the machine is busy but not stuck. */
const PAUSE_MS = 40;
const SAMPLE_MS = 2_000;
/** The share of the run in which a process still grows; memory is compared after that. */
const WARM = 0.3;
const PART = 0.2;
const MIB = 1024 * 1024;

const FORM = "application/x-www-form-urlencoded";

/**
 * @typedef {object} Ask
 * @property {string} target
 * @property {string} [type] of the body; without it a GET
 * @property {string | Buffer} [body]
 * @property {boolean} [isAdmin]
 * @property {boolean} [isGivenUp] the client goes away before the answer
 */

/** @param {Buffer} picture @returns {((n: number) => Ask)[]} what clients ask, in turn */
function mixOf(picture) {
  return [
    () => ({ target: "/" }),
    () => ({ target: "/categoria/paseo-viaje" }),
    (n) => ({ target: `/buscar?q=calor${n}` }),
    () => ({ target: "/consejos" }),
    (n) => ({ target: `/nada-${n}` }),
    (n) => ({ target: `/?n=${n}`, isGivenUp: true }),
    () => ({ target: "/comparar", type: FORM, body: "intent=anadir&id=B0DEMO0001" }),
    () => ({ target: "/auth", type: FORM, body: "intent=entrar&email=ana%40x.es&password=Nada-7" }),
    () => ({ target: "/contacto", type: FORM, body: "name=Ana", isGivenUp: true }),
    () => ({ target: "/contacto", type: FORM, body: "name=Ana" }),
    () => ({ target: "/clic?p=B0DEMO0001&en=producto", type: "text/ping", body: "PING" }),
    () => ({ target: "/admin/productos", isAdmin: true }),
    (n) => (n % 200 === 12 ? upload(picture, n) : { target: "/admin/imagenes", isAdmin: true }),
  ];
}

/** @param {Buffer} picture @param {number} n makes each another file @returns {Ask} */
function upload(picture, n) {
  const field = (/** @type {string} */ name, /** @type {string} */ rest) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"${rest}\r\n`;
  const body = Buffer.concat([
    Buffer.from(`${field("intent", "")}\r\nsubir\r\n`),
    Buffer.from(`${field("archivo", '; filename="a.png"')}Content-Type: image/png\r\n\r\n`),
    picture,
    Buffer.from(`${n}\r\n--x--\r\n`),
  ]);
  return {
    target: "/admin/imagenes",
    type: "multipart/form-data; boundary=x",
    body,
    isAdmin: true,
  };
}

/**
 * @param {{ port: number, agent: Agent, session: string }} site @param {Ask} ask @param {number} n
 * @returns {Promise<number>} status; 0 of a request given up
 */
function send({ port, agent, session }, { target, type, body, isAdmin, isGivenUp }, n) {
  const origin = `http://localhost:${port}`;
  const headers = {
    Host: `localhost:${port}`,
    "X-Forwarded-For": `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
    ...(type && { Origin: origin, "Content-Type": type }),
    ...(isAdmin && { Cookie: `sesion=${session}` }),
  };
  const method = type ? "POST" : "GET";
  return new Promise((resolve, reject) => {
    const failed = (/** @type {Error} */ error) => (isGivenUp ? resolve(0) : reject(error));
    const asked = request({ port, path: target, method, headers, agent }, (res) => {
      res.resume().once("end", () => resolve(res.statusCode ?? 0));
      res.once("error", failed);
    });
    asked.once("error", failed);
    asked.end(body);
    if (isGivenUp) setTimeout(() => asked.destroy(), n % 7);
  });
}

/** @param {number} pid */
const handles = (pid) =>
  familyOf(pid).reduce((sum, each) => sum + readdirSync(`/proc/${each}/fd`).length, 0);

/** @param {string} dataDir */
const logMiB = (dataDir) => statSync(path.join(dataDir, "site.db-wal")).size / MIB;

/**
 * @param {string} dataDir
 * @param {{ minutes: number, say: (text: string) => void }} options
 * @returns {Promise<string>} Markdown table
 */
export async function measureSoak(dataDir, { minutes, say }) {
  const sql = new SQLite(path.join(dataDir, "site.db"), { timeout: 5_000 });
  const session = writeAdminSession(sql);
  sql.close();
  const picture = await sharp({
    create: { width: 800, height: 600, channels: 3, background: "#caa" },
  })
    .png()
    .toBuffer();
  const server = await startServer("site behind a proxy", { dataDir });
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const mix = mixOf(picture);
  const start = performance.now();
  const end = start + minutes * 60_000;
  let count = 0;
  let faults = 0;
  async function client() {
    while (performance.now() < end) {
      const n = ++count;
      const ask = mix[n % mix.length]?.(n) ?? { target: "/" };
      const status = await send({ port: server.port, agent, session }, ask, n);
      if (status >= 500) faults += 1;
      await wait(PAUSE_MS);
    }
  }
  /** @type {{ at: number, memory: number, log: number }[]} */
  const samples = [];
  async function watch() {
    for (; performance.now() < end; await wait(SAMPLE_MS)) {
      const at = (performance.now() - start) / (end - start);
      samples.push({ at, memory: memoryMiB(server.pid), log: logMiB(dataDir) });
    }
  }
  try {
    const before = handles(server.pid);
    say(`soak: ${minutes} minutes`);
    await Promise.all([watch(), ...Array.from({ length: CLIENTS }, client)]);
    agent.destroy();
    await wait(SAMPLE_MS);
    const memoryOf = (/** @type {number} */ from) =>
      median(
        samples.filter(({ at }) => at >= from && at < from + PART).map(({ memory }) => memory),
      );
    const [early, late] = [memoryOf(WARM), memoryOf(1 - PART)];
    const log = Math.max(...samples.map((each) => each.log));
    return markdownTable(
      [
        "minutes",
        "requests",
        "5xx",
        "MiB warm",
        "at the end",
        "drift %",
        "log MiB, most",
        "handles",
      ],
      [
        [
          ...[number(minutes, 1), number(count), number(faults)],
          ...[early, late, (late / early - 1) * 100, log].map((each) => number(each, 1)),
          `${before} → ${handles(server.pid)}`,
        ],
      ],
    );
  } finally {
    agent.destroy();
    await server.stop();
  }
}
