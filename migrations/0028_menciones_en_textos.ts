import { type Kysely, sql } from "kysely";

/** The few texts with pictures, and the few that pick products, are found without reading all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index consejos_con_imagenes on consejos (id)
    where instr(contenido, '](/media/') > 0`.execute(db);
  await sql`create index consejos_con_elecciones on consejos (id)
    where instr(contenido, '::eleccion ') > 0`.execute(db);
  await sql`create index productos_con_imagenes on productos (id)
    where instr(contenido_principal, '](/media/') > 0`.execute(db);
}
