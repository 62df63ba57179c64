import { log } from "~/log.server";
import { claimTrabajo, LeaseLostError, releaseTrabajo, type Tomado } from "./cola.server";
import { undoChunk } from "./deshacer.server";
import { importChunks } from "./ejecutar.server";

interface Turno {
  /** Names this process in leases. */
  owner: string;
  isStopping: () => boolean;
  /**
   * Called between chunks: lets requests have their turn, and more than that while there are visitors.
   * @param busyMs how long the last chunk has taken
   */
  giveWay: (busyMs: number) => Promise<void>;
}

/** Runs what waits, one after another: imports and their undoing. */
export async function runImports({ owner, isStopping, giveWay }: Turno): Promise<void> {
  while (!isStopping()) {
    const encargo = await claimTrabajo(owner);
    if (!encargo) return;
    try {
      const isDone = await runChunks(encargo, { isStopping, giveWay });
      if (!isDone) await releaseTrabajo(encargo);
    } catch (error) {
      if (error instanceof LeaseLostError) continue;
      log().error({ err: error, trabajo: encargo.id }, "import interrupted");
      await releaseTrabajo(encargo, error);
    }
  }
}

/** Does one chunk and tells whether all is done. */
function chunksOf({ lote, ...taken }: Tomado): () => Promise<boolean> {
  if (lote === undefined) throw new Error(`what was to be done by ${taken.id} is damaged`);
  const encargo = { ...taken, lote };
  return encargo.kind === "importacion" ? importChunks(encargo) : () => undoChunk(encargo);
}

/** @returns whether all is done; not when the process is told to stop */
async function runChunks(
  encargo: Tomado,
  { isStopping, giveWay }: Omit<Turno, "owner">,
): Promise<boolean> {
  const doChunk = chunksOf(encargo);
  while (!isStopping()) {
    const start = performance.now();
    if (await doChunk()) return true;
    await giveWay(performance.now() - start);
  }
  return false;
}
