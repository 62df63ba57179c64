import { database } from "~db/client.server";
import {
  countEither,
  findFirstByTitle,
  gather,
  hasWords,
  isShort,
  mayHoldInTitle,
  resemblesWords,
  titleContains,
} from "~db/engine/engine.server";
import type { Entries, Gathered, Indexed, Where } from "~db/engine/entries";
import { SEARCH_LIMIT } from "./busqueda";
import type { Consulta } from "./consulta";

interface Coincidencias {
  ids: string[];
  total: number;
}

/**
 * Ranks the whole query inside the title first, then all words in the title, then in title and
 * text. Beginnings of words count only where nothing else matches.
 */
export async function findCoincidencias(
  indexed: Indexed,
  { folded, palabras }: Consulta,
): Promise<Coincidencias> {
  const { read } = database();
  const whole = titleContains(indexed, folded);
  if (palabras.length === 0) return findBest([whole]);
  const mayBeInTitle = await mayHoldInTitle(read, indexed, palabras);
  // A text in no title is in none of the ranks of titles.
  const wheres: Where[] = mayBeInTitle ? ["titulo", "titulo y texto"] : ["titulo y texto"];
  const ranksOf = (find: typeof hasWords) => wheres.map((where) => find(indexed, palabras, where));
  const exact = await findBest([...(mayBeInTitle ? [whole] : []), ...ranksOf(hasWords)]);
  if (exact.total > 0 || isLoneShortWord(folded, palabras)) return exact;
  return findBest(ranksOf(resemblesWords));
}

/** One short word would only search all titles again. */
const isLoneShortWord = (folded: string, [first]: readonly string[]) =>
  folded === first && isShort(folded);

/**
 * A rank is read only while those before it leave room; they were read to their end, so repeats can
 * be dropped.
 * @param ranks best first; the last holds all others, but for some of the first
 */
async function findBest(ranks: readonly Entries[]): Promise<Coincidencias> {
  const { read } = database();
  const known: Gathered[] = [...ranks];
  const ids = new Set<string>();
  for (const [n, rank] of ranks.entries()) {
    const entries = await gather(read, rank);
    known[n] = entries;
    for (const { id } of await findFirstByTitle(read, entries, SEARCH_LIMIT)) ids.add(id);
    if (ids.size >= SEARCH_LIMIT) {
      return { ids: [...ids].slice(0, SEARCH_LIMIT), total: await count(known) };
    }
  }
  return { ids: [...ids], total: ids.size };
}

/** The last rank holds every other one, but for some of the first. */
async function count([first, ...others]: readonly Gathered[]): Promise<number> {
  if (!first) return 0;
  const { rows } = await countEither(first, others.at(-1)).execute(database().read);
  return rows[0]?.total ?? 0;
}
