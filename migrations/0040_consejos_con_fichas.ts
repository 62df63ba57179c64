import { type Kysely, sql } from "kysely";

/** The texts that show products are found without reading all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index consejos_con_fichas on consejos (id)
    where instr(contenido, '::eleccion ') > 0 or instr(contenido, '::producto ') > 0`.execute(db);
}
