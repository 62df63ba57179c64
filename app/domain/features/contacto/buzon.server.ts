import { database, type Trx } from "~db/client.server";
import { countRows, readPage } from "~db/paging.server";
import { type Actor, writeRecorded } from "~record/historial/historial.server";

const PAGE_SIZE = 25;

export type MensajeRecibido = NonNullable<Awaited<ReturnType<typeof findMensaje>>>;

export function findMensajes({ onlyUnread, pagina }: { onlyUnread: boolean; pagina: number }) {
  const asked = onlyUnread ? unread() : mensajes();
  const newest = asked.orderBy("created_at", "desc").orderBy("id");
  return readPage(newest, { pagina, size: PAGE_SIZE });
}

const mensajes = () =>
  database()
    .read.selectFrom("mensajes")
    .select(["id", "name", "email", "subject", "message"])
    .select(["created_at as createdAt", "read_at as readAt"]);

const unread = () => mensajes().where("read_at", "is", null);

export const findMensaje = (id: string) => mensajes().where("id", "=", id).executeTakeFirst();

export const countUnread = () => countRows(unread());

export function markMensaje(id: string, mark: "leido" | "sin-leer", actor: Actor) {
  const marking = async (trx: Trx, at: string) => {
    const read_at = mark === "leido" ? at : null;
    const marked = trx.updateTable("mensajes").set({ read_at }).where("id", "=", id);
    return (await marked.executeTakeFirst()).numUpdatedRows > 0n;
  };
  return writeRecorded({ actor, action: `mensaje.${mark}`, target: id }, marking);
}

export function deleteMensaje(id: string, actor: Actor): Promise<boolean> {
  const deletion = async (trx: Trx) => {
    const deleted = trx.deleteFrom("mensajes").where("id", "=", id);
    return (await deleted.executeTakeFirst()).numDeletedRows > 0n;
  };
  return writeRecorded({ actor, action: "mensaje.eliminado", target: id }, deletion);
}
