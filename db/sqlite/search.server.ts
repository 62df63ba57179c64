import type { Read } from "../schema/database";
import {
  canStandInTitle,
  type Entries,
  holding,
  type Indexed,
  LAST_WEIGHT,
  narrowTo,
  type Sought,
  titleContains,
} from "./full-text.server";
import {
  countEither,
  findBegun,
  findFirst,
  type Gathered,
  gather,
  sortNewest,
} from "./full-text-results.server";

export { wordsBeginning, wordsWithOtherLetters } from "./full-text.server";

interface Matches {
  ids: string[];
  total: number;
}

interface Question {
  title?: string;
  sought: readonly Sought[];
  within?: string;
  inTitles?: boolean;
  isNewestFirst?: boolean;
}

export async function search(
  db: Read,
  indexed: Indexed,
  { title, sought, within, inTitles, isNewestFirst }: Question,
  limit: number,
): Promise<Matches> {
  const whole = title === undefined ? [] : [narrowTo(titleContains(indexed, title), within)];
  const last = inTitles ? 0 : LAST_WEIGHT[indexed];
  const ranks: { weight: number; entries: Gathered }[] = [];
  for (const each of sought) {
    const all = holding(indexed, each, last, within);
    if (!all) continue;
    const gathered = await gather(db, all);
    if (gathered.isEmpty) continue;
    // These are a part of all; where all are few, they need no gathering of their own.
    const known = gathered.amount === "few" ? { amount: gathered.amount } : {};
    let before = "";
    const weights = inTitles ? [0] : await weightsOf(db, indexed, each, gathered);
    for (const weight of weights) {
      const some = holding(indexed, each, weight, within);
      if (!some || (some.expression === before && weight < last)) continue;
      before = some.expression;
      ranks.push({ weight, entries: weight === last ? gathered : { ...some, ...known } });
    }
  }
  ranks.sort((a, b) => a.weight - b.weight);
  const first = isNewestFirst
    ? async (entries: Gathered) => (await sortNewest(entries, limit).execute(db)).rows
    : (entries: Gathered) => findFirst(db, entries, limit);
  return findBest(db, [...whole, ...ranks.map(({ entries }) => entries)], limit, first);
}

/** The place of a word tells nothing when most entries have the word, so fewer places are asked for. */
async function weightsOf(db: Read, indexed: Indexed, sought: Sought, { amount }: Gathered) {
  const last = LAST_WEIGHT[indexed];
  if (amount !== "many") return Array.from({ length: last + 1 }, (_, weight) => weight);
  return (await canStandInTitle(db, indexed, sought)) ? [0, last] : [last];
}

/** @param ranks best first; the last holds all others, but for some of the first */
async function findBest(
  db: Read,
  ranks: readonly Entries[],
  limit: number,
  first: (entries: Gathered) => Promise<{ id: string }[]>,
): Promise<Matches> {
  const known: Gathered[] = [...ranks];
  const ids = new Set<string>();
  for (const [n, rank] of ranks.entries()) {
    const entries = await gather(db, rank);
    known[n] = entries;
    for (const { id } of await first(entries)) ids.add(id);
    if (ids.size >= limit) {
      const [best = entries, ...others] = known;
      return { ids: [...ids].slice(0, limit), total: await count(db, best, others.at(-1)) };
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

/** The index would sort all that a common word begins, so the best entries are looked through before it. */
export async function findTitled(
  db: Read,
  indexed: Indexed,
  { begun, sought }: { begun: readonly string[]; sought: readonly Sought[] },
  limit: number,
): Promise<string[]> {
  const walked = begun.length > 0 ? await findBegun(db, indexed, begun, limit) : [];
  const ids = new Set(walked.map(({ id }) => id));
  for (const each of sought) {
    const titled = ids.size < limit && holding(indexed, each, 0);
    const entries = titled && (await gather(db, titled));
    if (!entries || entries.isEmpty) continue;
    for (const { id } of await findFirst(db, entries, limit)) ids.add(id);
  }
  return [...ids].slice(0, limit);
}
