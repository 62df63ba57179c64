import { type Kysely, sql } from "kysely";

/** How often former addresses are asked for; a row with `a` is one that the owner has added. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table redirecciones (
      de text primary key check (de like '/_%' and length(de) <= 500),
      a text check (a like '/%'),
      veces integer not null default 0 check (veces >= 0),
      ultima text,
      created_at text,
      check ((a is null) = (created_at is null))
    ) strict, without rowid`.execute(db);
}
