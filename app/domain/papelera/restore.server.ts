import { type Actor, recordSuceso } from "~/domain/historial/historial.server";
import { log } from "~/log.server";
import { database } from "~db/client.server";
import { isWriteTrouble } from "~db/trouble.server";
import type { PapeleraMensaje } from "./mensajes";
import { type RestoreOutcome, restore } from "./papelera.server";

const MENSAJES: Record<RestoreOutcome["outcome"], PapeleraMensaje> = {
  restored: "papelera.recuperado",
  taken: "papelera.ocupado",
  missing: "papelera.no-esta",
  damaged: "papelera.danado",
};

/**
 * Brings a deleted thing back, with its row of history.
 * @returns the message to show, whatever happened
 */
export async function restoreAs(id: string, actor: Actor): Promise<PapeleraMensaje> {
  try {
    const { outcome } = await database().write(async (trx) => {
      const restored = await restore(trx, id);
      if (restored.outcome === "restored") {
        const action = `${restored.tipo}.recuperado` as const;
        await recordSuceso(trx, { actor, action, target: restored.id });
      }
      return restored;
    });
    return MENSAJES[outcome];
  } catch (error) {
    if (!isWriteTrouble(error)) throw error;
    log().error({ err: error }, "deleted thing not restored");
    return "papelera.fallo";
  }
}
