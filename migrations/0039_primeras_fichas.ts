import type { Kysely } from "kysely";
import type { Schema } from "~db/schema/schema";
import { insertDatos } from "~db/site/baseline-datos.server";

/** A site without any sheet gets those that a new one begins with; without values nobody sees them. */
export async function up(db: Kysely<Schema>): Promise<void> {
  const own = await db.selectFrom("datos").select("id").limit(1).execute();
  if (own.length === 0) await insertDatos(db);
}
