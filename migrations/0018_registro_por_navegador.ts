import { type Kysely, sql } from "kysely";

/** A mailed link carries the password that its sign-up chose, and the browser it belongs to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tokens add column password_hash text`.execute(db);
  await sql`alter table tokens add column browser_hash text
    check ((browser_hash is null) = (password_hash is null))`.execute(db);
}
