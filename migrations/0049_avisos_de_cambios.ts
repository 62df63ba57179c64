import { type Kysely, sql } from "kysely";

/** The first mail about changes leaves out those of the time before such mails. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into audit_log (at, action, details)
    select ${new Date().toISOString()}, 'ajustes.avisados', '{"desde":"esta actualización"}'
    where exists (select 1 from audit_log)`.execute(db);
}
