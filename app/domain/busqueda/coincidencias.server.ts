import { database } from "~db/client.server";
import {
  type Entries,
  hasWords,
  type Indexed,
  isShort,
  mayHoldInTitle,
  resemblesWords,
  titleContains,
} from "~db/full-text.server";
import { countEither, findFirstByTitle, gather } from "~db/full-text-results.server";
import { SEARCH_LIMIT } from "./busqueda";
import type { Consulta } from "./consulta";

interface Coincidencias {
  /** The best `SEARCH_LIMIT` of them. */
  ids: string[];
  total: number;
}

/** Best first; the last holds all of those before it but for some of the first. */
type Ranks = [first: Entries, ...others: Entries[]];

/**
 * Ranks what matches: the whole query inside the title, then all words in the title, then all words
 * in title and text. Only where nothing does, beginnings of words count too.
 */
export async function findCoincidencias(
  indexed: Indexed,
  { folded, palabras }: Consulta,
): Promise<Coincidencias> {
  const { read } = database();
  const whole = titleContains(indexed, folded);
  if (palabras.length === 0) return findBest([whole]);
  const inTitle = await mayHoldInTitle(read, indexed, palabras);
  const ranksOf = (find: typeof hasWords): Ranks => {
    const anywhere = find(indexed, palabras, "titulo y texto");
    return inTitle ? [find(indexed, palabras, "titulo"), anywhere] : [anywhere];
  };
  const words = ranksOf(hasWords);
  const exact = await findBest(inTitle ? [whole, ...words] : words);
  if (exact.total > 0 || isLoneShortWord(folded, palabras)) return exact;
  return findBest(ranksOf(resemblesWords));
}

/** For one short word nothing else is looked at the second time, only all titles once more. */
const isLoneShortWord = (folded: string, [first]: readonly string[]) =>
  folded === first && isShort(folded);

/**
 * By title inside each rank. A rank is read only while those before it leave room, and then they
 * are complete, so that nothing is lost by dropping from it what they hold already.
 */
async function findBest(ranks: Ranks): Promise<Coincidencias> {
  const { read } = database();
  const ids = new Set<string>();
  const gathered: Entries[] = [];
  for (const rank of ranks) {
    const entries = await gather(read, rank);
    gathered.push(entries);
    for (const { id } of await findFirstByTitle(read, entries, SEARCH_LIMIT)) ids.add(id);
    if (ids.size >= SEARCH_LIMIT) {
      const [first = entries] = gathered;
      return { ids: [...ids].slice(0, SEARCH_LIMIT), total: await count(first, ranks) };
    }
  }
  return { ids: [...ids], total: ids.size };
}

/** All of the first rank and the last, which holds the others. */
async function count(first: Entries, [, ...others]: Ranks): Promise<number> {
  const { rows } = await countEither(first, others.at(-1)).execute(database().read);
  return rows[0]?.total ?? 0;
}
