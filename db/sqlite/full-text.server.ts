import { type RawBuilder, sql } from "kysely";
import type { Read } from "../schema/database";

export type Indexed = "productos" | "consejos";

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
  /** The words that some title has; without this, all may stand in one. */
  titled?: readonly string[];
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

const quote = (text: string) => `"${text.replaceAll("\0", " ").replaceAll('"', '""')}"`;

/** @returns undefined where no entry can hold it in these places */
export function expressionOf(sought: Sought, weights: readonly Weight[]): string | undefined {
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

/** A word that no title has would be looked for in the titles of all entries that have it elsewhere. */
function termExpression(termino: Termino, weights: readonly Weight[]): string | undefined {
  const { words, titled = words } = termino;
  const all = weights.length === 1 ? titled : words;
  const quoted = all.map((word) => `${quote(word)}${termino.isPrefix ? " *" : ""}`);
  const slugs = weights.flatMap(({ named }) => (named && termino[named]) ?? []);
  const parts = [
    ...(quoted.length > 0 ? [`${columnsOf(weights)} : (${quoted.join(" OR ")})`] : []),
    ...(slugs.length > 0 ? [inCategories(slugs)] : []),
    ...(termino.id && weights.some(({ hasId }) => hasId) ? [`clave : ${oneWord(termino.id)}`] : []),
  ];
  return parts.length > 0 ? `(${parts.join(" OR ")})` : undefined;
}

export const inCategories = (slugs: readonly string[]) =>
  `categoria : (${slugs.map(oneWord).join(" OR ")})`;

/** Migration 0022 writes keys the same way. */
const oneWord = (key: string) => quote(`ª${key.replaceAll("-", "ª")}`);

export interface Palabra {
  word: string;
  titles: number;
  /** The most texts of one place that have it. */
  texts: number;
}

/** Finds the words of texts that begin so. */
export const wordsBeginning = (db: Read, prefix: string): Promise<Palabra[]> =>
  findWords(db, sql`term >= ${prefix} and term <= ${`${prefix}\u{10ffff}`}`);

/** Finds the words of texts with letters that folding writes as others. */
export const wordsWithOtherLetters = (db: Read): Promise<Palabra[]> =>
  findWords(db, sql`term glob '*[øßłæœþđðı]*'`);

async function findWords(db: Read, isSo: RawBuilder<unknown>): Promise<Palabra[]> {
  const wordsOf = (indexed: Indexed) => sql`
    select term, max(iif(col = 'titulo', doc, 0)) as titles, max(doc) as texts
    from ${sql.table(`busqueda_${indexed}_terminos`)} where ${isSo} group by term`;
  const { rows } = await sql<Palabra>`
    select term as word, sum(titles) as titles, sum(texts) as texts
    from (${wordsOf("productos")} union all ${wordsOf("consejos")})
    group by term`.execute(db);
  return rows;
}
