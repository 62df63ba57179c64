import { type RawBuilder, sql } from "kysely";
import type { Indexed } from "../engine/base/full-text";
import type { Read } from "../schema/database";

/** A query for row numbers of the index; it ends with a condition, so that `and` can follow. */
export type Found = RawBuilder<unknown>;

/** With so many hits among the first entries, walking in order is quicker than sorting all hits. */
const MANY = { found: 256, ofAll: 1_024 };
/** The walk stops after so many pages of results, in case all hits stand at the end. */
const WALK = 8;
/** The best entries in which titles are tried; checking so many takes half a millisecond. */
const TITLES = 2_000;

/** Sorts results within a rank: recommended first, then by rating and title. */
const ORDER = sql`e.recomendado desc, e.rating desc, e.titulo, e.id`;
/** Lists of articles are sorted by date instead. */
const NEWEST = sql`(select fecha from consejos where consejos.id = e.id) desc, e.id desc`;

const entriesOf = (indexed: Indexed) => sql.table(`busqueda_${indexed}`);

export async function amountOf(db: Read, indexed: Indexed, found: Found) {
  const first = sql`select n from ${entriesOf(indexed)} order by n limit ${MANY.ofAll}`;
  const { rows } = await sql<{ size: number; last: number; bound: number }>`
    select count(*) as size, max(n) as last, (select max(n) from (${first})) as bound
    from (${found} limit ${MANY.found})`.execute(db);
  const { size = 0, last = 0, bound = 0 } = rows[0] ?? {};
  if (size === 0) return "none";
  return size === MANY.found && last <= bound ? "many" : "some";
}

/** @param some `isSparse` where the caller knows that only a small part of all entries matches */
export async function findFirst(
  db: Read,
  indexed: Indexed,
  found: Found,
  some: { limit: number; isNewestFirst?: boolean; isSparse?: boolean },
): Promise<string[]> {
  const { limit, isNewestFirst, isSparse } = some;
  if (!isSparse && !isNewestFirst && (await amountOf(db, indexed, found)) === "many") {
    const isFound = sql`exists (${found} and rowid = e.n)`;
    const ids = await walk(db, indexed, isFound, { far: limit * WALK, limit });
    if (ids.length === limit) return ids;
  }
  return idsOf(
    db,
    sql`
    select e.id from ${entriesOf(indexed)} as e where e.n in (${found})
    order by ${isNewestFirst ? NEWEST : ORDER} limit ${limit}`,
  );
}

/** Finds titles that have a word with each beginning, among the best `TITLES` entries only. */
export async function findBegun(
  db: Read,
  indexed: Indexed,
  beginnings: readonly string[],
  limit: number,
): Promise<string[]> {
  const conditions = beginnings.map((each) => sql`instr(' ' || e.titulo, ${` ${each}`}) > 0`);
  return walk(db, indexed, sql.join(conditions, sql` and `), { far: TITLES, limit });
}

const walk = (
  db: Read,
  indexed: Indexed,
  isFound: RawBuilder<unknown>,
  { far, limit }: { far: number; limit: number },
) =>
  idsOf(
    db,
    sql`
    select e.id from (
      select * from ${entriesOf(indexed)} as e order by ${ORDER} limit ${far}) as e
    where ${isFound}
    order by ${ORDER} limit ${limit}`,
  );

async function idsOf(db: Read, query: RawBuilder<{ id: string }>) {
  const { rows } = await query.execute(db);
  return rows.map(({ id }) => id);
}

/** Counts the entries that at least one of these queries finds. */
export async function countAny(db: Read, ...all: readonly (Found | undefined)[]): Promise<number> {
  const [one, other] = all.filter((each) => each !== undefined);
  const more = other && sql` + (select count(*) from (${other} and rowid not in (${one})))`;
  const { rows } = await sql<{ total: number }>`
    select (select count(*) from (${one}))${more ?? sql``} as total`.execute(db);
  return rows[0]?.total ?? 0;
}
