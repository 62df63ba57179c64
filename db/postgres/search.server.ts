import { type RawBuilder, sql } from "kysely";
import {
  type Indexed,
  type Palabra,
  type Question,
  type Sought,
  WEIGHTS,
  type Weight,
} from "../engine/base/full-text";
import { addRanked, placesOf } from "../engine/base/ranked-search";
import type { Read } from "../schema/database";
import { expressionOf, inCategory } from "./expression";

/** A condition on `e`, the row of an entry in the index. */
type Found = RawBuilder<unknown>;

/** If `found` of the first `ofAll` entries match, the field with the word tells little. */
const MANY = { found: 256, ofAll: 1_024 };
const TITLES = 2_000;
/** The walk stops after so many pages of results, in case all hits stand at the end. */
const WALK = 8;

const ORDER = sql`e.recomendado desc, e.rating desc, e.titulo, e.id`;
const NEWEST = sql`(select fecha from consejos where consejos.id = e.id) desc, e.id desc`;

const entriesOf = (indexed: Indexed) => sql`${sql.table(`busqueda_${indexed}`)} as e`;

const matches = (expression: string) => sql`e.palabras @@ ${expression}::tsquery`;

const isAmong = (indexed: Indexed, expression: string) =>
  sql`e.n in (select busqueda_halla(${indexed}, ${expression}::tsquery))`;

/** @returns how many entries match, and how many of those are among the first `MANY.ofAll` */
async function amountOf(db: Read, indexed: Indexed, found: Found) {
  const first = sql`select e.n from ${entriesOf(indexed)} order by e.n limit ${MANY.ofAll}`;
  const { rows } = await sql<{ total: number; near: number }>`
    select count(*) as total,
      count(*) filter (where e.n <= (select max(n) from (${first}) as firsts)) as near
    from ${entriesOf(indexed)} where ${found}`.execute(db);
  return rows[0] ?? { total: 0, near: 0 };
}

interface Some {
  limit: number;
  isNewestFirst?: boolean;
  /** The condition for a walk in order, which is quicker where so many entries match. */
  common?: Found;
}

async function findFirst(
  db: Read,
  indexed: Indexed,
  found: Found,
  { limit, isNewestFirst, common }: Some,
): Promise<string[]> {
  if (common && !isNewestFirst) {
    const ids = await findBest(db, indexed, common, { far: limit * WALK, limit });
    if (ids.length === limit) return ids;
  }
  const { rows } = await sql<{ id: string }>`
    select e.id from ${entriesOf(indexed)} where ${found}
    order by ${isNewestFirst ? NEWEST : ORDER} limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

async function findBest(
  db: Read,
  indexed: Indexed,
  found: Found,
  { far, limit }: { far: number; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select e.id from (select * from ${entriesOf(indexed)} order by ${ORDER} limit ${far}) as e
    where ${found} order by ${ORDER} limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function search(
  db: Read,
  indexed: Indexed,
  question: Question,
  limit: number,
): Promise<{ ids: string[]; total: number }> {
  const { title, within, isNewestFirst } = question;
  const ids = new Set<string>();
  const whole = title === undefined ? undefined : titleContains(title, within);
  const some = { limit, isNewestFirst };
  for (const id of whole ? await findFirst(db, indexed, whole, some) : []) ids.add(id);
  const titled = ids.size > 0 ? whole : undefined;
  await addRanked(
    ids,
    { indexed, question, limit },
    {
      rankOf: (sought, places) => holding(indexed, sought, places, within),
      async amountOf({ found }) {
        const { total, near } = await amountOf(db, indexed, found);
        if (total === 0) return "none";
        return near >= MANY.found ? "many" : "some";
      },
      find: ({ found, common }, amount) =>
        findFirst(db, indexed, found, { ...some, common: amount === "many" ? common : undefined }),
    },
  );
  if (ids.size < limit) return { ids: [...ids], total: ids.size };
  const all = question.sought.at(-1);
  const found = all && holding(indexed, all, placesOf(indexed, question), within)?.found;
  const any = [titled, found].filter((each) => each !== undefined);
  const { total } = await amountOf(db, indexed, sql`(${sql.join(any, sql` or `)})`);
  return { ids: [...ids].slice(0, limit), total };
}

function holding(indexed: Indexed, sought: Sought, places: readonly Weight[], within?: string) {
  const expression = expressionOf(sought, places);
  if (expression === undefined) return undefined;
  const narrowed = within === undefined ? expression : `${expression} & ${inCategory(within)}`;
  return { expression, found: isAmong(indexed, narrowed), common: matches(narrowed) };
}

function titleContains(folded: string, within?: string): Found {
  const found = sql`strpos(e.titulo, ${folded}) > 0`;
  return within === undefined ? found : sql`(${found} and ${matches(inCategory(within))})`;
}

/** Counts in the table, which has an index: rows of the search table are wide and slow to read. */
export async function countTitled(db: Read, indexed: Indexed, folded: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${sql.table(indexed)}
    where estado = 'published' and strpos(titulo_folded, ${folded}) > 0`.execute(db);
  return rows[0]?.total ?? 0;
}

export async function findTitled(
  db: Read,
  indexed: Indexed,
  { begun, sought }: { begun: readonly string[]; sought: readonly Sought[] },
  limit: number,
): Promise<string[]> {
  const begins = begun.map((each) => sql`strpos(' ' || e.titulo, ${` ${each}`}) > 0`);
  const hasAll = sql.join(begins, sql` and `);
  const ids = new Set(await findBest(db, indexed, hasAll, { far: TITLES, limit }));
  for (const each of sought) {
    const titled = holding(indexed, each, WEIGHTS[indexed].slice(0, 1));
    if (!titled || ids.size >= limit) continue;
    for (const id of await findFirst(db, indexed, titled.found, { limit })) ids.add(id);
  }
  return [...ids].slice(0, limit);
}

export const wordsBeginning = (db: Read, prefix: string): Promise<Palabra[]> =>
  findWords(db, sql`palabra >= ${prefix} and palabra <= ${`${prefix}\u{10ffff}`}`);

export const wordsWithOtherLetters = (db: Read): Promise<Palabra[]> =>
  findWords(db, sql`palabra ~ '[øßłæœþđðı]'`);

async function findWords(db: Read, isSo: RawBuilder<unknown>): Promise<Palabra[]> {
  const { rows } = await sql<Palabra>`
    select palabra as word, sum(titles) as titles, sum(texts) as texts from (
      select palabra, max(case campo when 1 then textos else 0 end) as titles,
        max(textos) as texts
      from busqueda_terminos where ${isSo} and textos > 0 group by palabra, indice) as counted
    group by palabra order by palabra`.execute(db);
  return rows;
}
