import { type RawBuilder, sql } from "kysely";
import type { Read } from "./client.server";

/** The content that has a full-text index, made by migration 0004. */
export type Indexed = "productos" | "consejos";

/** Entries of the index: those of the candidates, or else all, for which every condition holds. */
export interface Entries {
  indexed: Indexed;
  candidates?: RawBuilder<unknown>;
  conditions: RawBuilder<unknown>[];
}

export type Where = "titulo" | "titulo y texto";

/** Shorter parts are in no trigram, so folded titles are scanned for them. */
const TRIGRAM = 3;

export const isShort = (text: string) => [...text].length < TRIGRAM;

/** As FTS5 takes text that means nothing but itself. */
const quote = (text: string) => `"${text.replaceAll("\0", " ").replaceAll('"', '""')}"`;

const inTitle = (text: string) => sql`instr(e.titulo, ${text}) > 0`;

/** Those whose title holds the text, also within a word. */
export function titleContains(indexed: Indexed, folded: string): Entries {
  const conditions = [inTitle(folded)];
  if (isShort(folded)) return { indexed, conditions };
  return { indexed, candidates: match(indexed, "trigramas", everyThird(folded)), conditions };
}

/** Trigrams that cover the text; titles with all of them are few enough to be looked at. */
function everyThird(text: string): string {
  const letters = [...text];
  const last = letters.length - TRIGRAM;
  const starts = [...letters.keys()].filter((start) => start === last || start % TRIGRAM === 0);
  const trigrams = starts
    .filter((start) => start <= last)
    .map((start) => letters.slice(start, start + TRIGRAM).join(""));
  return [...new Set(trigrams)].map(quote).join(" AND ");
}

/** Those that hold every word as it stands. */
export function hasWords(indexed: Indexed, folded: readonly string[], where: Where): Entries {
  const expression = inColumn(where, folded.map(quote));
  return { indexed, candidates: match(indexed, "palabras", expression), conditions: [] };
}

/**
 * Those where every word begins one of theirs; one of one or two letters may stand anywhere in the
 * title.
 */
export function resemblesWords(indexed: Indexed, folded: readonly string[], where: Where): Entries {
  const long = folded.filter((word) => !isShort(word)).map((word) => `${quote(word)}*`);
  const conditions = folded.filter(isShort).map((word) => {
    if (where === "titulo") return inTitle(word);
    return sql`(${inTitle(word)} or e.n in (${match(indexed, "palabras", quote(word))}))`;
  });
  if (long.length === 0) return { indexed, conditions };
  return { indexed, candidates: match(indexed, "palabras", inColumn(where, long)), conditions };
}

function inColumn(where: Where, terms: string[]): string {
  const all = `(${terms.join(" AND ")})`;
  return where === "titulo" ? `titulo : ${all}` : all;
}

function match(indexed: Indexed, kind: "palabras" | "trigramas", expression: string) {
  const table = sql.table(`busqueda_${indexed}_${kind}`);
  return sql`select rowid as n from ${table} where ${table} match ${expression}`;
}

/** Entries looked at to see whether there are many. */
const SAMPLE = 256;
/** Share of the sample from which walking along the titles beats sorting what was found. */
const MANY = 1 / 4;
/** Titles walked along at most: those that are found may all stand at the end. */
const WALK = 8;

/** The content ids of the first entries by title: sorts all that is found. */
export function sortByTitle(entries: Entries, limit: number): RawBuilder<{ id: string }> {
  return sql`select e.id from ${rowsOf(entries)} order by e.titulo, e.id limit ${limit}`;
}

/** The same, for less where a large part of all titles is found. */
export async function findFirstByTitle(db: Read, entries: Entries, limit: number) {
  if (entries.candidates && (await areMany(db, entries))) {
    const { rows } = await walkTitles(entries, entries.candidates, limit).execute(db);
    if (rows.length === limit) return rows;
  }
  const { rows } = await sortByTitle(entries, limit).execute(db);
  return rows;
}

/** Whether a large part of the newest entries is found; of few entries none are many. */
async function areMany(db: Read, { indexed, candidates }: Entries): Promise<boolean> {
  const last = sql`(select max(n) from ${sql.table(`busqueda_${indexed}`)})`;
  // Written out: a bound number is none of whole numbers, and FTS5 would not go by it.
  const size = sql.lit(SAMPLE);
  const { rows } = await sql<{ share: number }>`
    select count(*) * 1.0 / ${SAMPLE} as share
    from (${candidates} and rowid > ${last} - ${size})`.execute(db);
  return (rows[0]?.share ?? 0) > MANY;
}

/** Takes the titles in their order and asks of each whether it is found, until there are enough. */
function walkTitles(
  { indexed, conditions }: Entries,
  candidates: RawBuilder<unknown>,
  limit: number,
): RawBuilder<{ id: string }> {
  const found = sql`exists (${candidates} and rowid = e.n)`;
  return sql`
    select e.id from (
      select n, id, titulo from ${sql.table(`busqueda_${indexed}`)}
      order by titulo, id limit ${limit * WALK}) as e
    where ${sql.join([...conditions, found], sql` and `)}
    order by e.titulo, e.id limit ${limit}`;
}

/** How many entries are in one of the two, or in both. */
export function countEither(some: Entries, others: Entries): RawBuilder<{ total: number }> {
  // Told by their numbers before any title is read: most of the others are among some.
  const number = sql.ref(others.candidates ? "c.n" : "e.n");
  const isNew = sql`${number} not in (${numbersOf(some)})`;
  const rest = rowsOf({ ...others, conditions: [isNew, ...others.conditions] });
  return sql`select (select count(*) from (${numbersOf(some)}))
    + (select count(*) from ${rest}) as total`;
}

function rowsOf({ indexed, candidates, conditions }: Entries) {
  const all = sql`${sql.table(`busqueda_${indexed}`)} as e`;
  const found = candidates ? sql`(${candidates}) as c join ${all} on e.n = c.n` : all;
  return conditions.length > 0 ? sql`${found} where ${sql.join(conditions, sql` and `)}` : found;
}

/** Without a condition the full-text table answers alone. */
function numbersOf(entries: Entries) {
  const isAlone = entries.candidates && entries.conditions.length === 0;
  return isAlone ? entries.candidates : sql`select e.n from ${rowsOf(entries)}`;
}
