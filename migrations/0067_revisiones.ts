import { type Kysely, sql } from "kysely";

const TABLES = [
  ["producto", "productos"],
  ["consejo", "consejos"],
  ["pagina", "paginas"],
] as const;

const TIPO = sql.raw("tipo text not null check (tipo in ('producto', 'consejo', 'pagina'))");

/** Drafts may wait for somebody who publishes, and readers of their links may remark on them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table revisiones (
      ${TIPO},
      id text not null,
      pedida_por text not null references profiles (id) on delete cascade,
      nota text not null default '' check (length(nota) <= 1000),
      pedida_at text not null,
      devuelta_por text references profiles (id) on delete set null,
      respuesta text check (length(respuesta) between 1 and 1000),
      devuelta_at text,
      primary key (tipo, id),
      check ((respuesta is null) = (devuelta_at is null))
    ) strict, without rowid`.execute(db);
  await sql`create index revisiones_by_pedida on revisiones (pedida_por)`.execute(db);
  await sql`create index revisiones_by_devuelta on revisiones (devuelta_por)`.execute(db);
  await sql`
    create table observaciones (
      id text primary key,
      ${TIPO},
      item text not null,
      linea integer not null check (linea >= 0),
      cita text not null check (length(cita) <= 200),
      nombre text not null check (length(nombre) between 1 and 80),
      texto text not null check (length(texto) between 1 and 1000),
      created_at text not null,
      hecha_at text
    ) strict, without rowid`.execute(db);
  await sql`create index observaciones_by_item on observaciones (tipo, item, created_at)`.execute(
    db,
  );
  await sql`create index observaciones_by_date on observaciones (created_at)`.execute(db);
  for (const [tipo, table] of TABLES) await followRecord(db, tipo, table);
  await sql`
    create trigger cambios_pendientes_observaciones after delete on cambios_pendientes
    begin
      update observaciones set hecha_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
        where tipo = old.tipo and item = old.id and hecha_at is null;
    end`.execute(db);
}

/** Both go with a deleted draft. Once it, or its changes, are published, its link has no readers. */
async function followRecord(db: Kysely<unknown>, tipo: string, table: string) {
  const of = (id: string) => ({
    revision: sql.raw(`tipo = '${tipo}' and id = ${id}`),
    observacion: sql.raw(`tipo = '${tipo}' and item = ${id}`),
  });
  const [before, after] = [of("old.id"), of("new.id")];
  await sql`
    create trigger ${sql.ref(`${table}_revision_publicado`)} after update of estado
    on ${sql.table(table)} when new.estado = 'published' and not exists (
      select 1 from cambios_pendientes where ${after.revision})
    begin
      update observaciones set hecha_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
        where ${after.observacion} and hecha_at is null;
    end`.execute(db);
  await sql`
    create trigger ${sql.ref(`${table}_revision_delete`)} after delete on ${sql.table(table)}
    begin
      delete from revisiones where ${before.revision};
      delete from observaciones where ${before.observacion};
    end`.execute(db);
  await sql`
    create trigger ${sql.ref(`${table}_revision_update`)} after update of id on ${sql.table(table)}
    when new.id <> old.id
    begin
      update revisiones set id = new.id where ${before.revision};
      update observaciones set item = new.id where ${before.observacion};
    end`.execute(db);
}
