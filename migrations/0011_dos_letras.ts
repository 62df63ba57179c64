import { type Kysely, sql } from "kysely";

/**
 * Two letters make no trigram: titles that hold them are found by the trigrams that begin with both, or by
 * their own last two letters.
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
