import { type SqlBool, sql } from "kysely";
import { z } from "zod";
import { cellSchema, noteDamage, parseStored } from "~base/stored-json.server";
import type { Trx } from "~db/client.server";
import { columnsOf } from "~db/engine/engine.server";
import type { Kind, Parte } from "~record/kind.server";
import { TABLES } from "~record/tipos/tipo";

const rowSchema = z.record(z.string(), cellSchema);
/** Rows are `unknown`, because each is parsed by itself: a damaged one must not lose the others. */
const itemRowsSchema = z.array(z.object({ table: z.string(), rows: z.array(z.unknown()) }));

type Row = z.infer<typeof rowSchema>;
type ItemRows = { table: string; rows: Row[] }[];

const partsOf = ({ tipo, partes }: Kind): Parte[] => [
  { table: TABLES[tipo], ids: ["id"] },
  ...partes,
];

/** Leaves out damaged rows; undefined if the item's own row is damaged. */
export function parseItem({ tipo, fila, partes }: Kind, datos: string) {
  const kept = parseStored(itemRowsSchema, datos, "versiones.datos");
  if (!kept) return undefined;
  const rowsOf = (table: string) =>
    kept.filter((part) => part.table === table).flatMap(({ rows }) => rows);
  const own = fila.safeParse(rowsOf(TABLES[tipo])[0]).data;
  if (!own) noteDamage("versiones.datos");
  const parts = partes.flatMap(({ table }) =>
    goodRows(rowsOf(table)).map((row) => ({ table, row })),
  );
  return own && { own, parts };
}

function goodRows(rows: readonly unknown[]): Row[] {
  return rows.flatMap((row) => {
    const { data } = rowSchema.safeParse(row);
    if (data === undefined) noteDamage("versiones.datos");
    return data === undefined ? [] : [data];
  });
}

export async function readItemRows(trx: Trx, kind: Kind, id: string): Promise<ItemRows> {
  const read: ItemRows = [];
  for (const part of partsOf(kind)) {
    const { rows } = await sql<Row>`
      select * from ${sql.table(part.table)} where ${belongs(part, id)}`.execute(trx);
    read.push({ table: part.table, rows });
  }
  return read;
}

export async function deleteItemRows(trx: Trx, kind: Kind, id: string): Promise<void> {
  for (const part of partsOf(kind).reverse()) {
    await sql`delete from ${sql.table(part.table)} where ${belongs(part, id)}`.execute(trx);
  }
}

export async function insertRow(trx: Trx, table: string, row: Row): Promise<void> {
  const columns = (await columnsOf(trx, table)).filter((name) => name in row);
  if (columns.length === 0) return;
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
    values (${sql.join(columns.map((name) => row[name]))})`.execute(trx);
}

function belongs({ ids, tipo }: Parte, id: string) {
  const own = ids.map((column) => sql<SqlBool>`${sql.ref(column)} = ${id}`);
  return sql`(${sql.join(own, sql` or `)})${tipo ? sql` and tipo = ${tipo}` : sql``}`;
}
