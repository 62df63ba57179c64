import { type Kysely, sql } from "kysely";

/** The few texts with pictures, so that a picture's use is found without reading every text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index consejos_con_imagenes on consejos (id)
    where instr(contenido, '](/media/') > 0`.execute(db);
  await sql`create index productos_con_imagenes on productos (id)
    where instr(contenido_principal, '](/media/') > 0`.execute(db);
}
