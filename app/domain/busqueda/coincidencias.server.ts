import { database } from "~db/client.server";
import {
  countEither,
  type Entries,
  findFirstByTitle,
  hasWords,
  type Indexed,
  isShort,
  resemblesWords,
  titleContains,
} from "~db/full-text.server";
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
  const whole = titleContains(indexed, folded);
  if (palabras.length === 0) return findBest([whole]);
  const exact = await findBest([
    whole,
    hasWords(indexed, palabras, "titulo"),
    hasWords(indexed, palabras, "titulo y texto"),
  ]);
  if (exact.total > 0 || isLoneShortWord(folded, palabras)) return exact;
  return findBest([
    resemblesWords(indexed, palabras, "titulo"),
    resemblesWords(indexed, palabras, "titulo y texto"),
  ]);
}

/** For one short word nothing else is looked at the second time, only all titles once more. */
const isLoneShortWord = (folded: string, [first]: readonly string[]) =>
  folded === first && isShort(folded);

/**
 * By title inside each rank. A rank is read only while those before it leave room, and then they
 * are complete, so that nothing is lost by dropping from it what they hold already.
 */
async function findBest(ranks: Ranks): Promise<Coincidencias> {
  const ids = new Set<string>();
  for (const entries of ranks) {
    const first = await findFirstByTitle(database().read, entries, SEARCH_LIMIT);
    for (const { id } of first) ids.add(id);
    if (ids.size >= SEARCH_LIMIT) {
      return { ids: [...ids].slice(0, SEARCH_LIMIT), total: await count(ranks) };
    }
  }
  return { ids: [...ids], total: ids.size };
}

async function count([first, ...others]: Ranks): Promise<number> {
  const { rows } = await countEither(others.at(-1) ?? first, first).execute(database().read);
  return rows[0]?.total ?? 0;
}
