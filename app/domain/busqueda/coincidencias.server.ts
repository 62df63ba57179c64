import { database } from "~db/client.server";
import {
  containsWords,
  countEither,
  type Entries,
  firstByTitle,
  type Indexed,
  titleContains,
} from "~db/full-text.server";
import { SEARCH_LIMIT } from "./busqueda";
import type { Consulta } from "./consulta";

interface Coincidencias {
  /** The best `SEARCH_LIMIT` of them. */
  ids: string[];
  total: number;
}

/**
 * Ranks what matches: the whole query inside the title, then all words in the title, then all words
 * in title and text; by title inside each. A rank is read only while the ranks before it leave
 * room, and then those are complete, so that nothing is lost by dropping what they hold already.
 */
export async function findCoincidencias(
  indexed: Indexed,
  consulta: Consulta,
): Promise<Coincidencias> {
  const ranks = ranksOf(indexed, consulta);
  const ids = new Set<string>();
  for (const entries of ranks) {
    const { rows } = await firstByTitle(indexed, entries, SEARCH_LIMIT).execute(database().read);
    for (const { id } of rows) ids.add(id);
    if (ids.size >= SEARCH_LIMIT) {
      return { ids: [...ids].slice(0, SEARCH_LIMIT), total: await count(ranks) };
    }
  }
  return { ids: [...ids], total: ids.size };
}

type Ranks = [whole: Entries, ...words: Entries[]];

function ranksOf(indexed: Indexed, { folded, palabras }: Consulta): Ranks {
  const whole = titleContains(indexed, folded);
  if (palabras.length === 0) return [whole];
  return [
    whole,
    containsWords(indexed, palabras, "titulo"),
    containsWords(indexed, palabras, "todo"),
  ];
}

/** The last rank holds those before it but for titles that hold the query from within a word. */
async function count([whole, ...words]: Ranks): Promise<number> {
  const { rows } = await countEither(words.at(-1) ?? whole, whole).execute(database().read);
  return rows[0]?.total ?? 0;
}
