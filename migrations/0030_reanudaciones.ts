import { type Kysely, sql } from "kysely";

/** A form that was sent with a session that ran out is a draft, as one that waits for its picture. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop table reanudaciones`.execute(db);
}
