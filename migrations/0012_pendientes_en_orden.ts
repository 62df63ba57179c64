import { type Kysely, sql } from "kysely";

const PENDIENTES = [
  {
    index: "productos_without_asin",
    where: `id not glob 'B0[A-Z0-9][A-Z0-9][A-Z0-9][A-Z0-9][A-Z0-9][A-Z0-9][A-Z0-9][A-Z0-9]'
      and id not glob '[0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9X]'`,
  },
  { index: "productos_without_imagen", where: "imageurl = ''" },
  { index: "productos_external", where: "imageurl glob 'http*'" },
];

/** The planner needs these statistics (see 0005): without them it reads every product. */
const STATISTICS = [
  ...PENDIENTES.map(({ index }) => [index, "1000 1 1 1 1"] as const),
  ["productos_by_imageurl", "100000 2000"] as const,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const { index, where } of PENDIENTES) {
    await sql`drop index ${sql.table(index)}`.execute(db);
    await sql`
      create index ${sql.table(index)} on productos (titulo_folded, id, estado, category)
      where ${sql.raw(where)}`.execute(db);
  }
  // With the price, so that counting the old ones reads no product.
  await sql`drop index productos_by_check`.execute(db);
  await sql`
    create index productos_by_check on productos (precio_comprobado_at, price)
    where price is not null`.execute(db);
  for (const [index, stat] of STATISTICS) {
    await sql`
      insert into sqlite_stat1 (tbl, idx, stat) values ('productos', ${index}, ${stat})`.execute(
      db,
    );
  }
  await sql`analyze sqlite_schema`.execute(db);
}
