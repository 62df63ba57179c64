import { type Kysely, sql } from "kysely";

/** The category page says under its products how to choose one, and what the reviews look at. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ["como_elegir", "en_que_nos_fijamos"]) {
    await sql`alter table categorias add column ${sql.ref(column)} text not null default ''`.execute(
      db,
    );
  }
}
