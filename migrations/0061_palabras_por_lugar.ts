import { type Kysely, sql } from "kysely";

/**
 * Counts the words of the index of migration 0022 by their places, and finds a part of a title in one
 * question to an index that reads the titles where they stand.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const tabla of ["productos", "consejos"]) {
    const index = `busqueda_${tabla}`;
    for (const part of ["terminos", "vocabulario", "trigramas"]) {
      await sql`drop table ${sql.table(`${index}_${part}`)}`.execute(db);
    }
    await sql`drop index ${sql.ref(`${index}_by_final`)}`.execute(db);
    await sql`create virtual table ${sql.table(`${index}_terminos`)}
      using fts5vocab(${sql.table(`${index}_palabras`)}, col)`.execute(db);
    const trigramas = sql.table(`${index}_trigramas`);
    await sql`create virtual table ${trigramas} using fts5 (
      titulo, content=${sql.lit(index)}, content_rowid='n', detail=none,
      tokenize='trigram case_sensitive 1')`.execute(db);
    await sql`insert into ${trigramas} (${trigramas}) values ('rebuild')`.execute(db);
  }
}
