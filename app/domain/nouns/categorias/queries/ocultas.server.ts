import { sql } from "kysely";
import { database, type Trx } from "~db/client.server";
import { type Oculta, SIN_ELEGIR } from "~nouns/categorias/rules/categoria";

export const OCULTAS_SHOWN = 50;

export const listOcultas = (): Promise<Oculta[]> =>
  database()
    .read.selectFrom("categorias")
    .select(["id", "slug", "nombre"])
    .select(
      sql<number>`(select count(*) from productos where category = categorias.slug)`.as("usos"),
    )
    .where("oculta", "=", 1)
    .where("slug", "<>", SIN_ELEGIR.slug)
    .orderBy("nombre")
    .limit(OCULTAS_SHOWN)
    .execute();

export function findOcultas(slug?: string): Promise<Pick<Oculta, "slug" | "nombre">[]> {
  const hidden = database().read.selectFrom("categorias").where("oculta", "=", 1);
  const all = hidden.select(["slug", "nombre"]).where("slug", "<>", SIN_ELEGIR.slug);
  const wanted = slug === undefined ? all : all.where("slug", "=", slug);
  return wanted.orderBy("nombre_folded").execute();
}

export async function dropEmptyOcultas(trx: Trx): Promise<void> {
  await sql`delete from categorias where oculta = 1
    and not exists (select 1 from productos where category = categorias.slug)`.execute(trx);
  await sql`delete from tipos_consejo where oculta = 1
    and not exists (select 1 from consejos where categoria = tipos_consejo.slug)`.execute(trx);
}
