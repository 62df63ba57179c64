import { sql } from "kysely";
import {
  type Indexed,
  type Question,
  type Sought,
  WEIGHTS,
  type Weight,
} from "../engine/base/full-text";
import { addRanked, placesOf } from "../engine/base/ranked-search";
import type { Read } from "../schema/database";
import { expressionOf, inCategories } from "./full-text.server";
import { amountOf, countAny, type Found, findBegun, findFirst } from "./full-text-results.server";

export { wordsBeginning, wordsWithOtherLetters } from "./full-text.server";

export async function search(
  db: Read,
  indexed: Indexed,
  question: Question,
  limit: number,
): Promise<{ ids: string[]; total: number }> {
  const { title, within, isNewestFirst } = question;
  const ids = new Set<string>();
  const whole = title === undefined ? undefined : titleContains(indexed, title, within);
  const some = { limit, isNewestFirst };
  for (const id of whole ? await findFirst(db, indexed, whole, some) : []) ids.add(id);
  const titled = ids.size > 0 ? whole : undefined;
  await addRanked(
    ids,
    { indexed, question, limit },
    {
      rankOf: (sought, places) => holding(indexed, sought, places, within),
      amountOf: ({ found }) => amountOf(db, indexed, found),
      find: ({ found }, amount) =>
        findFirst(db, indexed, found, { ...some, isSparse: amount === "some" }),
    },
  );
  if (ids.size < limit) return { ids: [...ids], total: ids.size };
  const all = question.sought.at(-1);
  const found = all && holding(indexed, all, placesOf(indexed, question), within)?.found;
  return { ids: [...ids].slice(0, limit), total: await countAny(db, found, titled) };
}

export function holding(
  indexed: Indexed,
  sought: Sought,
  places: readonly Weight[],
  within?: string,
) {
  const expression = expressionOf(sought, places);
  if (expression === undefined) return undefined;
  const narrowed =
    within === undefined ? expression : `(${expression}) AND ${inCategories([within])}`;
  return { expression, found: matching(indexed, narrowed) };
}

function matching(indexed: Indexed, expression: string): Found {
  const table = sql.table(`busqueda_${indexed}_palabras`);
  return sql`select rowid as n from ${table} where ${table} match ${expression}`;
}

/** Finds titles that contain the folded text, also within a word. */
export function titleContains(indexed: Indexed, folded: string, within?: string): Found {
  const table = sql.table(`busqueda_${indexed}_trigramas`);
  const pattern = `*${folded.replace(/[[*?]/g, "[$&]")}*`;
  const found = sql`select rowid as n from ${table} where titulo glob ${pattern}`;
  if (within === undefined) return found;
  return sql`${found} and rowid in (${matching(indexed, inCategories([within]))})`;
}

export const countTitled = (db: Read, indexed: Indexed, folded: string): Promise<number> =>
  countAny(db, titleContains(indexed, folded));

/** Tries the best entries first, because the index would sort all hits of a common beginning. */
export async function findTitled(
  db: Read,
  indexed: Indexed,
  { begun, sought }: { begun: readonly string[]; sought: readonly Sought[] },
  limit: number,
): Promise<string[]> {
  const ids = new Set(await findBegun(db, indexed, begun, limit));
  for (const each of sought) {
    const titled = holding(indexed, each, WEIGHTS[indexed].slice(0, 1));
    if (!titled || ids.size >= limit) continue;
    for (const id of await findFirst(db, indexed, titled.found, { limit })) ids.add(id);
  }
  return [...ids].slice(0, limit);
}
