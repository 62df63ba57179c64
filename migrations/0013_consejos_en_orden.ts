import { type Kysely, sql } from "kysely";

/** The list of articles in its order, drafts among them, with what it is searched by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index consejos_list on consejos (fecha desc, id, titulo_folded, estado)`.execute(db);
}
