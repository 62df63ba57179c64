import { type RawBuilder, sql } from "kysely";
import type { Read } from "../schema/database";
import type { Entries, Indexed } from "./full-text.server";

export interface Gathered extends Entries {
  amount?: "few" | "many";
  isEmpty?: boolean;
}

/** Walking along all entries in their order is quicker than sorting when so many of the first are found. */
const MANY = { found: 256, ofAll: 1_024 };
/** A walk ends after so many pages of results, because all that is found may stand at the end. */
const WALK = 8;
/** So many titles are looked through in less than half a millisecond. */
const TITLES = 2_000;
const FEW = 2_000;

export async function gather(db: Read, entries: Gathered): Promise<Gathered> {
  const { indexed, candidates, amount } = entries;
  if (amount) return entries;
  if (!candidates && !entries.numbers) return entries;
  const { rows } = await sql<{ numbers: string; size: number }>`
    select json_group_array(n) as numbers, count(*) as size
    from (${numbersOf(entries)} limit ${FEW + 1})`.execute(db);
  const { numbers = "[]", size = 0 } = rows[0] ?? {};
  if (size <= FEW) {
    const known = sql`select value as n from json_each(${numbers})`;
    return { indexed, candidates: known, conditions: [], amount: "few", isEmpty: size === 0 };
  }
  if (!candidates || !(await areMany(db, indexed, candidates))) return entries;
  return { ...entries, amount: "many" };
}

/** Recommended first, then by rating and title: the order of the results within a rank. */
const ORDER = sql`e.recomendado desc, e.rating desc, e.titulo, e.id`;
const NEWEST = sql`(select fecha from consejos where consejos.id = e.id) desc, e.id desc`;

export function sortAll(
  entries: Entries,
  limit: number,
  order = ORDER,
): RawBuilder<{ id: string }> {
  return sql`select e.id from ${rowsOf(entries)} order by ${order} limit ${limit}`;
}

/** A list of articles shows the newest first. */
export const sortNewest = (entries: Entries, limit: number) => sortAll(entries, limit, NEWEST);

export async function findFirst(db: Read, entries: Gathered, limit: number) {
  const { candidates, amount } = entries;
  if (candidates && amount === "many") {
    const { rows } = await walkInOrder(entries, candidates, limit).execute(db);
    if (rows.length === limit) return rows;
  }
  const { rows } = await sortAll(entries, limit).execute(db);
  return rows;
}

async function areMany(db: Read, indexed: Indexed, candidates: RawBuilder<unknown>) {
  const all = sql.table(`busqueda_${indexed}`);
  const { rows } = await sql<{ areMany: number }>`
    select count(*) = ${MANY.found}
      and max(n) <= (
        select max(n) from (select n from ${all} order by n limit ${MANY.ofAll})) as areMany
    from (${candidates} limit ${MANY.found})`.execute(db);
  return rows[0]?.areMany === 1;
}

function walkInOrder(
  { indexed, conditions }: Entries,
  candidates: RawBuilder<unknown>,
  limit: number,
): RawBuilder<{ id: string }> {
  const found = sql`exists (${candidates} and rowid = e.n)`;
  return walk(indexed, [...conditions, found], { far: limit * WALK, limit });
}

/** Finds entries whose titles have words with these beginnings, unless all stand far down. */
export async function findBegun(
  db: Read,
  indexed: Indexed,
  beginnings: readonly string[],
  limit: number,
) {
  const conditions = beginnings.map((each) => sql`instr(' ' || e.titulo, ${` ${each}`}) > 0`);
  const { rows } = await walk(indexed, conditions, { far: TITLES, limit }).execute(db);
  return rows;
}

function walk(
  indexed: Indexed,
  conditions: readonly RawBuilder<unknown>[],
  { far, limit }: { far: number; limit: number },
): RawBuilder<{ id: string }> {
  return sql`
    select e.id from (
      select * from ${sql.table(`busqueda_${indexed}`)} as e order by ${ORDER} limit ${far}) as e
    where ${sql.join(conditions, sql` and `)}
    order by ${ORDER} limit ${limit}`;
}

export function countEither(one: Gathered, other?: Gathered): RawBuilder<{ total: number }> {
  if (!other) return sql`select count(*) as total from (${numbersOf(one)})`;
  // The other way round, the titles of many entries would be read.
  const [some, others] = one.amount === "few" ? [one, other] : [other, one];
  return sql`select (select count(*) from (${numbersOf(some)}))
    + (select count(*) from ${without(others, numbersOf(some))}) as total`;
}

function without(entries: Entries, numbers: RawBuilder<unknown>) {
  const known = knownNumbers(entries);
  if (known) return sql`(${known}) where n not in (${numbers})`;
  const number = sql.ref(entries.candidates ? "c.n" : "e.n");
  const isOther = sql`${number} not in (${numbers})`;
  return rowsOf({ ...entries, conditions: [isOther, ...entries.conditions] });
}

function rowsOf({ indexed, candidates, conditions }: Entries) {
  const all = sql`${sql.table(`busqueda_${indexed}`)} as e`;
  const found = candidates ? sql`(${candidates}) as c join ${all} on e.n = c.n` : all;
  return conditions.length > 0 ? sql`${found} where ${sql.join(conditions, sql` and `)}` : found;
}

const numbersOf = (entries: Entries): RawBuilder<unknown> =>
  knownNumbers(entries) ?? sql`select e.n from ${rowsOf(entries)}`;

const knownNumbers = ({ numbers, candidates, conditions }: Entries) =>
  numbers ?? (conditions.length === 0 ? candidates : undefined);
