import { type Kysely, sql } from "kysely";

const LETTERS = "øØßẞłŁæÆœŒþÞđĐðÐı";
const FOLDED: Readonly<Record<string, string>> = {
  ...{ ø: "o", ß: "ss", ł: "l", æ: "ae", œ: "oe", þ: "th", đ: "d", ð: "d", ı: "i" },
};

/** Names are sought by these. */
const COLUMNS = [
  ["productos", "id", "title", "titulo_folded"],
  ["consejos", "id", "titulo", "titulo_folded"],
  ["categorias", "id", "nombre", "nombre_folded"],
  ["media", "sha", "alt", "alt_folded"],
  ["media", "sha", "credito", "credito_folded"],
] as const;

/** «Strøm» is found by «strom», as «baño» by «bano». */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, id, from, to] of COLUMNS) {
    const [key, name, folded] = [sql.ref(id), sql.ref(from), sql.ref(to)];
    const { rows } = await sql<{ key: string; folded: string }>`
      select ${key} as key, ${folded} as folded from ${sql.table(table)}
      where ${name} glob ${`*[${LETTERS}]*`}`.execute(db);
    for (const row of rows) {
      const bare = row.folded.replace(/[øßłæœþđðı]/g, (letter) => FOLDED[letter] ?? "");
      await sql`update ${sql.table(table)} set ${folded} = ${bare} where ${key} = ${row.key}`.execute(
        db,
      );
    }
  }
}
