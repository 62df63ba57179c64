import { type Actor, recordSuceso } from "~/domain/historial/historial.server";
import { log } from "~/log.server";
import { database } from "~db/client.server";
import { isWriteTrouble } from "~db/trouble.server";
import type { PapeleraMensaje } from "./mensajes";
import { restore } from "./papelera.server";

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
    if (outcome === "restored") return "papelera.recuperado";
    return outcome === "taken" ? "papelera.ocupado" : "papelera.no-esta";
  } catch (error) {
    if (!isWriteTrouble(error)) throw error;
    log().error({ err: error }, "deleted thing not restored");
    return "papelera.fallo";
  }
}
