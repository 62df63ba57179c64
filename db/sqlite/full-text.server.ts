import { type RawBuilder, sql } from "kysely";
import type { Read } from "../schema/database";
import { holds } from "./queries.server";

export type Indexed = "productos" | "consejos";

export interface Entries {
  indexed: Indexed;
  candidates?: RawBuilder<unknown>;
  conditions: RawBuilder<unknown>[];
  numbers?: RawBuilder<unknown>;
}

export type Where = "titulo" | "titulo y texto";

const TRIGRAM = 3;
const PAIR = 2;

const lengthOf = (text: string) => [...text].length;

export const isShort = (text: string) => lengthOf(text) < TRIGRAM;

const quote = (text: string) => `"${text.replaceAll("\0", " ").replaceAll('"', '""')}"`;

const inTitle = (text: string) => holds("e.titulo", text);

export function titleContains(indexed: Indexed, folded: string): Entries {
  const conditions = [inTitle(folded)];
  if (lengthOf(folded) === PAIR) {
    return { indexed, conditions, numbers: numbersHolding(folded, indexed) };
  }
  if (isShort(folded)) return { indexed, conditions };
  return { indexed, candidates: match(indexed, "trigramas", trigramsOf([folded])), conditions };
}

/** No trigram begins with the last two letters of a title, which are looked up beside the trigrams. */
function numbersHolding(pair: string, indexed: Indexed): RawBuilder<unknown> {
  const all = sql.table(`busqueda_${indexed}`);
  const beginWithIt = sql`(
    select coalesce(group_concat('"' || replace(term, '"', '""') || '"', ' OR '), '""')
    from ${sql.table(`busqueda_${indexed}_vocabulario`)}
    where term >= ${pair} and term <= ${pair} || char(0x10ffff))`;
  return sql`
    ${match(indexed, "trigramas", beginWithIt)}
    union all
    select n from ${all}
    where substr(titulo, -2) = ${pair} and instr(titulo, ${pair}) = length(titulo) - 1`;
}

/** The index of words would read every text that holds them; trigrams tell it at once of titles. */
export async function mayHoldInTitle(db: Read, indexed: Indexed, folded: readonly string[]) {
  const long = folded.filter((word) => !isShort(word));
  if (long.length === 0) return true;
  const { rows } = await sql`${match(indexed, "trigramas", trigramsOf(long))} limit 1`.execute(db);
  return rows.length > 0;
}

const TRIGRAMS_OF_TEXT = 3;

function trigramsOf(texts: readonly string[]): string {
  const trigrams = texts.flatMap((text) => {
    const letters = [...text];
    const last = letters.length - TRIGRAM;
    return Array.from({ length: TRIGRAMS_OF_TEXT }, (_, n) => {
      const start = Math.round((n * last) / (TRIGRAMS_OF_TEXT - 1));
      return letters.slice(start, start + TRIGRAM).join("");
    });
  });
  return [...new Set(trigrams)].map(quote).join(" AND ");
}

export function hasWords(indexed: Indexed, folded: readonly string[], where: Where): Entries {
  const expression = inColumn(where, folded.map(quote));
  return { indexed, candidates: match(indexed, "palabras", expression), conditions: [] };
}

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

function match(
  indexed: Indexed,
  kind: "palabras" | "trigramas",
  expression: string | RawBuilder<unknown>,
) {
  const table = sql.table(`busqueda_${indexed}_${kind}`);
  return sql`select rowid as n from ${table} where ${table} match ${expression}`;
}
