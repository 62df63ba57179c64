import { sql } from "kysely";
import { fold } from "~base/texto";
import { database, type Trx } from "~db/client.server";
import { reorder } from "~nouns/categorias/queries/change-categorias.server";
import { resolveTipo } from "~nouns/categorias/queries/resolve-categoria.server";
import { whileSame } from "~nouns/categorias/queries/write-categorias.server";
import { SIN_ELEGIR, type Tipo } from "~nouns/categorias/rules/categoria";
import { type Actor, writeRecorded } from "~record/historial/historial.server";
import type { SucesoAction } from "~record/historial/suceso";

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

type One = { id: string; actor: Actor };
/** The description stays as it is where none was sent. */
export type Named = One & { nombre: string; descripcion?: string };
type Done = Promise<false | { nombre: string }>;

/** @returns a deed that is false where it changes nothing */
const deed =
  <Asked extends { id?: string; actor: Actor }>(
    action: SucesoAction,
    change: (trx: Trx, asked: Asked) => Done,
  ) =>
  (asked: Asked) =>
    writeRecorded({ actor: asked.actor, action, target: asked.id || undefined }, (trx) =>
      change(trx, asked),
    );

export const addTipo = deed("categoria.creada", async (trx, asked: Omit<Named, "id">) => {
  const slug = await resolveTipo(trx, asked.nombre);
  const own = trx.selectFrom("tipos_consejo").select("id").where("slug", "=", slug);
  return giveName(trx, { ...asked, ...(await own.executeTakeFirstOrThrow()) }, 1);
});

export const showTipo = deed("categoria.editada", (trx, { id, nombre, actor }: Named) =>
  giveName(trx, { id, nombre, actor }, 1),
);

/** Its slug stays, and with it the addresses of its articles. */
export const renameTipo = deed("categoria.editada", (trx, asked: Named) => giveName(trx, asked, 0));

/** Puts a hidden one at the end of those that are seen. False for a name that another has. */
async function giveName(trx: Trx, { id, nombre, descripcion }: Named, oculta: 0 | 1): Done {
  const others = await visible(trx).select("nombre").where("id", "<>", id).execute();
  if (others.some((other) => fold(other.nombre) === fold(nombre))) return false;
  const orden = oculta ? sql<number>`(select max(orden) + 1 from tipos_consejo)` : undefined;
  const own = trx.updateTable("tipos_consejo").where("id", "=", id).where("oculta", "=", oculta);
  const change = own.where("slug", "<>", SIN_ELEGIR.slug);
  const demo =
    descripcion === undefined ? undefined : whileSame("descripcion", descripcion, "demo");
  const [named] = await change.set({ nombre, descripcion, demo, oculta: 0, orden }).execute();
  return (named?.numUpdatedRows ?? 0n) > 0n && { nombre };
}

export async function hasTipo(id: string, oculta: 0 | 1): Promise<boolean> {
  const own = database().read.selectFrom("tipos_consejo").select("id").where("id", "=", id);
  return (await own.where("oculta", "=", oculta).executeTakeFirst()) !== undefined;
}

export const moveTipo = ({ id, actor }: One, paso: -1 | 1) =>
  reorder("tipos_consejo", { id, paso, actor }, (trx) =>
    visible(trx).select(["id", "nombre"]).execute(),
  );

/** One that still has articles stays, in the same statement that looks. */
export const deleteTipo = deed("categoria.eliminada", async (trx, { id }: One) => {
  const own = trx.deleteFrom("tipos_consejo").where("id", "=", id).where(uses, "=", 0);
  const [gone] = await own.where("slug", "<>", SIN_ELEGIR.slug).returning("nombre").execute();
  return gone ?? false;
});

export type Joined = One & { destino: string };

export const mergeTipo = deed("categoria.eliminada", async (trx, { id, destino }: Joined) => {
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
