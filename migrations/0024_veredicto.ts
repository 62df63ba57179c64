import { type Kysely, sql } from "kysely";

/** The verdict of a review in one sentence, and for whom the product is or is not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ["veredicto", "para_quien", "no_para"]) {
    await sql`alter table productos add column ${sql.ref(column)} text`.execute(db);
  }
}
