import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tokens add column password_hash text`.execute(db);
  await sql`alter table tokens add column browser_hash text
    check ((browser_hash is null) = (password_hash is null))`.execute(db);
}
