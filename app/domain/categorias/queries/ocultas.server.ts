import { type RawBuilder, sql } from "kysely";
import { type Oculta, SIN_ELEGIR } from "~/domain/categorias/rules/categoria";
import { type Actor, writeRecorded } from "~/domain/historial/historial.server";
import { database, type Trx } from "~db/client.server";

const SHOWN_MOST = 50;

export const listOcultas = () => list("categorias", sql`productos where category`);
export const listTiposOcultos = () => list("tipos_consejo", sql`consejos where categoria`);

function list(table: "categorias" | "tipos_consejo", uses: RawBuilder<unknown>): Promise<Oculta[]> {
  return database()
    .read.selectFrom(table)
    .select(["id", "slug", "nombre"])
    .select(sql<number>`(select count(*) from ${uses} = ${sql.ref(`${table}.slug`)})`.as("usos"))
    .where("oculta", "=", 1)
    .where("slug", "<>", SIN_ELEGIR.slug)
    .orderBy("nombre")
    .limit(SHOWN_MOST)
    .execute();
}

export function findOcultas(slug?: string): Promise<Pick<Oculta, "slug" | "nombre">[]> {
  return database()
    .read.selectFrom("categorias")
    .select(["slug", "nombre"])
    .where("oculta", "=", 1)
    .where("slug", "<>", SIN_ELEGIR.slug)
    .$if(slug !== undefined, (query) => query.where("slug", "=", slug ?? ""))
    .orderBy("nombre_folded")
    .execute();
}

export async function dropEmptyOcultas(trx: Trx): Promise<void> {
  await sql`delete from categorias where oculta = 1
    and not exists (select 1 from productos where category = categorias.slug)`.execute(trx);
  await sql`delete from tipos_consejo where oculta = 1
    and not exists (select 1 from consejos where categoria = tipos_consejo.slug)`.execute(trx);
}

export function showTipo(id: string, nombre: string, actor: Actor): Promise<boolean> {
  const suceso = { actor, action: "categoria.editada", target: id, details: { nombre } } as const;
  return writeRecorded(suceso, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("tipos_consejo")
      .set({ nombre, oculta: 0, orden: sql<number>`(select max(orden) + 1 from tipos_consejo)` })
      .where("id", "=", id)
      .where("oculta", "=", 1)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });
}

export function mergeTipo(id: string, to: string, actor: Actor): Promise<boolean> {
  return writeRecorded({ actor, action: "categoria.eliminada", target: id }, async (trx) => {
    const find = (column: "id" | "slug", value: string, oculta: 0 | 1) =>
      trx
        .selectFrom("tipos_consejo")
        .select(["slug", "nombre"])
        .where(column, "=", value)
        .where("oculta", "=", oculta)
        .executeTakeFirst();
    const [hidden, target] = [await find("id", id, 1), await find("slug", to, 0)];
    if (!hidden || !target) return false;
    await trx
      .updateTable("consejos")
      .set({ categoria: target.slug, updated_at: new Date().toISOString() })
      .set((eb) => ({ version: eb("version", "+", 1) }))
      .where("categoria", "=", hidden.slug)
      .execute();
    return { nombre: hidden.nombre };
  });
}
