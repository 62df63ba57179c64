import { type Kysely, sql } from "kysely";

/** An article names who signs and reviewed it, what it rests on, and what was corrected in it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table autores (
      id text primary key,
      slug text not null unique check (length(slug) between 1 and 120
        and slug not glob '*[^a-z0-9-]*'),
      nombre text not null check (length(nombre) between 1 and 120),
      imagen text not null default '',
      bio text not null default '',
      credencial text not null default '',
      demo integer not null default 0 check (demo in (0, 1)),
      version integer not null default 1,
      created_at text not null,
      updated_at text not null
    ) strict`.execute(db);
  for (const event of ["insert", "update", "delete"]) {
    await sql`
      create trigger ${sql.ref(`autores_content_version_${event}`)}
      after ${sql.raw(event)} on autores
      begin update content_version set version = version + 1; end`.execute(db);
  }
  const added = ["autor_id", "revisor_id", "revisado_at", "fuentes", "correcciones"];
  for (const column of added) {
    await sql`alter table consejos
      add column ${sql.ref(column)} text not null default ''`.execute(db);
  }
  for (const column of ["autor_id", "revisor_id"]) {
    await sql`create index ${sql.ref(`consejos_by_${column}`)}
      on consejos (${sql.ref(column)})`.execute(db);
  }
  // No foreign key: articles and old versions outlive their author, and come back without one.
  await sql`
    create trigger autores_gone after delete on autores begin
      update consejos set autor_id = '' where autor_id = old.id;
      update consejos set revisor_id = '' where revisor_id = old.id;
    end`.execute(db);
}
