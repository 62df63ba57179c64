import { sql } from "kysely";
import type { Trx } from "~db/client.server";
import type { PapeleraTipo } from "./papelera";

/** Rows of one table that belong to an item. */
interface Part {
  table: string;
  /** Columns of which one holds the item's id. */
  ids: readonly string[];
  /** Value of the column `tipo`, where the table is shared. */
  tipo?: PapeleraTipo;
}

const RELATIONS = "consejos_productos_relacionados";

/** The tables of each kind, its own first; a table added here comes back with the item. */
const PARTS: Record<PapeleraTipo, readonly [Part, ...Part[]]> = {
  producto: [
    { table: "productos", ids: ["id"] },
    { table: "productos_relacionados", ids: ["producto_id", "producto_relacionado_id"] },
    { table: RELATIONS, ids: ["producto_id"] },
    { table: "slugs_antiguos", ids: ["id"], tipo: "producto" },
    { table: "revisiones", ids: ["item_id"], tipo: "producto" },
    { table: "clics", ids: ["producto_id"] },
  ],
  consejo: [
    { table: "consejos", ids: ["id"] },
    { table: RELATIONS, ids: ["consejo_id"] },
    { table: "slugs_antiguos", ids: ["id"], tipo: "consejo" },
    { table: "revisiones", ids: ["item_id"], tipo: "consejo" },
  ],
  categoria: [
    { table: "categorias", ids: ["id"] },
    { table: "slugs_antiguos", ids: ["id"], tipo: "categoria" },
  ],
};

export type Row = Record<string, unknown>;
/** An item with everything that goes with it, by table. */
export type ItemRows = { table: string; rows: Row[] }[];

export const ownTable = (tipo: PapeleraTipo) => PARTS[tipo][0].table;

export async function readItemRows(trx: Trx, tipo: PapeleraTipo, id: string): Promise<ItemRows> {
  const read: ItemRows = [];
  for (const part of PARTS[tipo]) {
    const { rows } = await sql<Row>`
      select * from ${sql.table(part.table)} where ${belongs(part, id)}`.execute(trx);
    read.push({ table: part.table, rows });
  }
  return read;
}

/** @throws a foreign key error while other rows need the item */
export async function deleteItemRows(trx: Trx, tipo: PapeleraTipo, id: string): Promise<void> {
  for (const part of [...PARTS[tipo]].reverse()) {
    await sql`delete from ${sql.table(part.table)} where ${belongs(part, id)}`.execute(trx);
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

function belongs({ ids, tipo }: Part, id: string) {
  const own = sql.join(
    ids.map((column) => sql`${sql.ref(column)} = ${id}`),
    sql` or `,
  );
  return tipo ? sql`tipo = ${tipo} and (${own})` : sql`(${own})`;
}
