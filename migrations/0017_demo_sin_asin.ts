import { type Kysely, sql } from "kysely";

const INDEX = "productos_without_asin";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index ${sql.table(INDEX)}`.execute(db);
  await sql`
    create index ${sql.table(INDEX)} on productos (titulo_folded, id, estado, category)
    where (id glob 'B0DEMO*' or id not glob
      'B0[A-Z0-9][A-Z0-9][A-Z0-9][A-Z0-9][A-Z0-9][A-Z0-9][A-Z0-9][A-Z0-9]'
      and id not glob '[0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9X]')`.execute(db);
  await sql`
    insert into sqlite_stat1 (tbl, idx, stat) values ('productos', ${INDEX}, '1000 1 1 1 1')`.execute(
    db,
  );
  await sql`analyze sqlite_schema`.execute(db);
}
