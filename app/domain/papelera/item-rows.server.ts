import { sql } from "kysely";
import { type Item, TABLES, type Tipo } from "~/domain/tipo";
import type { Trx } from "~db/client.server";

/** Rows of one table that belong to an item. */
interface Part {
  table: string;
  /** Columns of which one holds the item's id. */
  ids: readonly string[];
  /** Whether other kinds have rows in it too, told apart by the column `tipo`. */
  isShared?: true;
}

const RELATIONS = "consejos_productos_relacionados";

const SLUGS: Part = { table: "slugs_antiguos", ids: ["id"], isShared: true };
const REVISIONS: Part = { table: "revisiones", ids: ["item_id"], isShared: true };

/** What each kind has beside its own row; a table added here comes back with the item. */
const PARTS: Record<Tipo, readonly Part[]> = {
  producto: [
    { table: "productos_relacionados", ids: ["producto_id", "producto_relacionado_id"] },
    { table: RELATIONS, ids: ["producto_id"] },
    SLUGS,
    REVISIONS,
    { table: "clics", ids: ["producto_id"] },
  ],
  consejo: [{ table: RELATIONS, ids: ["consejo_id"] }, SLUGS, REVISIONS],
  categoria: [SLUGS],
};

/** All tables of a kind, its own first. */
const partsOf = (tipo: Tipo): Part[] => [{ table: TABLES[tipo], ids: ["id"] }, ...PARTS[tipo]];

export type Row = Record<string, unknown>;
/** An item with everything that goes with it, by table. */
export type ItemRows = { table: string; rows: Row[] }[];

export async function readItemRows(trx: Trx, item: Item): Promise<ItemRows> {
  const read: ItemRows = [];
  for (const part of partsOf(item.tipo)) {
    const { rows } = await sql<Row>`
      select * from ${sql.table(part.table)} where ${belongs(part, item)}`.execute(trx);
    read.push({ table: part.table, rows });
  }
  return read;
}

/** @throws a foreign key error while other rows need the item */
export async function deleteItemRows(trx: Trx, item: Item): Promise<void> {
  for (const part of partsOf(item.tipo).reverse()) {
    await sql`delete from ${sql.table(part.table)} where ${belongs(part, item)}`.execute(trx);
  }
}

/** Adds a row with the columns that the table still has. */
export async function insertRow(trx: Trx, table: string, row: Row): Promise<void> {
  const known = await sql<{ name: string }>`
    select name from pragma_table_info(${table})`.execute(trx);
  const columns = known.rows.map(({ name }) => name).filter((name) => name in row);
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
    values (${sql.join(columns.map((name) => row[name]))})`.execute(trx);
}

function belongs({ ids, isShared }: Part, { tipo, id }: Item) {
  const own = sql.join(
    ids.map((column) => sql`${sql.ref(column)} = ${id}`),
    sql` or `,
  );
  return isShared ? sql`tipo = ${tipo} and (${own})` : sql`(${own})`;
}
