import { type Actor, recordSuceso } from "~/domain/historial/historial.server";
import { database } from "~db/client.server";
import { deleteLote } from "./lotes.server";

/** Throws away an import that nothing was written for; one that has begun stays. */
export async function discardLote({ id, actor }: { id: string; actor: Actor }): Promise<void> {
  await database().write(async (trx) => {
    const gone = await deleteLote(trx, id);
    if (!gone) return;
    const details = { archivo: gone.archivo };
    await recordSuceso(trx, { actor, action: "importacion.descartada", target: id, details });
  });
}
