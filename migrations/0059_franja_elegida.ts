import type { Kysely } from "kysely";

/** The price band that an editor chooses for a product, in place of the third of its category. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("productos").addColumn("franja", "text").execute();
}
