import { sql } from "kysely";
import { moveRow } from "~base/move-one-step.server";
import { fold } from "~base/texto";
import { database, type Read, type Trx } from "~db/client.server";
import { hasRows } from "~db/paging.server";
import { OCULTAS_SHOWN } from "~nouns/categorias/queries/ocultas.server";
import { resolveTipo } from "~nouns/categorias/queries/resolve-categoria.server";
import { whileSame } from "~nouns/categorias/queries/write-categorias.server";
import { SIN_ELEGIR, type Tipo } from "~nouns/categorias/rules/categoria";

type Bit = 0 | 1;

function tipos(db: Read, oculta: Bit) {
  const all = db.selectFrom("tipos_consejo").where("oculta", "=", oculta);
  return all.where("slug", "<>", SIN_ELEGIR.slug).orderBy("orden").orderBy("nombre");
}

const uses = sql<number>`(select count(*) from consejos where categoria = tipos_consejo.slug)`;

export const listTipos = (oculta: Bit): Promise<Tipo[]> =>
  tipos(database().read, oculta)
    .select(["id", "slug", "nombre", "descripcion", uses.as("usos")])
    .$if(oculta === 1, (hidden) => hidden.limit(OCULTAS_SHOWN))
    .execute();

export const hasTipo = (id: string, oculta: Bit) =>
  hasRows(tipos(database().read, oculta).where("id", "=", id));

/** Without a description in the form, the stored one stays. */
type Named = { id: string; nombre: string; descripcion?: string; oculta: Bit };
export type Asked = Named & { destino: string };
/** Resolves to the details for the history, or to undefined if nothing had to change. */
export type Done = Promise<{ nombre: string } | undefined>;

export async function addTipo(trx: Trx, asked: Asked): Done {
  const slug = await resolveTipo(trx, asked.nombre);
  const own = trx.selectFrom("tipos_consejo").select("id").where("slug", "=", slug);
  return nameTipo(trx, { ...asked, ...(await own.executeTakeFirstOrThrow()), oculta: 1 });
}

/**
 * Renames a type. A hidden type becomes visible, as the last one. The slug stays, so that addresses
 * of articles do, and a name that another type has is refused.
 */
export async function nameTipo(trx: Trx, { id, nombre, descripcion, oculta }: Named): Done {
  const others = await tipos(trx, 0).select("nombre").where("id", "<>", id).execute();
  if (others.some((other) => fold(other.nombre) === fold(nombre))) return undefined;
  const orden = oculta ? sql<number>`(select max(orden) + 1 from tipos_consejo)` : undefined;
  const own = trx.updateTable("tipos_consejo").where("id", "=", id).where("oculta", "=", oculta);
  const change = own.where("slug", "<>", SIN_ELEGIR.slug);
  const demo =
    descripcion === undefined ? undefined : whileSame("descripcion", descripcion, "demo");
  const named = change.set({ nombre, descripcion, demo, oculta: 0, orden });
  return named.returning("nombre").executeTakeFirst();
}

export async function moveTipo(trx: Trx, id: string, paso: -1 | 1): Done {
  const rows = await tipos(trx, 0).select(["id", "nombre"]).execute();
  const moved = await moveRow(trx, rows, { table: "tipos_consejo", column: "orden", id, paso });
  return moved && { nombre: moved.nombre };
}

/** Deletes a type unless it has articles, checked in the same statement. */
export async function deleteTipo(trx: Trx, { id }: Asked): Done {
  const own = trx.deleteFrom("tipos_consejo").where("id", "=", id).where(uses, "=", 0);
  return own.where("slug", "<>", SIN_ELEGIR.slug).returning("nombre").executeTakeFirst();
}

export async function mergeTipo(trx: Trx, { id, destino }: Asked): Done {
  const own = tipos(trx, 1).select(["slug", "nombre"]).where("id", "=", id);
  const other = tipos(trx, 0).select("slug").where("slug", "=", destino);
  const [hidden, target] = [await own.executeTakeFirst(), await other.executeTakeFirst()];
  if (!hidden || !target) return undefined;
  const held = trx.updateTable("consejos").where("categoria", "=", hidden.slug);
  const moved = held.set({ categoria: target.slug, updated_at: new Date().toISOString() });
  await moved.set((eb) => ({ version: eb("version", "+", 1) })).execute();
  return { nombre: hidden.nombre };
}
