import { sql } from "kysely";
import { database, type Trx } from "~db/client.server";
import { type Oculta, SIN_ELEGIR } from "~nouns/categorias/rules/categoria";

export const OCULTAS_SHOWN = 50;

const ocultas = () =>
  database()
    .read.selectFrom("categorias")
    .where("oculta", "=", 1)
    .where("slug", "<>", SIN_ELEGIR.slug)
    .select(["slug", "nombre"])
    .orderBy("nombre_folded");

const uses = sql<number>`(select count(*) from productos where category = categorias.slug)`;

export const listOcultas = (): Promise<Oculta[]> =>
  ocultas()
    .select(["id", uses.as("usos")])
    .limit(OCULTAS_SHOWN)
    .execute();

export const findOcultas = (slug?: string): Promise<Pick<Oculta, "slug" | "nombre">[]> =>
  (slug === undefined ? ocultas() : ocultas().where("slug", "=", slug)).execute();

export async function dropEmptyOcultas(trx: Trx): Promise<void> {
  await sql`delete from categorias where oculta = 1
    and not exists (select 1 from productos where category = categorias.slug)`.execute(trx);
  await sql`delete from tipos_consejo where oculta = 1
    and not exists (select 1 from consejos where categoria = tipos_consejo.slug)`.execute(trx);
}
