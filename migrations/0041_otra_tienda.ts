import { type Kysely, sql } from "kysely";

/** One more shop that sells a product, for what Amazon lacks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table productos add column tienda text check (length(tienda) <= 40)`.execute(db);
  await sql`alter table productos add column tienda_url text
    check (tienda_url glob 'https://*')`.execute(db);
  await sql`alter table productos add column tienda_afiliado integer not null default 0
    check (tienda_afiliado in (0, 1))`.execute(db);
}
