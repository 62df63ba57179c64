import { type Kysely, sql } from "kysely";

/** A form that was sent with a session that ran out is a draft, as one that waits for its picture. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into borradores (id, user_id, volver, campo, datos, created_at)
    select id, user_id, substr(destino, 1, instr(destino || '?', '?') - 1), '', campos, created_at
    from reanudaciones`.execute(db);
  await sql`drop table reanudaciones`.execute(db);
}
