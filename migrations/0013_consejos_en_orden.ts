import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index consejos_list on consejos (fecha desc, id, titulo_folded, estado)`.execute(db);
}
