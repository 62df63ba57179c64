import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import { projectRoot } from "~/runtime/env.server";
import type { ProcessLike } from "./lifecycle";

/** The first process ends workers by this message, as a signal may reach the whole group too. */
const STOP = "stop";
const STOP_PATIENCE_MS = 30_000;
/** A pause before a dead worker is replaced, as one that dies at once would keep a core busy. */
const REPLACE_AFTER_MS = 500;

export type Workers = Awaited<ReturnType<typeof startWorkers>>;

type Log = Pick<Logger, "info" | "error">;

export async function startWorkers(count: number, log: Log) {
  cluster.setupPrimary({ exec: path.join(projectRoot(), "build/server/main.js"), args: [] });
  const pool = createPool(log);
  const [first] = await Promise.all(Array.from({ length: count }, pool.add));
  let restarting = Promise.resolve();
  return {
    address: { family: "", address: "", port: 0, ...first?.address },
    restart() {
      restarting = restarting
        .then(() => renewAll(pool))
        .then(() => {
          if (!pool.isStopping()) log.info("workers restarted");
        })
        .catch((error) => {
          if (!pool.isStopping()) log.error({ err: error }, "restart failed");
        });
      return restarting;
    },
    stop: pool.stop,
  };
}

function createPool(log: Log) {
  const serving = new Set<Worker>();
  let isStopping = false;

  cluster.on("exit", (worker, code, signal) => {
    if (isStopping || !serving.delete(worker)) return;
    log.error({ pid: worker.process.pid, code, signal }, "worker died");
    void replace();
  });

  async function replace(): Promise<void> {
    await wait(REPLACE_AFTER_MS);
    while (!isStopping && !(await add().catch(() => undefined))) await wait(REPLACE_AFTER_MS);
  }
  async function add() {
    const worker = cluster.fork();
    const address = await listening(worker);
    serving.add(worker);
    return { worker, address };
  }
  async function stop(): Promise<void> {
    isStopping = true;
    const all = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    await Promise.all(all.map((worker) => end(worker, serving.has(worker))));
  }
  return { serving, add, stop, isStopping: () => isStopping };
}

async function renewAll({ serving, add, isStopping }: ReturnType<typeof createPool>) {
  for (const old of [...serving]) {
    if (isStopping()) return;
    if (!serving.has(old)) continue;
    const { worker: successor } = await add();
    const leaving = serving.has(old) ? old : successor;
    serving.delete(leaving);
    await end(leaving);
  }
}

/** A closed terminal sends SIGHUP too, and then the site should end. */
export function restartOnHangup(target: NodeJS.Process, workers: Workers): void {
  target.on("SIGHUP", () => {
    if (target.stdout.isTTY) target.kill(target.pid, "SIGTERM");
    else void workers.restart();
  });
}

function listening(worker: Worker): Promise<{ address: string; port: number }> {
  return new Promise((resolve, reject) => {
    worker.once("listening", ({ address, port }) => resolve({ address, port }));
    worker.once("exit", (code) => reject(new Error(`worker ended with ${code}`)));
  });
}

/** @param isServing false for a worker that is still starting: it heeds only signals */
async function end(worker: Worker, isServing = true): Promise<void> {
  if (worker.isDead()) return;
  const exit = once(worker, "exit");
  if (!isServing) worker.process.kill("SIGTERM");
  else if (worker.isConnected()) worker.send(STOP);
  const timer = setTimeout(() => worker.process.kill("SIGKILL"), STOP_PATIENCE_MS);
  await exit;
  clearTimeout(timer);
}

/** Leaves the cluster before closing, or it would be handed connections that nobody answers. */
export async function takeLeave(target: NodeJS.Process): Promise<void> {
  if (!target.connected) return;
  const isParted = once(target, "disconnect");
  cluster.worker?.disconnect();
  await isParted;
}

export function asWorker(target: NodeJS.Process): ProcessLike {
  return {
    exit: (code) => target.exit(code),
    on(event, listener) {
      if (event === "SIGTERM") {
        let isTold = false;
        const tell = () => {
          if (!isTold) listener(event);
          isTold = true;
        };
        target.on("SIGTERM", tell).on("message", (message) => message === STOP && tell());
        // A terminal sends these to workers too, but only the first process should act on them.
        target.on("SIGINT", () => undefined).on("SIGHUP", () => undefined);
      } else if (event !== "SIGINT") target.on(event, listener);
    },
  };
}
