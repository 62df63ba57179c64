import { type Kysely, sql } from "kysely";

/** Title and description for search engines alone; an empty one is made from the page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["productos", "consejos"]) {
    for (const column of ["seo_titulo", "seo_descripcion"]) {
      await sql`alter table ${sql.table(table)} add column ${sql.ref(column)} text not null default ''`.execute(
        db,
      );
    }
  }
}
