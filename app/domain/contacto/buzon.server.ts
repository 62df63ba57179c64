import type { Selectable } from "kysely";
import { type Actor, writeRecorded } from "~/domain/historial/historial.server";
import { countRows, readPage } from "~/domain/paginas.server";
import { database, type Trx } from "~db/client.server";
import type { Schema } from "~db/schema/schema";
import { BUZON_PAGE_SIZE, type MensajeRecibido } from "./buzon";

export async function findMensajes(query: { onlyUnread: boolean; pagina: number }) {
  const asked = query.onlyUnread ? unread() : mensajes();
  return readPage(
    asked.selectAll().orderBy("created_at", "desc").orderBy("id"),
    { total: await countRows(asked), pagina: query.pagina, size: BUZON_PAGE_SIZE },
    toMensaje,
  );
}

const mensajes = () => database().read.selectFrom("mensajes");
const unread = () => mensajes().where("read_at", "is", null);

export async function findMensaje(id: string): Promise<MensajeRecibido | undefined> {
  const row = await mensajes().selectAll().where("id", "=", id).executeTakeFirst();
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

export const countUnread = () => countRows(unread());

export function markMensaje(
  id: string,
  mark: "leido" | "sin-leer",
  actor: Actor,
  now = new Date(),
): Promise<boolean> {
  const read_at = mark === "leido" ? now.toISOString() : null;
  const marking = async (trx: Trx) => {
    const marked = trx.updateTable("mensajes").set({ read_at }).where("id", "=", id);
    return (await marked.executeTakeFirst()).numUpdatedRows > 0n;
  };
  return writeRecorded({ actor, action: `mensaje.${mark}`, target: id }, marking, now);
}

export function deleteMensaje(id: string, actor: Actor, now = new Date()): Promise<boolean> {
  const deletion = async (trx: Trx) => {
    const deleted = trx.deleteFrom("mensajes").where("id", "=", id);
    return (await deleted.executeTakeFirst()).numDeletedRows > 0n;
  };
  return writeRecorded({ actor, action: "mensaje.eliminado", target: id }, deletion, now);
}
