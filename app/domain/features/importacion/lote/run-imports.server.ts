import { setImmediate as breathe } from "node:timers/promises";
import { log } from "~/runtime/log.server";
import { giveBack, LeaseLostError } from "~db/lease.server";
import { claimTrabajo, type Encargo, IMPORTACIONES } from "./cola.server";
import { importChunk } from "./import-chunks.server";
import { undoChunk } from "./undo-chunks.server";

interface Turno {
  owner: string;
  isStopping: () => boolean;
  /** Lets requests have a turn, a longer one with visitors. @param busyMs time of the last chunk */
  giveWay: (busyMs: number) => Promise<void>;
}

export async function runImports(turno: Turno): Promise<void> {
  while (!turno.isStopping()) {
    const encargo = await claimTrabajo(turno.owner);
    if (!encargo) return;
    await work(encargo, turno).catch((error) => {
      log().error({ err: error, trabajo: encargo.id }, "import interrupted");
    });
  }
}

export async function runImport(lote: string, owner: string): Promise<void> {
  const encargo = await claimTrabajo(owner, new Date(), lote);
  if (encargo) await work(encargo, { isStopping: () => false, giveWay: () => breathe() });
}

async function work(encargo: Encargo, { isStopping, giveWay }: Omit<Turno, "owner">) {
  const doChunk = encargo.kind === "importacion" ? importChunk : undoChunk;
  try {
    while (!isStopping()) {
      const start = performance.now();
      if (await doChunk(encargo)) return;
      await giveWay(performance.now() - start);
    }
    await giveBack(encargo);
  } catch (error) {
    if (error instanceof LeaseLostError) return;
    const runAfter = new Date(Date.now() + IMPORTACIONES.waitMs);
    await giveBack(encargo, { error, runAfter });
    throw error;
  }
}
