import { type Indexed, type Question, type Sought, WEIGHTS, type Weight } from "./full-text";

export type Amount = "none" | "some" | "many";

interface Ways<Rank> {
  rankOf(sought: Sought, places: readonly Weight[]): Rank | undefined;
  amountOf(rank: Rank): Promise<Amount>;
  /** @param amount how many entries match the same condition in any field */
  find(rank: Rank, amount: Amount): Promise<string[]>;
}

export const placesOf = (indexed: Indexed, { inTitles }: Question) =>
  WEIGHTS[indexed].slice(0, inTitles ? 1 : undefined);

/** Adds the entries of one rank after the other to `ids`, until there are enough. */
export async function addRanked<Rank extends { expression: string }>(
  ids: Set<string>,
  { indexed, question, limit }: { indexed: Indexed; question: Question; limit: number },
  ways: Ways<Rank>,
): Promise<void> {
  if (ids.size >= limit) return;
  for (const { rank, amount } of await ranksOf(placesOf(indexed, question), question, ways)) {
    if (ids.size >= limit) return;
    for (const id of await ways.find(rank, amount)) ids.add(id);
  }
}

/** Ranks by field: each condition is searched in the title, then in one field more at a time. */
async function ranksOf<Rank extends { expression: string }>(
  places: readonly Weight[],
  question: Question,
  { rankOf, amountOf }: Ways<Rank>,
) {
  const ranks = new Map<string, { rank: Rank; weight: number; amount: Amount }>();
  for (const sought of question.sought) {
    const all = rankOf(sought, places);
    const amount = all ? await amountOf(all) : "none";
    if (amount === "none") continue;
    // If most entries match, the field tells little: only the title and all fields are searched.
    const weights = amount === "many" ? [0, places.length - 1] : places.keys();
    for (const weight of weights) {
      const rank = rankOf(sought, places.slice(0, weight + 1));
      if (rank && !ranks.has(rank.expression)) ranks.set(rank.expression, { rank, weight, amount });
    }
  }
  return [...ranks.values()].sort((one, other) => one.weight - other.weight);
}

type Joined = Exclude<Sought, { words: readonly string[] }>;

export function partsOf(
  sought: Joined,
  expressionOf: (part: Sought) => string | undefined,
): { isAny: boolean; found: string[] } | undefined {
  const isAny = "any" in sought;
  const parts = (isAny ? sought.any : sought.all).map(expressionOf);
  const found = parts.filter((part) => part !== undefined);
  if (found.length === 0 || (!isAny && found.length < parts.length)) return undefined;
  return { isAny, found };
}
