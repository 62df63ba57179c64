import path from "node:path";
import { Worker } from "node:worker_threads";
import { IMPORTACIONES } from "~/domain/importacion/lote/cola.server";
import { projectRoot } from "~/runtime/env.server";
import { isDue } from "~db/lease.server";
import type { Job } from "./jobs";
import { visits } from "./visitors";

export const IMPORT_JOB = "importaciones";

const STOP_LOOK_MS = 50;

export type ImportOrder = { owner: string; visits: SharedArrayBuffer };

export function importJob(owner: string): Job {
  return {
    name: IMPORT_JOB,
    everyMs: 5_000,
    async run(isStopping) {
      if (await isDue(IMPORTACIONES)) await runThread({ owner, visits }, isStopping);
    },
  };
}

async function runThread(workerData: ImportOrder, isStopping: () => boolean): Promise<void> {
  const file = path.join(projectRoot(), "build/server/import-thread.js");
  const thread = new Worker(file, { workerData });
  const look = setInterval(() => isStopping() && thread.postMessage("stop"), STOP_LOOK_MS);
  try {
    await new Promise<void>((resolve, reject) => {
      thread.once("error", reject).once("exit", () => resolve());
    });
  } finally {
    clearInterval(look);
  }
}
