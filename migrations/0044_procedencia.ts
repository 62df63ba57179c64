import { type Kysely, sql } from "kysely";

/** A product that was not bought names who lent it or gave it away. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table productos add column procedencia text
    check (procedencia in ('comprado', 'prestado', 'cedido'))`.execute(db);
  await sql`alter table productos add column procedencia_de text
    check (length(procedencia_de) <= 80)`.execute(db);
}
