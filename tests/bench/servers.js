import { spawn } from "node:child_process";
import { once } from "node:events";
import { get } from "node:http";
import { createServer } from "node:net";
import process from "node:process";
import { setTimeout as wait } from "node:timers/promises";
import { LAUNCH_ENV } from "../support/launch-env.js";

/**
 * @typedef {object} Server
 * @property {string} name
 * @property {number} port
 * @property {number} pid
 * @property {number} startMs from its start to its first answer
 * @property {() => Promise<void>} stop
 */

const BARE = ["tests/bench/bare.js"];
const SITE = ["build/server/main.js", "--init"];

/** @type {Record<string, { program: string[], env?: Record<string, string> }>} */
const SERVERS = {
  site: { program: SITE, env: { WORKERS: "1" } },
  "site, 2 workers": { program: SITE, env: { WORKERS: "2" } },
  "site, no page cache": { program: SITE, env: { WORKERS: "1", PAGE_CACHE_MB: "0" } },
  "site behind a proxy": { program: SITE, env: { WORKERS: "1", TRUSTED_PROXY_HOPS: "1" } },
  "remix-serve": {
    program: ["node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"],
  },
  bare: { program: BARE },
  // Shows the cost of two processes on this machine, whatever they serve.
  "bare, 2 workers": { program: BARE, env: { WORKERS: "2" } },
};

const PATIENCE_MS = 60_000;

/**
 * Starts a server on a free port, in production mode and otherwise as its own defaults say.
 * @param {string} name a key of `SERVERS`
 * @param {{ dataDir: string, args?: string[], firstPath?: string }} options
 * @returns {Promise<Server>}
 */
export async function startServer(name, { dataDir, args = [], firstPath = "/" }) {
  const port = await freePort();
  const { PATH } = process.env;
  const { program, env } = SERVERS[name] ?? { program: [] };
  const started = performance.now();
  const child = spawn(process.execPath, [...program, ...args], {
    env: {
      PATH,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: dataDir,
      ...(program === SITE && LAUNCH_ENV),
      ...env,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const exited = once(child, "exit");
  const early = exited.then(([code]) => Promise.reject(new Error(`${name}: exit ${code}`)));
  await Promise.race([firstAnswer(port, firstPath), early]);
  const startMs = performance.now() - started;
  early.catch(() => undefined);
  return {
    name,
    port,
    pid: child.pid ?? 0,
    startMs,
    async stop() {
      child.kill("SIGTERM");
      await exited;
    },
  };
}

/**
 * Describes a site that runs already on this machine, whose processor time is not read.
 * @param {string} text NAME=http://localhost:PORT
 * @returns {Server}
 */
export function runningSite(text) {
  const [name = "", origin = ""] = text.split("=");
  const { port } = new URL(origin);
  return { name, port: Number(port || 80), pid: 0, startMs: 0, stop: async () => undefined };
}

/** @returns {Promise<number>} */
async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}

/** @param {number} port @param {string} path */
async function firstAnswer(port, path) {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await wait(5)) {
    const status = await statusOf(port, path).catch(() => 0);
    if (status) return;
  }
  throw new Error(`no answer on port ${port}`);
}

/** @param {number} port @param {string} path @returns {Promise<number | undefined>} */
function statusOf(port, path) {
  return new Promise((resolve, reject) => {
    get({ port, path, host: "127.0.0.1", agent: false }, (res) => {
      res.resume().once("end", () => resolve(res.statusCode));
    }).once("error", reject);
  });
}
