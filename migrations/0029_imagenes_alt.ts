import { type Kysely, sql } from "kysely";

/** A product's own texts of its pictures, where the library says otherwise: pairs of address and text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table productos add column imagenes_alt text not null default '[]'
    check (json_valid(imagenes_alt) and json_type(imagenes_alt) = 'array')`.execute(db);
}
