import { parentPort, workerData } from "node:worker_threads";
import { closeDatabase } from "~db/client.server";
import { readHere } from "~features/importacion/lote/read-beside.server";
import { runImports } from "~features/importacion/lote/run-imports.server";
import type { ImportOrder } from "./import-job";
import { giveWay } from "./visitors";

/** Runs in a thread: reading a file or storing a chunk would block the event loop of visitors. */
const order: ImportOrder = workerData;

let isStopping = false;
parentPort?.once("message", () => {
  isStopping = true;
});

try {
  if ("lectura" in order) parentPort?.postMessage({ leido: await readHere(order.lectura) });
  else {
    await runImports({
      owner: order.owner,
      isStopping: () => isStopping,
      giveWay: (busyMs) => giveWay(busyMs, order.visits),
    });
  }
} finally {
  await closeDatabase();
  parentPort?.close();
}
