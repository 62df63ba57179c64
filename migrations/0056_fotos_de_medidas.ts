import { type Kysely, sql } from "kysely";

/** The pictures that sheets name are found without reading every product. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index productos_con_fotos_de_medidas on productos (id)
    where instr(ficha, '"/media/') > 0`.execute(db);
}
