import { type Kysely, sql } from "kysely";

const TABLES = [
  ["producto", "productos"],
  ["consejo", "consejos"],
  ["pagina", "paginas"],
] as const;

/** Changes of a published text wait beside it, one set for each, until they are published. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table cambios_pendientes (
      tipo text not null check (tipo in ('producto', 'consejo', 'pagina')),
      id text not null,
      version integer not null,
      titulo text not null,
      base text not null,
      contenido text not null,
      actor_email text,
      created_at text not null,
      updated_at text not null,
      programado_at text,
      programado_por text,
      programado_fallo text,
      primary key (tipo, id)
    ) strict`.execute(db);
  for (const column of ["programado_at", "programado_fallo"]) {
    await sql
      .raw(`create index cambios_pendientes_${column} on cambios_pendientes (${column})
      where ${column} is not null`)
      .execute(db);
  }
  await sql`create index cambios_con_imagenes on cambios_pendientes (tipo, id)
    where instr(contenido, '/media/') > 0`.execute(db);
  // A link belongs to one draft, or to one set of changes, and ends with it.
  for (const [event, row] of [
    ["insert", "new"],
    ["delete", "old"],
  ] as const) {
    await sql
      .raw(`
      create trigger cambios_pendientes_enlace_${event} after ${event} on cambios_pendientes
      begin delete from enlaces_borrador where tipo = ${row}.tipo and id = ${row}.id; end`)
      .execute(db);
  }
  for (const [tipo, table] of TABLES) await followOwner(db, tipo, table);
  const ended = `
    begin
      update cambios_pendientes
      set programado_fallo = 'sin-permisos ' || programado_at, programado_at = null
      where programado_at is not null and programado_por = old.id;
    end`;
  await sql
    .raw(`create trigger cambios_permisos_update after update of is_admin on profiles
    when new.is_admin = 0 ${ended}`)
    .execute(db);
  await sql
    .raw(`create trigger cambios_permisos_delete after delete on profiles ${ended}`)
    .execute(db);
}

async function followOwner(db: Kysely<unknown>, tipo: string, table: string) {
  const own = `where tipo = '${tipo}' and id = old.id`;
  await sql
    .raw(`
    create trigger ${table}_cambios_delete after delete on ${table}
    begin delete from cambios_pendientes ${own}; end`)
    .execute(db);
  await sql
    .raw(`
    create trigger ${table}_cambios_update after update of id on ${table}
    when new.id <> old.id
    begin update cambios_pendientes set id = new.id ${own}; end`)
    .execute(db);
  // Saving what is public already must not end the link of its changes.
  await sql.raw(`drop trigger ${table}_enlace_publicado`).execute(db);
  await sql
    .raw(`
    create trigger ${table}_enlace_publicado after update of estado on ${table}
    when new.estado = 'published' and (old.estado <> 'published' or not exists (
      select 1 from cambios_pendientes where tipo = '${tipo}' and id = new.id))
    begin delete from enlaces_borrador where tipo = '${tipo}' and id = new.id; end`)
    .execute(db);
}
