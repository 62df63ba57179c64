import { type Kysely, sql } from "kysely";

const TABLES = [
  ["producto", "productos"],
  ["consejo", "consejos"],
  ["pagina", "paginas"],
] as const;

/** The link of a draft and the hour of a publication end with the rights of whoever made them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await endLinks(db);
  for (const [tipo, table] of TABLES) {
    await sql`
      create trigger ${sql.ref(`${table}_enlace_publicado`)} after update of estado
      on ${sql.table(table)} when new.estado = 'published'
      begin delete from enlaces_borrador where tipo = ${sql.lit(tipo)} and id = new.id; end`.execute(
      db,
    );
    await rememberPlanner(db, tipo, table);
  }
  const ended = sql.raw(`
    begin
      delete from enlaces_borrador where creado_por = old.id;
      ${TABLES.map(([, table]) => `${withdrawHours(table, "= old.id")};`).join("\n")}
    end`);
  await sql`create trigger profiles_permisos_update after update of is_admin on profiles
    when new.is_admin = 0 ${ended}`.execute(db);
  await sql`create trigger profiles_permisos_delete after delete on profiles ${ended}`.execute(db);
}

async function endLinks(db: Kysely<unknown>) {
  await sql`alter table enlaces_borrador add column creado_por text`.execute(db);
  await sql`update enlaces_borrador set creado_por = (
    select actor_id from audit_log where action = 'enlace.creado'
      and target = enlaces_borrador.id order by at desc limit 1)`.execute(db);
  await sql.raw(`delete from enlaces_borrador where creado_por ${IS_GONE}`).execute(db);
  for (const [tipo, table] of TABLES) {
    await sql`delete from enlaces_borrador where tipo = ${tipo} and id in (
      select id from ${sql.table(table)} where estado = 'published')`.execute(db);
  }
}

async function rememberPlanner(db: Kysely<unknown>, tipo: string, table: string) {
  await sql`alter table ${sql.table(table)} add column programado_por text`.execute(db);
  await sql`update ${sql.table(table)} set programado_por = (
    select actor_id from audit_log where target = ${sql.table(table)}.id
      and action in (${`${tipo}.creado`}, ${`${tipo}.editado`}) order by at desc limit 1)
    where programado_at is not null`.execute(db);
  await sql.raw(withdrawHours(table, IS_GONE)).execute(db);
}

const IS_GONE = "not in (select id from profiles where is_admin = 1)";

/** The hour stays readable, for whoever decides anew. */
const withdrawHours = (table: string, planner: string) => `
  update ${table} set programado_fallo = 'sin-permisos ' || programado_at, programado_at = null
  where programado_at is not null and programado_por ${planner}`;
