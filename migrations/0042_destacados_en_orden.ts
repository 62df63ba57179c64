import { type Kysely, sql } from "kysely";

/** Featured products stand as an editor puts them; those of today keep the order they have. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table productos add column orden_home integer not null default 0`.execute(db);
  await sql`update productos set orden_home = (select count(*) from productos as before
    where before.destacado_home = 1 and before.titulo_folded < productos.titulo_folded)
    where destacado_home = 1`.execute(db);
  await sql`drop index productos_featured`.execute(db);
  await sql`create index productos_featured on productos
    (destacado_home, orden_home, titulo_folded) where destacado_home = 1`.execute(db);
}
