import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ajustes (
      clave text primary key,
      valor text not null,
      updated_at text not null
    ) strict, without rowid`.execute(db);

  await sql`
    create table media (
      sha text primary key check (length(sha) between 16 and 64 and sha not glob '*[^0-9a-f]*'),
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      anchos text not null check (json_valid(anchos) and json_type(anchos) = 'array'),
      og integer not null default 0 check (og in (0, 1)),
      alt text not null default '',
      credito text,
      credito_url text,
      origen text not null check (origen in ('demo', 'upload', 'import')),
      bytes integer not null default 0,
      created_by text references profiles (id) on delete set null,
      created_at text not null
    ) strict`.execute(db);
  await sql`create index media_by_author on media (created_by)`.execute(db);

  await sql`
    create table mensajes (
      id text primary key,
      name text not null,
      email text not null,
      subject text not null,
      message text not null,
      created_at text not null,
      read_at text
    ) strict`.execute(db);
  await sql`create index mensajes_by_date on mensajes (created_at desc)`.execute(db);

  await createJobs(db);
  await createImportaciones(db);
  await createAuditLog(db);
  await createContentVersion(db);
}

async function createJobs(db: Kysely<unknown>) {
  const lease = sql.raw(`
      attempts integer not null default 0,
      run_after text not null,
      lease_owner text,
      lease_until text,
      last_error text,
      check ((lease_owner is null) = (lease_until is null))`);

  await sql`
    create table correos (
      id text primary key,
      message_id text not null unique,
      recipient text not null,
      reply_to text,
      subject text not null,
      body text not null,
      status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
      created_at text not null,
      sent_at text,
      ${lease}
    ) strict`.execute(db);
  await sql`create index correos_due on correos (status, run_after)`.execute(db);

  await sql`
    create table trabajos (
      id text primary key,
      kind text not null,
      payload text not null default '{}' check (json_valid(payload)),
      status text not null default 'queued'
        check (status in ('queued', 'running', 'done', 'failed', 'cancelled')),
      created_at text not null,
      finished_at text,
      ${lease}
    ) strict`.execute(db);
  await sql`create index trabajos_due on trabajos (status, run_after)`.execute(db);

  await sql`
    create table envios (
      idem text primary key,
      resultado text not null,
      created_at text not null
    ) strict, without rowid`.execute(db);
  await sql`create index envios_by_date on envios (created_at)`.execute(db);
}

async function createImportaciones(db: Kysely<unknown>) {
  await sql`
    create table importaciones (
      id text primary key,
      archivo text not null,
      user_id text references profiles (id) on delete set null,
      trabajo_id text references trabajos (id) on delete set null,
      duplicados text not null default 'omitir' check (duplicados in ('omitir', 'actualizar')),
      estado text not null default 'preparada'
        check (estado in ('preparada', 'en_curso', 'terminada', 'deshecha')),
      errores text not null default '[]' check (json_valid(errores)),
      importados integer not null default 0,
      actualizados integer not null default 0,
      omitidos integer not null default 0,
      fallidos integer not null default 0,
      created_at text not null,
      finished_at text
    ) strict`.execute(db);
  await sql`create index importaciones_by_date on importaciones (created_at desc)`.execute(db);
  await sql`create index importaciones_by_user on importaciones (user_id)`.execute(db);
  await sql`create index importaciones_by_trabajo on importaciones (trabajo_id)`.execute(db);

  await sql`
    create table importacion_filas (
      importacion_id text not null references importaciones (id) on delete cascade,
      fila integer not null,
      datos text not null check (json_valid(datos)),
      elegida integer not null default 1 check (elegida in (0, 1)),
      resultado text check (resultado in ('importada', 'actualizada', 'omitida', 'fallida')),
      motivo text,
      producto_id text,
      anterior text,
      primary key (importacion_id, fila)
    ) strict, without rowid`.execute(db);
}

async function createAuditLog(db: Kysely<unknown>) {
  await sql`
    create table audit_log (
      id integer primary key,
      at text not null,
      actor_id text,
      actor_email text,
      action text not null,
      target text,
      details text not null default '{}' check (json_valid(details))
    ) strict`.execute(db);
  await sql`create index audit_log_by_date on audit_log (at desc)`.execute(db);
  await sql`create index audit_log_by_action on audit_log (action, at desc)`.execute(db);
  // Append-only; the retention job, the one exception, removes entries past their period.
  await sql`create trigger audit_log_no_update before update on audit_log
    begin select raise(abort, 'audit_log_append_only'); end`.execute(db);
  await sql`create trigger audit_log_no_early_delete before delete on audit_log
    when old.at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-365 days')
    begin select raise(abort, 'audit_log_append_only'); end`.execute(db);
}

/** The number rises with every committed change of content, whichever process wrote it. */
async function createContentVersion(db: Kysely<unknown>) {
  await sql`create table content_version (
    id integer primary key check (id = 1), version integer not null) strict`.execute(db);
  await sql`insert into content_version (id, version) values (1, 1)`.execute(db);

  const contentTables = [
    "categorias",
    "productos",
    "productos_relacionados",
    "consejos",
    "consejos_productos_relacionados",
    "tipos_consejo",
    "slugs_antiguos",
    "media",
    "ajustes",
  ];
  for (const table of contentTables) {
    for (const event of ["insert", "update", "delete"]) {
      await sql`
        create trigger ${sql.ref(`${table}_content_version_${event}`)}
        after ${sql.raw(event)} on ${sql.table(table)}
        begin update content_version set version = version + 1; end`.execute(db);
    }
  }
}
