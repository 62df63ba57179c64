import { sql } from "kysely";
import { z } from "zod";
import { type SlugAntiguo, slugSchema } from "~/domain/slugs-antiguos.server";
import { cellSchema, noteDamage, parseStored } from "~/domain/stored-json.server";
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

const ownSchema = z
  .object({ id: z.string(), slug: z.string(), version: z.number() })
  .catchall(cellSchema);
const rowSchema = z.record(z.string(), cellSchema);
/** Each row is looked at by itself: an odd one must not keep the others away. */
const itemRowsSchema = z.array(z.object({ table: z.string(), rows: z.array(z.unknown()) }));

export type OwnRow = z.infer<typeof ownSchema>;
export type Row = Record<string, unknown>;
/** An item with everything that goes with it, by table. */
type ItemRows = { table: string; rows: Row[] }[];

export interface KeptItem {
  own: OwnRow;
  /** Its former slugs, which may lead elsewhere by now. */
  slugs: SlugAntiguo[];
  parts: ItemRows;
}

/**
 * What was kept of an item of this kind, without rows beside its own that are damaged; undefined when
 * that itself is.
 */
export function parseItem(tipo: Tipo, datos: string): KeptItem | undefined {
  const kept = parseStored(itemRowsSchema, datos, "papelera.datos");
  if (!kept) return undefined;
  const rowsOf = ({ table }: Pick<Part, "table">) =>
    kept.filter((part) => part.table === table).flatMap(({ rows }) => rows);
  const own = ownSchema.safeParse(rowsOf({ table: TABLES[tipo] })[0]).data;
  if (!own) {
    noteDamage("papelera.datos");
    return undefined;
  }
  const parts = PARTS[tipo].filter((part) => part !== SLUGS);
  return {
    own,
    slugs: goodRows(slugSchema, rowsOf(SLUGS)).map((slug) => ({ tipo, ...slug })),
    parts: parts.map((part) => ({
      table: part.table,
      rows: goodRows(rowSchema, rowsOf(part)),
    })),
  };
}

function goodRows<T>(schema: z.ZodType<T>, rows: readonly unknown[]): T[] {
  return rows.flatMap((row) => {
    const { data } = schema.safeParse(row);
    if (data === undefined) noteDamage("papelera.datos");
    return data ?? [];
  });
}

/** What was kept without a former slug; undefined when it is damaged. */
export function withoutSlug(datos: string, { slug, created_at }: SlugAntiguo): string | undefined {
  const kept = parseStored(itemRowsSchema, datos, "papelera.datos");
  const isIt = (row: unknown) => {
    const stored = slugSchema.safeParse(row).data;
    return stored?.slug === slug && stored.created_at === created_at;
  };
  const left = kept?.map(({ table, rows }) => ({
    table,
    rows: table === SLUGS.table ? rows.filter((row) => !isIt(row)) : rows,
  }));
  return left && JSON.stringify(left);
}

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

/** Adds a row with the columns that the table still has; none of them, and there is no row. */
export async function insertRow(trx: Trx, table: string, row: Row): Promise<void> {
  const known = await sql<{ name: string }>`
    select name from pragma_table_info(${table})`.execute(trx);
  const columns = known.rows.map(({ name }) => name).filter((name) => name in row);
  if (columns.length === 0) return;
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
