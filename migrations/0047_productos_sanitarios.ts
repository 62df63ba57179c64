import { type Kysely, sql } from "kysely";

/** A category may say that its products are medical devices, those of its subcategories too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table categorias add column producto_sanitario integer not null default 0
    check (producto_sanitario in (0, 1))`.execute(db);
}
