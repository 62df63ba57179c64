import { type Kysely, sql } from "kysely";

/** A mail that failed before kept its text, and with it a link that is a key to an account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update correos set body = '' where status = 'failed'`.execute(db);
}
