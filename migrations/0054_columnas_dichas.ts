import { type Kysely, sql } from "kysely";

/** A file keeps what its headings stand for, and the values of all its rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table importaciones add column columnas text not null default '[]'
    check (json_valid(columnas))`.execute(db);
}
