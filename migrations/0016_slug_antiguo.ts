import { type Kysely, sql } from "kysely";

/** What a new product's slug led to before the import added it, so that an undo gives it back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table importacion_filas add column slug_antiguo text
    check (slug_antiguo is null or json_valid(slug_antiguo))`.execute(db);
}
