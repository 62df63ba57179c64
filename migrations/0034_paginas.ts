import { type Kysely, sql } from "kysely";

/** The owner's own pages, at the top of the site; drafts, hours and links of drafts as articles have them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createPaginas(db);
  await remake(db, "slugs_antiguos", [
    sql`
    create table slugs_antiguos (
      tipo text not null check (tipo in ('categoria', 'producto', 'consejo', 'pagina')),
      slug text not null,
      id text not null,
      created_at text not null,
      paso integer not null default 0,
      primary key (tipo, slug, id)
    ) strict, without rowid`,
    sql`create index slugs_antiguos_by_id on slugs_antiguos (tipo, id)`,
  ]);
  await raiseVersionWith(db, "slugs_antiguos");
  await remake(db, "enlaces_borrador", [
    sql`
    create table enlaces_borrador (
      tipo text not null check (tipo in ('producto', 'consejo', 'pagina')),
      id text not null,
      token_hash text not null unique,
      created_at text not null,
      expires_at text not null,
      primary key (tipo, id)
    ) strict, without rowid`,
  ]);
}

async function createPaginas(db: Kysely<unknown>) {
  await sql`
    create table paginas (
      id text primary key,
      slug text not null unique check (length(slug) between 1 and 120
        and slug not glob '*[^a-z0-9-]*'),
      titulo text not null check (length(titulo) between 1 and 300),
      contenido text not null default '',
      lugar text not null default '' check (lugar in ('', 'pie', 'menu')),
      estado text not null default 'published' check (estado in ('published', 'draft')),
      version integer not null default 1,
      created_at text not null,
      updated_at text not null,
      programado_at text,
      programado_fallo text,
      seo_titulo text not null default '',
      seo_descripcion text not null default ''
    ) strict`.execute(db);
  await raiseVersionWith(db, "paginas");
  for (const column of ["programado_at", "programado_fallo"]) {
    await sql`create index ${sql.ref(`paginas_${column}`)} on paginas
      (${sql.ref(column)}) where ${sql.ref(column)} is not null`.execute(db);
  }
  await sql`create index paginas_con_imagenes on paginas (id)
    where instr(contenido, '](/media/') > 0`.execute(db);
  await sql`
    create trigger paginas_publicado after update of estado on paginas
    when new.estado = 'published' and new.programado_at is not null
    begin update paginas set programado_at = null where id = new.id; end`.execute(db);
  await sql`
    create trigger paginas_fallo_visto after update of version on paginas
    when new.programado_fallo is not null
    begin update paginas set programado_fallo = null where id = new.id; end`.execute(db);
  await sql`
    create trigger paginas_enlace_delete after delete on paginas
    begin delete from enlaces_borrador where tipo = 'pagina' and id = old.id; end`.execute(db);
}

/** A check cannot be changed, and renaming a table would not pass the triggers that name it. */
async function remake(db: Kysely<unknown>, table: string, made: ReturnType<typeof sql>[]) {
  await sql`create temp table copia as select * from ${sql.table(table)}`.execute(db);
  await sql`drop table ${sql.table(table)}`.execute(db);
  for (const statement of made) await statement.execute(db);
  await sql`insert into ${sql.table(table)} select * from temp.copia`.execute(db);
  await sql`drop table temp.copia`.execute(db);
}

async function raiseVersionWith(db: Kysely<unknown>, table: string) {
  for (const event of ["insert", "update", "delete"]) {
    await sql`
      create trigger ${sql.ref(`${table}_content_version_${event}`)}
      after ${sql.raw(event)} on ${sql.table(table)}
      begin update content_version set version = version + 1; end`.execute(db);
  }
}
