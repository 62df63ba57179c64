import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table importacion_filas add column slug_antiguo text
    check (slug_antiguo is null or json_valid(slug_antiguo))`.execute(db);
}
