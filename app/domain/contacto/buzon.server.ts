import type { Selectable } from "kysely";
import { type Actor, recordSuceso } from "~/domain/historial/historial.server";
import { clampPagina, countPaginas } from "~/ui/pagination";
import { database } from "~db/client.server";
import type { Schema } from "~db/schema";
import { BUZON_PAGE_SIZE, type MensajeRecibido } from "./buzon";

interface BuzonQuery {
  onlyUnread: boolean;
  pagina: number;
}

interface BuzonPage {
  mensajes: MensajeRecibido[];
  /** The last page once there are fewer. */
  pagina: number;
  paginas: number;
}

export async function findMensajes({ onlyUnread, pagina }: BuzonQuery): Promise<BuzonPage> {
  const asked = database()
    .read.selectFrom("mensajes")
    .$if(onlyUnread, (query) => query.where("read_at", "is", null));
  const { total } = await asked
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const paginas = countPaginas(total, BUZON_PAGE_SIZE);
  const shown = clampPagina(pagina, total, BUZON_PAGE_SIZE);
  const rows = await asked
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(BUZON_PAGE_SIZE)
    .offset((shown - 1) * BUZON_PAGE_SIZE)
    .execute();
  return { mensajes: rows.map(toMensaje), pagina: shown, paginas };
}

export async function findMensaje(id: string): Promise<MensajeRecibido | undefined> {
  const row = await database()
    .read.selectFrom("mensajes")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  return row && toMensaje(row);
}

const toMensaje = ({
  created_at,
  read_at,
  ...row
}: Selectable<Schema["mensajes"]>): MensajeRecibido => ({
  ...row,
  createdAt: created_at,
  isRead: read_at !== null,
});

export async function countUnread(): Promise<number> {
  const { total } = await database()
    .read.selectFrom("mensajes")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where("read_at", "is", null)
    .executeTakeFirstOrThrow();
  return total;
}

/** @returns false when the message is gone */
export function markMensaje(
  id: string,
  mark: "leido" | "sin-leer",
  actor: Actor,
  now = new Date(),
): Promise<boolean> {
  return database().write(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("mensajes")
      .set({ read_at: mark === "leido" ? now.toISOString() : null })
      .where("id", "=", id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await recordSuceso(trx, { actor, action: `mensaje.${mark}`, target: id }, now);
    return true;
  });
}

/** @returns false when the message is gone */
export function deleteMensaje(id: string, actor: Actor, now = new Date()): Promise<boolean> {
  return database().write(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom("mensajes")
      .where("id", "=", id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await recordSuceso(trx, { actor, action: "mensaje.eliminado", target: id }, now);
    return true;
  });
}
