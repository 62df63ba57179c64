import { sql } from "kysely";
import { SIN_ELEGIR, type Tipo } from "~/domain/categorias/rules/categoria";
import { type Actor, writeRecorded } from "~/domain/historial/historial.server";
import { moveIn } from "~/domain/move-one-step";
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

export const listTipos = (): Promise<Tipo[]> =>
  visible(database().read)
    .select(["id", "slug", "nombre", "descripcion", uses.as("usos")])
    .execute();

/** The actor gives this name to the type with this id, and what its list says of it, if that was sent. */
type Named = { id: string; nombre: string; descripcion?: string; actor: Actor };

/** False for a name that another has. */
export const addTipo = ({ nombre, descripcion, actor }: Omit<Named, "id">) =>
  writeRecorded({ actor, action: "categoria.creada" }, async (trx) =>
    show(trx, { nombre, descripcion }, "slug", await resolveTipo(trx, nombre)),
  );

/** False for a name that another has. */
export const showTipo = ({ id, nombre, actor }: Named) =>
  writeRecorded(
    { actor, action: "categoria.editada", target: id },
    async (trx) => !(await isTaken(trx, nombre, id)) && show(trx, { nombre }, "id", id),
  );

async function isTaken(trx: Trx, nombre: string, id: string): Promise<boolean> {
  const rows = await visible(trx).select(["id", "nombre"]).execute();
  return rows.some((row) => row.id !== id && fold(row.nombre) === fold(nombre));
}

export async function hasTipo(id: string, oculta: 0 | 1): Promise<boolean> {
  const own = database().read.selectFrom("tipos_consejo").select("id").where("id", "=", id);
  return (await own.where("oculta", "=", oculta).executeTakeFirst()) !== undefined;
}

/** Puts a hidden one at the end of those that are seen. */
async function show(
  trx: Trx,
  texts: Pick<Named, "nombre" | "descripcion">,
  column: "id" | "slug",
  value: string,
) {
  const hidden = trx.updateTable("tipos_consejo").where(column, "=", value).where("oculta", "=", 1);
  const orden = sql<number>`(select max(orden) + 1 from tipos_consejo)`;
  const shown = await hidden.set({ ...texts, oculta: 0, orden }).executeTakeFirst();
  return shown.numUpdatedRows > 0n && { nombre: texts.nombre };
}

/** Its slug stays, and with it the addresses of its articles. False for a name that another has. */
export function renameTipo({ id, nombre, descripcion, actor }: Named): Promise<boolean> {
  return writeRecorded({ actor, action: "categoria.editada", target: id }, async (trx) => {
    if (await isTaken(trx, nombre, id)) return false;
    const own = trx.updateTable("tipos_consejo").where("id", "=", id).where("oculta", "=", 0);
    const changed = own.where("slug", "<>", SIN_ELEGIR.slug).set({ nombre, descripcion });
    const named = await changed.executeTakeFirst();
    return named.numUpdatedRows > 0n && { nombre };
  });
}

type One = Omit<Named, "nombre">;

export function moveTipo({ id, actor }: One, paso: -1 | 1): Promise<boolean> {
  return writeRecorded({ actor, action: "categoria.ordenada", target: id }, async (trx) => {
    const rows = await visible(trx).select(["id", "nombre"]).execute();
    const listed = rows.map((row) => row.id);
    const ids = moveIn(listed, id, paso);
    if (!ids) return false;
    for (const [orden, each] of ids.entries()) {
      await trx.updateTable("tipos_consejo").set({ orden }).where("id", "=", each).execute();
    }
    return { nombre: rows[listed.indexOf(id)]?.nombre ?? "" };
  });
}

/** One that still has articles stays, in the same statement that looks. */
export function deleteTipo({ id, actor }: One): Promise<boolean> {
  return writeRecorded({ actor, action: "categoria.eliminada", target: id }, async (trx) => {
    const own = trx.deleteFrom("tipos_consejo").where("id", "=", id).where(uses, "=", 0);
    const [gone] = await own.where("slug", "<>", SIN_ELEGIR.slug).returning("nombre").execute();
    return gone ?? false;
  });
}

/** Gives the articles of a hidden one to another. */
export function mergeTipo({ id, destino, actor }: One & { destino: string }): Promise<boolean> {
  return writeRecorded({ actor, action: "categoria.eliminada", target: id }, async (trx) => {
    const all = trx.selectFrom("tipos_consejo").select(["slug", "nombre"]);
    const own = all.where("oculta", "=", 1).where("id", "=", id);
    const other = all.where("oculta", "=", 0).where("slug", "=", destino);
    const [hidden, target] = [await own.executeTakeFirst(), await other.executeTakeFirst()];
    if (!hidden || !target) return false;
    const held = trx.updateTable("consejos").where("categoria", "=", hidden.slug);
    const moved = held.set({ categoria: target.slug, updated_at: new Date().toISOString() });
    await moved.set((eb) => ({ version: eb("version", "+", 1) })).execute();
    return { nombre: hidden.nombre };
  });
}
