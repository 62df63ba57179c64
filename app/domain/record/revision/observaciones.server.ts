import { randomUUID } from "node:crypto";
import { makeOnce } from "~base/envios.server";
import { countersAt, takeAttempts } from "~base/limits/attempts.server";
import { beginningOf } from "~base/texto";
import { database, type Read } from "~db/client.server";
import { countRows } from "~db/paging.server";
import { parseContenido } from "~record/contenido/bloques.server";
import { textOfTrozos } from "~record/contenido/en-linea.server";
import { type Actor, writeRecorded } from "~record/historial/historial.server";
import type { Publicable } from "~record/tipos/tipo";
import { OBSERVACIONES_MAX } from "./revision";

const CITA_MAX = 120;

export function parrafosOf(texto: string): Map<number, string> {
  const lines = parseContenido(texto).flatMap((bloque) =>
    "items" in bloque ? bloque.items : "trozos" in bloque ? [bloque] : [],
  );
  return new Map(
    lines.map(({ line, trozos }) => [line + 1, beginningOf(textOfTrozos(trozos), CITA_MAX)]),
  );
}

const of = (db: Read, { tipo, id }: Publicable) =>
  db.selectFrom("observaciones").where("tipo", "=", tipo).where("item", "=", id);

export const listObservaciones = (item: Publicable) =>
  of(database().read, item)
    .select(["id", "linea", "cita", "nombre", "texto", "created_at as at"])
    .where("hecha_at", "is", null)
    .orderBy("linea")
    .orderBy("created_at")
    .execute();

export type Observacion = Awaited<ReturnType<typeof listObservaciones>>[number];

type Sent = { idem: string; clientAddress: string };
type Escrita = { linea: number; cita: string; nombre: string; texto: string };

/** Stores a remark once, even if it is sent twice. @throws {TooManyAttemptsError} */
export const addObservacion = (
  { tipo, id: item }: Publicable,
  escrita: Escrita,
  { idem, clientAddress }: Sent,
  now = new Date(),
) =>
  makeOnce(
    { idem, content: JSON.stringify([item, escrita]) },
    async (trx) => {
      await takeAttempts(trx, countersAt("observaciones", clientAddress), now);
      if ((await countRows(of(trx, { tipo, id: item }))) >= OBSERVACIONES_MAX) {
        return { outcome: "full" };
      }
      const row = { id: randomUUID(), tipo, item, ...escrita, created_at: now.toISOString() };
      await trx.insertInto("observaciones").values(row).execute();
      return { outcome: "saved", id: row.id };
    },
    now,
  );

export const tickOff = ({ tipo, id }: Publicable, observacion: string, actor: Actor) =>
  writeRecorded({ actor, action: "observacion.hecha", target: id }, async (trx, hecha_at) => {
    const open = trx.updateTable("observaciones").set({ hecha_at }).where("hecha_at", "is", null);
    const own = open.where("tipo", "=", tipo).where("item", "=", id).where("id", "=", observacion);
    return (await own.executeTakeFirst()).numUpdatedRows > 0n;
  });
