import { type RawBuilder, sql } from "kysely";

/** The content that has a full-text index, made by migration 0004. */
export type Indexed = "productos" | "consejos";

/** A select of entry numbers, `n`. */
export type Entries = RawBuilder<{ n: number }>;

/** Shorter parts are in no trigram, so folded titles are scanned for them. */
const TRIGRAM = 3;

const entriesTable = (indexed: Indexed) => sql.table(`busqueda_${indexed}`);
const wordsTable = (indexed: Indexed) => sql.table(`busqueda_${indexed}_palabras`);
const trigramsTable = (indexed: Indexed) => sql.table(`busqueda_${indexed}_trigramas`);

const isShort = (text: string) => [...text].length < TRIGRAM;

/** As FTS5 takes text that means nothing but itself. */
const quote = (text: string) => `"${text.replaceAll("\0", " ").replaceAll('"', '""')}"`;

/** Entries whose title holds the text, also within a word. */
export function titleContains(indexed: Indexed, folded: string): Entries {
  if (isShort(folded)) {
    return sql`select n from ${entriesTable(indexed)} where instr(titulo, ${folded}) > 0`;
  }
  const trigrams = trigramsTable(indexed);
  return sql`select rowid as n from ${trigrams} where ${trigrams} match ${quote(folded)}`;
}

/**
 * Entries that hold every word: as the start of a word of theirs or, if it is short, anywhere in
 * the title or as a whole word of the text.
 * @param where `titulo` leaves the text aside
 */
export function containsWords(
  indexed: Indexed,
  folded: readonly string[],
  where: "titulo" | "todo",
): Entries {
  const long = folded.filter((word) => !isShort(word)).map((word) => `${quote(word)}*`);
  const short = folded.filter(isShort);
  const column = where === "titulo" ? "titulo : " : "";
  const words = wordsTable(indexed);
  const match = (expression: string) =>
    sql`select rowid as n from ${words} where ${words} match ${expression}`;
  const candidates = match(`${column}(${long.join(" AND ")})`);
  if (short.length === 0) return candidates as Entries;

  const found = short.map((word) =>
    where === "titulo"
      ? sql`instr(e.titulo, ${word}) > 0`
      : sql`(instr(e.titulo, ${word}) > 0 or e.n in (${match(quote(word))}))`,
  );
  const narrowed = long.length > 0 ? sql`(${candidates}) as c join` : sql``;
  const joined = long.length > 0 ? sql`on e.n = c.n` : sql``;
  return sql`select e.n from ${narrowed} ${entriesTable(indexed)} as e ${joined}
    where ${sql.join(found, sql` and `)}`;
}

/** The content ids of the first entries by title. */
export function firstByTitle(
  indexed: Indexed,
  entries: Entries,
  limit: number,
): RawBuilder<{ id: string }> {
  return sql`select e.id from (${entries}) as m join ${entriesTable(indexed)} as e on e.n = m.n
    order by e.titulo, e.id limit ${limit}`;
}

/** How many entries are in one of the two, or in both. */
export function countEither(some: Entries, others: Entries): RawBuilder<{ total: number }> {
  return sql`select (select count(*) from (${some}))
    + (select count(*) from (${others}) as m where m.n not in (${some})) as total`;
}
