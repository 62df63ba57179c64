import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await addEvidence(db);

  await sql`
    create table clics (
      dia text not null check (dia glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
      producto_id text not null references productos (id) on update cascade on delete cascade,
      pagina text not null check (length(pagina) between 1 and 20),
      clics integer not null check (clics > 0),
      primary key (dia, producto_id, pagina)
    ) strict, without rowid`.execute(db);
  await sql`create index clics_by_producto on clics (producto_id)`.execute(db);

  await guardLastMainAdmin(db);
  await addCounts(db);
}

async function addEvidence(db: Kysely<unknown>) {
  const columns = [
    "metodo text check (metodo in ('probado', 'ficha', 'opiniones'))",
    "cambios text not null default '[]' check (json_valid(cambios) and json_type(cambios) = 'array')",
    "retirada text check (retirada in ('retirado', 'alerta'))",
    "retirada_motivo text",
    "retirada_at text check ((retirada is null) = (retirada_at is null))",
  ];
  for (const column of columns) {
    await sql`alter table productos add column ${sql.raw(column)}`.execute(db);
  }
}

/** Backstop of the conditions in domain/profiles: somebody must be left to let others in. */
async function guardLastMainAdmin(db: Kysely<unknown>) {
  const others = sql.raw(
    "not exists (select 1 from profiles where admin_type = 'main_admin' and id <> old.id)",
  );
  await sql`
    create trigger profiles_last_main_admin_update before update of admin_type on profiles
    when old.admin_type = 'main_admin' and new.admin_type is not 'main_admin' and ${others}
    begin select raise(abort, 'last_main_admin'); end`.execute(db);
  await sql`
    create trigger profiles_last_main_admin_delete before delete on profiles
    when old.admin_type = 'main_admin' and ${others}
    begin select raise(abort, 'last_main_admin'); end`.execute(db);
}

async function addCounts(db: Kysely<unknown>) {
  const indexes = [
    "mensajes_unread on mensajes (created_at) where read_at is null",
    `productos_without_asin on productos (estado) where id not glob 'B0[A-Z0-9][A-Z0-9][A-Z0-9][A-Z0-9][A-Z0-9][A-Z0-9][A-Z0-9][A-Z0-9]'
      and id not glob '[0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9X]'`,
    "productos_without_imagen on productos (estado) where imageurl = ''",
    "productos_external on productos (estado) where imageurl glob 'http*'",
    "productos_by_check on productos (precio_comprobado_at) where price is not null",
    "productos_demo on productos (id) where demo = 1",
    "productos_withdrawn on productos (id) where retirada is not null",
    "consejos_demo on consejos (id) where demo = 1",
    "consejos_external on consejos (estado) where imagen glob 'http*'",
    "media_without_alt on media (sha) where alt = ''",
    "audit_log_by_actor on audit_log (actor_email, at desc)",
    "profiles_by_admin on profiles (admin_type, email) where admin_type is not null",
  ];
  for (const index of indexes) await sql`create index ${sql.raw(index)}`.execute(db);
}
