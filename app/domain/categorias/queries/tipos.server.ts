import { sql } from "kysely";
import { type Oculta, SIN_ELEGIR } from "~/domain/categorias/rules/categoria";
import { type Actor, writeRecorded } from "~/domain/historial/historial.server";
import { moveIn, PASOS } from "~/domain/move-one-step";
import { fold } from "~/domain/texto";
import { database, type Trx } from "~db/client.server";
import { resolveTipo } from "./resolve-categoria.server";

const visible = (db: Pick<Trx, "selectFrom">) =>
  db
    .selectFrom("tipos_consejo")
    .where("oculta", "=", 0)
    .where("slug", "<>", SIN_ELEGIR.slug)
    .orderBy("orden")
    .orderBy("nombre");

const uses = sql<number>`(select count(*) from consejos where categoria = tipos_consejo.slug)`;

export const listTipos = (): Promise<Oculta[]> =>
  visible(database().read)
    .select(["id", "slug", "nombre", uses.as("usos")])
    .execute();

/** False for a name that another has. */
export function addTipo(nombre: string, actor: Actor): Promise<boolean> {
  return writeRecorded({ actor, action: "categoria.creada" }, async (trx) => {
    const slug = await resolveTipo(trx, nombre);
    const last = sql<number>`(select max(orden) + 1 from tipos_consejo)`;
    const { numUpdatedRows } = await trx
      .updateTable("tipos_consejo")
      .set({ nombre, oculta: 0, orden: last })
      .where("slug", "=", slug)
      .where("oculta", "=", 1)
      .executeTakeFirst();
    return numUpdatedRows > 0n && { nombre };
  });
}

/** Its slug stays, and with it the addresses of its articles. False for a name that another has. */
export function renameTipo(id: string, nombre: string, actor: Actor): Promise<boolean> {
  const suceso = { actor, action: "categoria.editada", target: id, details: { nombre } } as const;
  return writeRecorded(suceso, async (trx) => {
    const rows = await visible(trx).select(["id", "nombre"]).execute();
    const isTaken = rows.some((row) => row.id !== id && fold(row.nombre) === fold(nombre));
    if (isTaken || rows.every((row) => row.id !== id)) return false;
    await trx.updateTable("tipos_consejo").set({ nombre }).where("id", "=", id).execute();
    return true;
  });
}

export function moveTipo(id: string, paso: unknown, actor: Actor): Promise<boolean> {
  return writeRecorded({ actor, action: "categoria.ordenada", target: id }, async (trx) => {
    const rows = await visible(trx).select(["id", "nombre"]).execute();
    const step = PASOS.get(String(paso).replace("-tipo", ""));
    const ids =
      step &&
      moveIn(
        rows.map((row) => row.id),
        id,
        step,
      );
    if (!ids) return false;
    for (const [orden, each] of ids.entries()) {
      await trx.updateTable("tipos_consejo").set({ orden }).where("id", "=", each).execute();
    }
    return { nombre: rows.find((row) => row.id === id)?.nombre ?? "" };
  });
}

/** One that still has articles stays, in the same statement that looks. */
export function deleteTipo(id: string, actor: Actor): Promise<boolean> {
  return writeRecorded({ actor, action: "categoria.eliminada", target: id }, async (trx) => {
    const [gone] = await trx
      .deleteFrom("tipos_consejo")
      .where("id", "=", id)
      .where("slug", "<>", SIN_ELEGIR.slug)
      .where(uses, "=", 0)
      .returning("nombre")
      .execute();
    return gone ? { nombre: gone.nombre } : false;
  });
}
