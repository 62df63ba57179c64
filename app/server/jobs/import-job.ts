import path from "node:path";
import { type ResourceLimits, Worker } from "node:worker_threads";
import { projectRoot } from "~/runtime/env.server";
import { isDue } from "~db/lease.server";
import { IMPORTACIONES } from "~features/importacion/lote/cola.server";
import { type Encargo, type Leido, readIn } from "~features/importacion/lote/read-beside.server";
import type { Job } from "./jobs";
import { visits } from "./visitors";

export const IMPORT_JOB = "importaciones";

const STOP_LOOK_MS = 50;

/** A file of 10 MB takes half of this to read; one that needs more ends only the thread. */
const READING = { maxOldGenerationSizeMb: 256 };

export type ImportOrder = { owner: string; visits: SharedArrayBuffer } | { lectura: Encargo };

export function importJob(owner: string): Job {
  readIn((lectura) => runThread({ lectura }, () => false, READING));
  return {
    name: IMPORT_JOB,
    everyMs: 5_000,
    async run(isStopping) {
      if (await isDue(IMPORTACIONES)) await runThread({ owner, visits }, isStopping, {});
    },
  };
}

async function runThread(
  workerData: ImportOrder,
  isStopping: () => boolean,
  resourceLimits: ResourceLimits,
): Promise<Leido> {
  const file = path.join(projectRoot(), "build/server/import-thread.js");
  const thread = new Worker(file, { workerData, resourceLimits });
  const look = setInterval(() => isStopping() && thread.postMessage("stop"), STOP_LOOK_MS);
  try {
    return await new Promise<Leido>((resolve, reject) => {
      let said: Leido;
      thread.on("message", (message: { leido: Leido }) => {
        said = message.leido;
      });
      thread.once("error", reject).once("exit", () => resolve(said));
    });
  } finally {
    clearInterval(look);
  }
}
