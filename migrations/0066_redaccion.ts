import { type Kysely, sql } from "kysely";

const PLANNED = ["productos", "consejos", "paginas", "cambios_pendientes"];

/** A third kind of admin writes drafts and publishes nothing, at no hour either. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await allowWriters(db, "profiles");
  await allowWriters(db, "invitaciones");
  const hours = PLANNED.map(
    (table) => `update ${table} set programado_fallo = 'sin-permisos ' || programado_at,
      programado_at = null where programado_at is not null and programado_por = new.id;`,
  );
  await sql`
    create trigger profiles_redaccion after update of admin_type on profiles
    when new.admin_type = 'writer' begin ${sql.raw(hours.join("\n"))} end`.execute(db);
}

const BEFORE = "('main_admin', 'contributor')";

/** A check cannot be changed, so the table is made anew; its triggers and indexes went with it. */
async function allowWriters(db: Kysely<unknown>, table: string) {
  const { rows } = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_schema where tbl_name = ${table} and sql is not null
    order by rowid`.execute(db);
  const statistics = await sql<{ idx: string; stat: string }>`
    select idx, stat from sqlite_stat1 where tbl = ${table}`.execute(db);
  await sql`create temp table copia as select * from ${sql.table(table)}`.execute(db);
  await sql`drop table ${sql.table(table)}`.execute(db);
  for (const part of rows) {
    const isTable = part.name === table;
    if (isTable && !part.sql.includes(BEFORE)) throw new Error(`${table} is not as 0048 left it`);
    const made = isTable ? part.sql.replace(BEFORE, `${BEFORE.slice(0, -1)}, 'writer')`) : part.sql;
    await sql.raw(made).execute(db);
    if (isTable) {
      await sql`insert into ${sql.table(table)} select * from temp.copia`.execute(db);
    }
  }
  await sql`drop table temp.copia`.execute(db);
  for (const { idx, stat } of statistics.rows) {
    await sql`insert into sqlite_stat1 (tbl, idx, stat) values (${table}, ${idx}, ${stat})`.execute(
      db,
    );
  }
}
