import type { Read } from "../schema/database";
import {
  type Entries,
  hasWords,
  type Indexed,
  isShort,
  mayHoldInTitle,
  resemblesWords,
  titleContains,
  type Where,
} from "./full-text.server";
import { countEither, findFirstByTitle, type Gathered, gather } from "./full-text-results.server";

interface Matches {
  ids: string[];
  total: number;
}

export async function search(
  db: Read,
  indexed: Indexed,
  { folded, palabras }: { folded: string; palabras: readonly string[] },
  limit: number,
): Promise<Matches> {
  const whole = titleContains(indexed, folded);
  if (palabras.length === 0) return findBest(db, [whole], limit);
  const mayBeInTitle = await mayHoldInTitle(db, indexed, palabras);
  const wheres: Where[] = mayBeInTitle ? ["titulo", "titulo y texto"] : ["titulo y texto"];
  const ranksOf = (find: typeof hasWords) => wheres.map((where) => find(indexed, palabras, where));
  const ranks = [...(mayBeInTitle ? [whole] : []), ...ranksOf(hasWords)];
  const exact = await findBest(db, ranks, limit);
  if (exact.total > 0 || isLoneShortWord(folded, palabras)) return exact;
  return findBest(db, ranksOf(resemblesWords), limit);
}

const isLoneShortWord = (folded: string, [first]: readonly string[]) =>
  folded === first && isShort(folded);

/** @param ranks best first; the last holds all others, but for some of the first */
async function findBest(db: Read, ranks: readonly Entries[], limit: number): Promise<Matches> {
  const known: Gathered[] = [...ranks];
  const ids = new Set<string>();
  for (const [n, rank] of ranks.entries()) {
    const entries = await gather(db, rank);
    known[n] = entries;
    for (const { id } of await findFirstByTitle(db, entries, limit)) ids.add(id);
    if (ids.size >= limit) {
      const [first = entries, ...others] = known;
      return { ids: [...ids].slice(0, limit), total: await count(db, first, others.at(-1)) };
    }
  }
  return { ids: [...ids], total: ids.size };
}

async function count(db: Read, one: Gathered, other?: Gathered): Promise<number> {
  const { rows } = await countEither(one, other).execute(db);
  return rows[0]?.total ?? 0;
}

export const countTitled = (db: Read, indexed: Indexed, folded: string): Promise<number> =>
  count(db, titleContains(indexed, folded));
