import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["busqueda_productos", "busqueda_consejos"]) {
    await sql`create index ${sql.ref(`${table}_by_titulo`)} on ${sql.table(table)} (titulo, id)`.execute(
      db,
    );
  }
}
