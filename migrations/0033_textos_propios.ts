import { type Kysely, sql } from "kysely";

const COLUMNS = [
  ["consejos", "imagen_alt"],
  ["autores", "imagen_alt"],
  ["categorias", "imagen_url_alt"],
] as const;

/** A row's own text of its picture, where the library says otherwise; products have it since 0029. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of COLUMNS) {
    await sql`alter table ${sql.table(table)}
      add column ${sql.ref(column)} text not null default ''`.execute(db);
  }
}
