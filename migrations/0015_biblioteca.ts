import { type Kysely, sql } from "kysely";

const MARKS = /\p{M}/gu;

/** Lone accents go first: NFD sorts a row of them in quadratic time. */
function fold(text: string): string {
  return text.replace(MARKS, "").normalize("NFD").replace(MARKS, "").toLowerCase().trim();
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ["alt_folded", "credito_folded"]) {
    await sql`alter table media add column ${sql.ref(column)} text not null default ''`.execute(db);
  }
  await foldTextos(db);
  await sql`
    create index media_list on media (created_at desc, sha, alt_folded, credito_folded)`.execute(
    db,
  );
  await sql`drop index media_by_date`.execute(db);
}

/** SQLite knows no case of «Á», and no accents. */
async function foldTextos(db: Kysely<unknown>) {
  const { rows } = await sql<{ sha: string; alt: string; credito: string | null }>`
    select sha, alt, credito from media where alt <> '' or credito is not null`.execute(db);
  for (const { sha, alt, credito } of rows) {
    await sql`
      update media set alt_folded = ${fold(alt)}, credito_folded = ${fold(credito ?? "")}
      where sha = ${sha}`.execute(db);
  }
}
