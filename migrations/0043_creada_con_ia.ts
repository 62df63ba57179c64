import { type Kysely, sql } from "kysely";

/** A picture that a machine has made says so wherever it is shown large. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table media add column creada_con_ia integer not null default 0
    check (creada_con_ia in (0, 1))`.execute(db);
}
