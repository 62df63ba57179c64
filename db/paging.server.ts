import { type SelectQueryBuilder, sql } from "kysely";

/** A feed lists this many entries, the newest ones. */
export const FEED_LIMIT = 20;

export type Paged<Item> = { items: Item[]; total: number; pagina: number; paginas: number };

type Place = Record<"total" | "pagina" | "size", number>;

export async function countRows<DB, TB extends keyof DB>(
  query: SelectQueryBuilder<DB, TB, unknown>,
): Promise<number> {
  const counted = query.clearSelect().select(({ fn }) => fn.countAll().as("total"));
  const { total } = await counted.$castTo<{ total: number }>().executeTakeFirstOrThrow();
  return Number(total);
}

export async function hasRows<DB, TB extends keyof DB>(query: SelectQueryBuilder<DB, TB, unknown>) {
  const found = await query.clearSelect().select(sql`1`.as("one")).limit(1).executeTakeFirst();
  return found !== undefined;
}

export function placeOf({ total, pagina, size }: Place) {
  const paginas = Math.max(1, Math.ceil(total / size));
  const shown = Math.min(pagina, paginas);
  return { offset: (shown - 1) * size, place: { total, pagina: shown, paginas } };
}

export async function readPage<DB, TB extends keyof DB, Row, Item = Row>(
  ordered: SelectQueryBuilder<DB, TB, Row>,
  { pagina, size }: Omit<Place, "total">,
  toItem = (row: NoInfer<Row>) => row as unknown as Item,
): Promise<Paged<Item>> {
  const total = await countRows(ordered.clearOrderBy());
  const { offset, place } = placeOf({ total, pagina, size });
  const rows = await ordered.limit(size).offset(offset).execute();
  return { items: rows.map((row) => toItem(row as Row)), ...place };
}
