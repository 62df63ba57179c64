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

const TRIGRAM = 3;
const PAIR = 2;

const lengthOf = (text: string) => [...text].length;

const isShort = (text: string) => lengthOf(text) < TRIGRAM;

const quote = (text: string) => `"${text.replaceAll("\0", " ").replaceAll('"', '""')}"`;

const inTitle = (text: string) => holds("e.titulo", text);

export function titleContains(indexed: Indexed, folded: string): Entries {
  const conditions = [inTitle(folded)];
  if (lengthOf(folded) === PAIR) {
    return { indexed, conditions, numbers: numbersHolding(folded, indexed) };
  }
  if (isShort(folded)) return { indexed, conditions };
  return { indexed, candidates: match(indexed, "trigramas", trigramsOf(folded)), conditions };
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

/**
 * Trigrams tell at once that no title holds the words, while the index of words would go through every
 * text that does. Only that index takes a few letters for one another, such as the micro sign and mu: a
 * title found that way counts as found by its text.
 */
export async function canStandInTitle(
  db: Read,
  indexed: Indexed,
  sought: Sought,
): Promise<boolean> {
  if ("words" in sought) {
    if (sought.words.some(isShort)) return true;
    const expression = sought.words.map((word) => `(${trigramsOf(word)})`).join(" OR ") || '""';
    const { rows } = await sql`${match(indexed, "trigramas", expression)} limit 1`.execute(db);
    return rows.length > 0;
  }
  const parts = "any" in sought ? sought.any : sought.all;
  const can = await Promise.all(parts.map((part) => canStandInTitle(db, indexed, part)));
  return "any" in sought ? can.includes(true) : !can.includes(false);
}

const TRIGRAMS_OF_TEXT = 3;

function trigramsOf(text: string): string {
  const letters = [...text];
  const last = letters.length - TRIGRAM;
  const trigrams = Array.from({ length: TRIGRAMS_OF_TEXT }, (_, n) => {
    const start = Math.round((n * last) / (TRIGRAMS_OF_TEXT - 1));
    return letters.slice(start, start + TRIGRAM).join("");
  });
  return [...new Set(trigrams)].map(quote).join(" AND ");
}

/** An entry must hold any or all of these, down to single words. */
export type Sought = Termino | Nombre | { any: readonly Sought[] } | { all: readonly Sought[] };

/** A name of several words: in a text they stand close to one another. */
export interface Nombre {
  all: readonly Termino[];
  isName: true;
}

/** Words of texts, any of which will do, and categories, whose entries hold the word by their name. */
export interface Termino {
  words: readonly string[];
  /** The words are beginnings. */
  isPrefix?: boolean;
  /** The key of the one entry that is looked for by it. */
  id?: string;
  categorias?: readonly string[];
  /** Categories that stand under one of that name. */
  hijas?: readonly string[];
}

/** The places of a word, heaviest first; each is looked at together with those before it. */
export const WEIGHTS: Readonly<Record<Indexed, readonly Weight[]>> = {
  productos: [
    { column: "titulo" },
    { named: "categorias", hasId: true },
    { named: "hijas" },
    { column: "descripcion" },
    { column: "caracteristicas" },
    { column: "pros" },
    { column: "cuerpo" },
  ],
  consejos: [
    { column: "titulo" },
    { named: "categorias" },
    { column: "descripcion" },
    { column: "cuerpo" },
  ],
};

interface Weight {
  column?: string;
  named?: "categorias" | "hijas";
  hasId?: boolean;
}

export const LAST_WEIGHT = { productos: 6, consejos: 3 } as const;

/**
 * @param weight number of the last weight that counts
 * @param within the one category to look in
 * @returns undefined where no entry can hold it
 */
export function holding(
  indexed: Indexed,
  sought: Sought,
  weight: number,
  within?: string,
): (Entries & { expression: string }) | undefined {
  const found = expressionOf(sought, WEIGHTS[indexed].slice(0, weight + 1));
  if (found === undefined) return undefined;
  const expression = within === undefined ? found : `(${found}) AND ${inCategories([within])}`;
  const candidates = match(indexed, "palabras", expression);
  return { indexed, candidates, conditions: [], expression };
}

function expressionOf(sought: Sought, weights: readonly Weight[]): string | undefined {
  if ("words" in sought) return termExpression(sought, weights);
  if ("isName" in sought && sought.all.length > 1) return nameExpression(sought, weights);
  const isAny = "any" in sought;
  const parts = (isAny ? sought.any : sought.all).map((part) => expressionOf(part, weights));
  const found = parts.filter((part) => part !== undefined);
  if (found.length === 0 || (!isAny && found.length < parts.length)) return undefined;
  return `(${found.join(isAny ? " OR " : " AND ")})`;
}

const CLOSE = 3;
/** A name of more forms (each inflection with each) is looked for word by word. */
const MOST_FORMS = 36;

/** The words of a name must stand close together, except in titles and names of categories. */
function nameExpression({ all }: Nombre, weights: readonly Weight[]): string | undefined {
  const anywhere = expressionOf({ all }, weights.slice(0, 2));
  let forms = [""];
  for (const { words } of all) {
    forms = forms.flatMap((form) => words.map((word) => `${form} ${quote(word)}`));
    if (forms.length > MOST_FORMS) return anywhere;
  }
  const close = forms.map((form) => `NEAR(${form}, ${CLOSE})`).join(" OR ");
  const inTexts = `${columnsOf(weights)} : (${close})`;
  return anywhere ? `(${anywhere} OR ${inTexts})` : `(${inTexts})`;
}

const columnsOf = (weights: readonly Weight[]) =>
  `{${weights.flatMap(({ column }) => column ?? []).join(" ")}}`;

function termExpression(termino: Termino, weights: readonly Weight[]): string | undefined {
  const words = termino.words.map((word) => `${quote(word)}${termino.isPrefix ? " *" : ""}`);
  const slugs = weights.flatMap(({ named }) => (named && termino[named]) ?? []);
  const parts = [
    ...(words.length > 0 ? [`${columnsOf(weights)} : (${words.join(" OR ")})`] : []),
    ...(slugs.length > 0 ? [inCategories(slugs)] : []),
    ...(termino.id && weights.some(({ hasId }) => hasId) ? [`clave : ${oneWord(termino.id)}`] : []),
  ];
  return parts.length > 0 ? `(${parts.join(" OR ")})` : undefined;
}

const inCategories = (slugs: readonly string[]) =>
  `categoria : (${slugs.map(oneWord).join(" OR ")})`;

/** Migration 0022 writes keys the same way. */
const oneWord = (key: string) => quote(`ª${key.replaceAll("-", "ª")}`);

/** Leaves the entries of one category. */
export function narrowTo(entries: Entries, within: string | undefined): Entries {
  if (within === undefined) return entries;
  const { indexed, candidates, conditions } = entries;
  const isWithin = sql`e.n in (${match(indexed, "palabras", inCategories([within]))})`;
  return { indexed, candidates, conditions: [...conditions, isWithin] };
}

/** Finds the words of texts that begin so. */
export async function wordsBeginning(db: Read, prefix: string): Promise<string[]> {
  const last = `${prefix}\u{10ffff}`;
  const { rows } = await sql<{ term: string }>`
    select term from busqueda_productos_terminos where term >= ${prefix} and term <= ${last}
    union select term from busqueda_consejos_terminos where term >= ${prefix} and term <= ${last}
  `.execute(db);
  return rows.map(({ term }) => term);
}

/** Finds the words of texts with letters that folding writes as others. */
export async function wordsWithOtherLetters(db: Read): Promise<string[]> {
  const { rows } = await sql<{ term: string }>`
    select term from busqueda_productos_terminos where term glob '*[øßłæœþđðı]*'
    union select term from busqueda_consejos_terminos where term glob '*[øßłæœþđðı]*'
  `.execute(db);
  return rows.map(({ term }) => term);
}

function match(
  indexed: Indexed,
  kind: "palabras" | "trigramas",
  expression: string | RawBuilder<unknown>,
) {
  const table = sql.table(`busqueda_${indexed}_${kind}`);
  return sql`select rowid as n from ${table} where ${table} match ${expression}`;
}
