import { parentPort, workerData } from "node:worker_threads";
import { runImports } from "~/domain/importacion/lote/run-imports.server";
import { closeDatabase } from "~db/client.server";
import type { ImportOrder } from "./import-job";
import { giveWay } from "./visitors";

/** Storing a chunk would keep visitors waiting on the event loop. */
const { owner, visits }: ImportOrder = workerData;

let isStopping = false;
parentPort?.once("message", () => {
  isStopping = true;
});

try {
  await runImports({
    owner,
    isStopping: () => isStopping,
    giveWay: (busyMs) => giveWay(busyMs, visits),
  });
} finally {
  await closeDatabase();
  parentPort?.close();
}
