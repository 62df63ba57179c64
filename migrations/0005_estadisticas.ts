import { type Kysely, sql } from "kysely";

/**
 * Tells the planner that most rows are published. Without statistics it takes `estado = 'published'`
 * for rare and reads every product where a handful of ids is asked for; with fixed ones plans are
 * the same on every site, whatever its size.
 */
const STATISTICS = [
  ["productos", "productos_by_estado", "100000 50000 25000 1000 1 1"],
  ["consejos", "consejos_by_fecha", "10000 5000 1 1"],
] as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  // Makes the table of statistics, which cannot be created by hand.
  await sql`analyze main.tipos_consejo`.execute(db);
  await sql`delete from sqlite_stat1`.execute(db);
  for (const [table, index, stat] of STATISTICS) {
    await sql`insert into sqlite_stat1 (tbl, idx, stat) values (${table}, ${index}, ${stat})`.execute(
      db,
    );
  }
  // Loads them into this connection; others do so as the schema has changed.
  await sql`analyze sqlite_schema`.execute(db);
}
