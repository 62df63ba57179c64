import { type Kysely, sql } from "kysely";

/**
 * No product is called as the screen that changes several at once. The check of migration 0002 names
 * the other screens; it could only be changed by copying the table.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const event of ["insert", "update of id"]) {
    await sql`
      create trigger ${sql.ref(`productos_no_lote_${event.split(" ")[0]}`)}
      before ${sql.raw(event)} on productos when lower(new.id) = 'lote'
      begin
        select raise(abort, 'lote is no id of a product');
      end`.execute(db);
  }
}
