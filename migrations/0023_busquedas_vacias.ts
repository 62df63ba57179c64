import { type Kysely, sql } from "kysely";

/** Searches that found nothing, by day, with nothing of the person who asked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table busquedas_vacias (
      dia text not null,
      texto text not null check (length(texto) between 2 and 40),
      veces integer not null check (veces > 0),
      primary key (dia, texto)
    ) strict, without rowid`.execute(db);
}
