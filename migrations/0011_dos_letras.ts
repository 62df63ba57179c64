import { type Kysely, sql } from "kysely";

/**
 * For titles that hold two letters: the list of trigrams there are, as those that begin with the two
 * tell where they stand; and the titles by their last two letters, with which no trigram begins.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const entries of ["busqueda_productos", "busqueda_consejos"]) {
    await sql`
      create virtual table ${sql.table(`${entries}_vocabulario`)}
      using fts5vocab(${sql.table(`${entries}_trigramas`)}, row)`.execute(db);
    await sql`
      create index ${sql.ref(`${entries}_by_final`)}
      on ${sql.table(entries)} (substr(titulo, -2))`.execute(db);
  }
}
