import { type RawBuilder, sql } from "kysely";
import type { Indexed, Nombre, Palabra, Sought, Termino, Weight } from "../engine/base/full-text";
import { partsOf } from "../engine/base/ranked-search";
import type { Read } from "../schema/database";

const quote = (text: string) => `"${text.replaceAll("\0", " ").replaceAll('"', '""')}"`;

/** @returns undefined where no entry can match in these fields */
export function expressionOf(sought: Sought, weights: readonly Weight[]): string | undefined {
  if ("words" in sought) return termExpression(sought, weights);
  if ("isName" in sought && sought.all.length > 1) return nameExpression(sought, weights);
  const parts = partsOf(sought, (part) => expressionOf(part, weights));
  return parts && `(${parts.found.join(parts.isAny ? " OR " : " AND ")})`;
}

const CLOSE = 3;
/** A name with more combinations of inflected words is searched as single words. */
const MOST_FORMS = 36;

/** A name's words must stand close together, except in titles and in names of categories. */
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

/** Searches titles only for `titled`: FTS5 would read all texts with the other words, in vain. */
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

/** Must match how migration 0022 writes keys. */
const oneWord = (key: string) => quote(`ª${key.replaceAll("-", "ª")}`);

export const wordsBeginning = (db: Read, prefix: string): Promise<Palabra[]> =>
  findWords(db, sql`term >= ${prefix} and term <= ${`${prefix}\u{10ffff}`}`);

/** Finds indexed words with letters such as «ø», which people type as plain ones. */
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
